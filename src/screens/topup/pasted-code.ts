import * as z from 'zod/mini'
import { t } from '#/i18n/i18n'

/** How the server writes codes; not part of a longer word. */
const CODE = /(?<![0-9a-z])[0-9a-f]{32}(?![0-9a-z])/gi

/** The codes in a text, each once, in their order. */
function codesIn(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(CODE), ([code]) => code))]
}

/** A text with several codes is refused: nobody can tell the wanted one. */
export const codeRule = z
  .string()
  .check(z.refine((text) => codesIn(text).length < 2, { error: () => t('topup.several') }))

/**
 * The code in a typed or pasted text: the only one that looks like the server's, else all of it without the
 * blanks around, because another server may write codes differently.
 */
export function pastedCode(text: string): string {
  const codes = codesIn(text)
  return codes.length === 1 && codes[0] !== undefined ? codes[0] : text.trim()
}
