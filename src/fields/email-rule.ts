import * as z from 'zod/mini'
import { t } from '#/i18n/i18n'
import { charactersRule } from './characters-rule'
import { customCheck } from './custom-check'

/** Only what no server takes: it has the last word on the rest, and says so in its answer. */
const ADDRESS = /^[^\s@<>()",;:\\]+@[^\s@<>()",;:\\]+\.[^\s@<>()",;:\\.]+\.?$/
/** The most characters that the server takes at registration (K8.3). */
const MAX_LENGTH = charactersRule({ max: 50 })

/** Whether `text` can be an e-mail address at all; blanks around it do not count. */
export function isEmail(text: string): boolean {
  return ADDRESS.test(text.trim())
}

/** A rule for one e-mail address. */
export const emailRule = z
  .string()
  .check(
    customCheck((text) =>
      isEmail(text) ? MAX_LENGTH.safeParse(text.trim()).error?.issues[0]?.message : t('fields.email'),
    ),
  )
