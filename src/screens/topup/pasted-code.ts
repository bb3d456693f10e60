import * as z from 'zod/mini'
import { t } from '#/i18n/i18n'

/** A code as the server generates it: 32 hex digits, not part of a longer word. */
const CODE = /(?<![0-9a-z])[0-9a-f]{32}(?![0-9a-z])/gi

/** Distinct codes in a text, in order. */
function codesIn(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(CODE), ([code]) => code))]
}

/** Rejects a text with several codes: the wanted one is ambiguous. */
export const codeRule = z
  .string()
  .check(z.refine((text) => codesIn(text).length < 2, { error: () => t('topup.several') }))

/**
 * Extracts the code from a typed or pasted text: the only match of the server's format, else the trimmed text, because
 * another server may use another format.
 */
export function pastedCode(text: string): string {
  const codes = codesIn(text)
  return codes.length === 1 && codes[0] !== undefined ? codes[0] : text.trim()
}
