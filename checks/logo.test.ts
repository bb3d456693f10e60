import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { LOGO_FILES } from '../scripts/logo-drawing'

const readPublic = (name: string) => readFileSync(join(import.meta.dirname, '..', 'public', name))
/** Bytes 16 to 23 of a PNG are its width and height. */
const WIDTH_AT = 16

const drawings = LOGO_FILES.filter(({ pixels }) => pixels === undefined)
const pictures = LOGO_FILES.filter(({ pixels }) => pixels !== undefined)

it.each(drawings)('logo: public/$name is the drawing (npm run logo)', ({ name, drawing }) => {
  expect(readPublic(name).toString()).toBe(drawing)
})

it.each(pictures)('logo: public/$name is as large as its record says', ({ name, pixels }) => {
  const file = readPublic(name)
  expect([file.readUInt32BE(WIDTH_AT), file.readUInt32BE(WIDTH_AT + 4)]).toEqual([pixels, pixels])
})
