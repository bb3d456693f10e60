import * as z from 'zod/mini'

function listOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(listOf)
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  return [...new Set(text.split(',').map((part) => part.trim()))].filter(Boolean)
}

/** Codec between comma-separated text on the wire and a list; drops blanks and duplicates, null is an empty list (SH-27, SH-51). */
export const commaText = z.codec(z.nullish(z.string()), z.array(z.string()), {
  decode: listOf,
  encode: (list) => list.join(','),
})

/** Lenient schema of a list in a row: accepts an array or comma-separated text; anything else is an empty list. */
export const lenientList = z.pipe(
  z.optional(z.unknown()),
  z.transform((value) => [...new Set(listOf(value))]),
)
