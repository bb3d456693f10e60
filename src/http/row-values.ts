import * as z from 'zod/mini'

/**
 * Members of a row that are read leniently: one that has an unusual value must not cost the row. What decides who
 * somebody is or what may be done (`id`, `role`) is read strictly where it is declared.
 */
const anything = z.optional(z.unknown())

function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined
}

/** The number in `value`, also where it came as text; undefined where there is none. */
function numberOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

function isTrue(value: unknown): boolean {
  return value === true || value === 1 || (typeof value === 'string' && value.trim() === 'true')
}

/** A text; blank where there is none. A number is taken as its digits. */
export const lenientText = z.pipe(
  anything,
  z.transform((value) => textOf(value) ?? ''),
)

/** A text, or undefined where there is none, as against a blank one. */
export const perhapsText = z.pipe(anything, z.transform(textOf))

/** A finite number, or undefined where there is none: that is shown as unknown, never as 0. */
export const perhapsNumber = z.pipe(anything, z.transform(numberOf))

/** A statistic or a time: 0 where it cannot be read. */
export const lenientNumber = z.pipe(
  anything,
  z.transform((value) => numberOf(value) ?? 0),
)

/** The same as a whole number. */
export const lenientWhole = z.pipe(
  anything,
  z.transform((value) => {
    const number = numberOf(value)
    return number !== undefined && Number.isInteger(number) ? number : 0
  }),
)

/** Yes or no, also where it came as the text `"true"` or `"false"`; anything else is no. */
export const lenientFlag = z.pipe(anything, z.transform(isTrue))

/** A status or a type: 0, which no server uses, where it is missing. A text is refused: it may mean anything. */
export const lenientCode = z.pipe(
  z.nullish(z.int()),
  z.transform((code) => code ?? 0),
)

/** How many there are, also where it came as text; undefined where the answer does not say. */
export const perhapsCount = z.pipe(
  anything,
  z.transform((value) => {
    const number = numberOf(value)
    return number !== undefined && Number.isInteger(number) && number >= 0 ? number : undefined
  }),
)
