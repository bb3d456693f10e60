import { z } from 'zod'
import { t } from '#/i18n/i18n'
import { charactersRule } from './characters-rule'

/** Only what no server takes: it has the last word on the rest, and says so in its answer. */
const ADDRESS = /^[^\s@<>()",;:\\]+@[^\s@<>()",;:\\]+\.[^\s@<>()",;:\\.]+\.?$/
/** The most characters that the server takes at registration (contract 8.3). */
const LENGTH = charactersRule({ max: 50 })

/** Whether `text` can be an e-mail address at all; blanks around it do not count. */
export function isEmail(text: string): boolean {
  return ADDRESS.test(text.trim())
}

/** A rule for one e-mail address. */
export const emailRule: z.ZodType<string> = z.string().superRefine((text, context) => {
  const message = isEmail(text) ? LENGTH.safeParse(text.trim()).error?.issues[0]?.message : t('rule.email')
  if (message !== undefined) context.addIssue({ code: 'custom', message })
})
