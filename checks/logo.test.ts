import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { LOGO_FILES } from '../scripts/logo-drawing'

const readPublic = (name: string) => readFileSync(join(import.meta.dirname, '..', 'public', name))
/** Bytes 16 to 23 of a PNG are its width and height. */
const WIDTH_AT = 16

const drawings = LOGO_FILES.filter(({ pixels }) => pixels === undefined)
const pictures = LOGO_FILES.filter(({ pixels }) => pixels !== undefined)

it('logo: the files of public are the drawings (npm run logo)', () => {
  const outdated = drawings.filter(({ name, drawing }) => readPublic(name).toString() !== drawing)
  expect(outdated.map(({ name }) => name)).toEqual([])
})

it('logo: the pictures of public are as large as their records say', () => {
  const sizes = pictures.map(({ name }) => {
    const file = readPublic(name)
    return [name, file.readUInt32BE(WIDTH_AT), file.readUInt32BE(WIDTH_AT + 4)]
  })
  expect(sizes).toEqual(pictures.map(({ name, pixels }) => [name, pixels, pixels]))
})
