import * as z from 'zod/mini'

/**
 * Base of the lenient schemas: an unusual value of one field must not drop the whole row. Fields that decide identity
 * or permissions (`id`, `role`) use strict schemas instead.
 */
const anything = z.optional(z.unknown())

function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined
}

/** Converts a number or numeric text to a finite number; otherwise undefined. */
function numberOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

function isTrue(value: unknown): boolean {
  return value === true || value === 1 || (typeof value === 'string' && value.trim() === 'true')
}

/** Text; numbers and booleans are converted, anything else becomes blank. */
export const lenientText = z.pipe(
  anything,
  z.transform((value) => textOf(value) ?? ''),
)

/** Text, or undefined where there is none (unlike `lenientText`, which gives a blank). */
export const optionalText = z.pipe(anything, z.transform(textOf))

/** Finite number, or undefined if missing or unreadable: shown as unknown, never as 0. */
export const optionalNumber = z.pipe(anything, z.transform(numberOf))

/** Number for a statistic or a time; 0 if unreadable. */
export const lenientNumber = z.pipe(
  anything,
  z.transform((value) => numberOf(value) ?? 0),
)

/** Integer for a statistic or a time; 0 if unreadable. */
export const lenientInteger = z.pipe(
  anything,
  z.transform((value) => {
    const number = numberOf(value)
    return number !== undefined && Number.isInteger(number) ? number : 0
  }),
)

/** Boolean; accepts `true`, 1 and the text `"true"`, anything else is false. */
export const lenientFlag = z.pipe(anything, z.transform(isTrue))

/** Status or type code; 0 (unused by the server) if missing. Rejects text. */
export const lenientCode = z.pipe(
  z.nullish(z.int()),
  z.transform((code) => code ?? 0),
)

/** Count of at least 0, also from text; undefined if missing or invalid. */
export const optionalCount = z.pipe(
  anything,
  z.transform((value) => {
    const number = numberOf(value)
    return number !== undefined && Number.isInteger(number) && number >= 0 ? number : undefined
  }),
)
