import * as z from 'zod/mini'
import { customCheck } from './custom-check'

/** Splits comma-separated text into trimmed parts; a blank text has none. */
function splitCommaList(text: string): string[] {
  return text.trim() === '' ? [] : text.split(',').map((part) => part.trim())
}

/** Rule for comma-separated text: every part must pass; `message` builds the message for the first that does not. */
export function commaListRule(passes: (part: string) => boolean, message: (part: string) => string) {
  return z.string().check(
    customCheck((text) => {
      const wrong = splitCommaList(text).find((part) => !passes(part))
      return wrong === undefined ? undefined : message(wrong)
    }),
  )
}
