import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** The files of all colours: those that Mantine has a name for, and ours. */
const CSS = ['mantine', 'theme'].map((name) => readFileSync(`src/ui/theme/${name}.css`, 'utf8')).join('')

/** Values of the token in the light and the dark scheme. */
function colorOf(token: string): { light: string; dark: string } {
  const found = new RegExp(`--(?:gc|mantine-color)-${token}: ([^;]*);`).exec(CSS)
  const value = token === 'white' ? '#ffffff' : (found?.[1] ?? '')
  const [light = '', dark = light] = value.match(/#[\da-f]{6}/g) ?? []
  return { light, dark }
}

/** Relative luminance of WCAG 2. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

const SURFACES = ['surface', 'sunken', 'raised', 'overlay', 'default']
const TEXTS = ['text', 'dimmed', 'placeholder', 'link', 'good', 'fair', 'warning', 'bad', 'neutral']
const TYPE_COLORS = [
  'gray',
  'blue',
  'cyan',
  'dark',
  'green',
  'lime',
  'orange',
  'pink',
  'red',
  'teal',
  'violet',
  'yellow',
]
const PAIRS: readonly (readonly [string, string, number])[] = [
  ...SURFACES.flatMap((surface) => TEXTS.map((text) => [text, surface, 4.5] as const)),
  ...['text', 'dimmed', 'link'].map((text) => [text, 'hover', 4.5] as const),
  ['good', 'green-light', 4.5],
  ['warning', 'orange-light', 4.5],
  ['bad', 'red-light', 4.5],
  ['neutral', 'gray-light', 4.5],
  ['selected-text', 'selected', 4.5],
  ['text', 'mark', 4.5],
  ['disabled-color', 'disabled', 4.5],
  ['white', 'accent', 4.5],
  ['white', 'blue-filled-hover', 4.5],
  ...TYPE_COLORS.map((color) => ['white', `type-${color}`, 4.5] as const),
  ['white', 'red-filled', 4.5],
  ['white', 'red-filled-hover', 4.5],
  ...SURFACES.map((surface) => ['input-border', surface, 3] as const),
  ...SURFACES.map((surface) => ['focus', surface, 3] as const),
  ...SURFACES.flatMap((surface) =>
    ['1', '2', '3', '4', '5', '6', 'rest'].map((series) => [`series-${series}`, surface, 3] as const),
  ),
]

it('colours: every pair has its contrast in both schemes', () => {
  const offenders = (['light', 'dark'] as const).flatMap((scheme) =>
    PAIRS.map(([front, back, least]) => ({
      pair: `${front} on ${back}, ${scheme}`,
      least,
      contrast: contrast(colorOf(front)[scheme], colorOf(back)[scheme]),
    })).filter((one) => !(one.contrast >= one.least)),
  )
  expect(offenders).toEqual([])
})

it('colours: dark surfaces are lighter the higher they float', () => {
  const lights = ['sunken', 'surface', 'raised', 'overlay'].map((name) => luminance(colorOf(name).dark))
  expect(lights).toEqual(lights.toSorted((a, b) => a - b))
  expect(new Set(lights).size).toBe(lights.length)
})
