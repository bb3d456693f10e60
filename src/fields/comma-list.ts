import * as z from 'zod/mini'
import { customCheck } from './custom-check'

/** The parts of a list typed with commas, each trimmed; a blank text has none. */
function splitCommaList(text: string): string[] {
  return text.trim() === '' ? [] : text.split(',').map((part) => part.trim())
}

/** A rule for a list typed with commas: every part must pass; `notification` says what is wrong with the first that does not. */
export function commaListRule(passes: (part: string) => boolean, message: (part: string) => string) {
  return z.string().check(
    customCheck((text) => {
      const wrong = splitCommaList(text).find((part) => !passes(part))
      return wrong === undefined ? undefined : message(wrong)
    }),
  )
}
