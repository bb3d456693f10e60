import * as z from 'zod/mini'

/** Comma text on the wire, a list inside; blanks and doubles vanish, null is an empty list (SH-27, SH-51). */
export const commaText = z.codec(z.nullish(z.string()), z.array(z.string()), {
  decode: (text) => [...new Set((text ?? '').split(',').map((part) => part.trim()))].filter(Boolean),
  encode: (list) => list.join(','),
})
