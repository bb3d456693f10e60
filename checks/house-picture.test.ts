import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { drawHouse, isImplied, withPicture } from '../scripts/house-picture'

const IMPORTS = new Map([
  ['screens', new Set(['ui', 'i18n'])],
  ['ui', new Set(['i18n'])],
  ['i18n', new Set<string>()],
])

it('docs/house.md shows the imports of src (npm run house-picture updates it)', () => {
  const text = readFileSync('docs/house.md', 'utf8')
  expect(withPicture(text, drawHouse())).toBe(text)
})

it('house picture: draws an arrow for an import unless other arrows imply it', () => {
  expect(isImplied(IMPORTS, 'screens', 'i18n')).toBe(true)
  expect(isImplied(IMPORTS, 'screens', 'ui')).toBe(false)
  const arrows = drawHouse(IMPORTS).match(/^ {2}\w+ --> \w+$/gm)
  expect(arrows).toEqual(['  screens --> ui', '  ui --> i18n'])
})

it('house picture: lists every import in the table', () => {
  expect(drawHouse(IMPORTS)).toContain('| screens | ui, i18n |')
})

it('house picture: draws a room that no floor names', () => {
  expect(drawHouse(new Map([['attic', new Set<string>()]]))).toContain('| attic | nothing |')
})

it('house picture: rejects a document without the markers', () => {
  expect(() => withPicture('no picture here', '')).toThrow('has no')
})
