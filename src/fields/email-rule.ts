import * as z from 'zod/mini'
import { t } from '#/i18n/i18n'
import { charactersRule } from './characters-rule'
import { customCheck } from './custom-check'

/** Rejects only what no mail server accepts; the gateway validates the rest. */
const ADDRESS = /^[^\s@<>()",;:\\]+@[^\s@<>()",;:\\]+\.[^\s@<>()",;:\\.]+\.?$/
/** Longest address that the server accepts at registration (K8.3). */
const MAX_LENGTH = charactersRule({ max: 50 })

/** Whether `text` can be an email address; surrounding blanks are ignored. */
export function isEmail(text: string): boolean {
  return ADDRESS.test(text.trim())
}

/** Rule for one email address. */
export const emailRule = z
  .string()
  .check(
    customCheck((text) =>
      isEmail(text) ? MAX_LENGTH.safeParse(text.trim()).error?.issues[0]?.message : t('fields.email'),
    ),
  )
