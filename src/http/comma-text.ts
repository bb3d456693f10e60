import * as z from 'zod/mini'

function listOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(listOf)
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  return [...new Set(text.split(',').map((part) => part.trim()))].filter(Boolean)
}

/** Comma text on the wire, a list inside; blanks and doubles vanish, null is an empty list (SH-27, SH-51). */
export const commaText = z.codec(z.nullish(z.string()), z.array(z.string()), {
  decode: listOf,
  encode: (list) => list.join(','),
})

/** The same as a member of a row: a list is taken as it is, and what is neither is an empty one. */
export const lenientList = z.pipe(
  z.optional(z.unknown()),
  z.transform((value) => [...new Set(listOf(value))]),
)
