import * as z from 'zod/mini'
import { t } from '#/i18n/i18n'

const encoder = new TextEncoder()

/** Length of `text` in UTF-8 bytes, which is how the server counts its limits. */
export function byteLength(text: string): number {
  return encoder.encode(text).length
}

/** Counts code points, as the server does, not UTF-16 units. */
function characterCount(text: string): number {
  return Array.from(text).length
}

/** Creates a schema check from `validate`, which returns the message in the current language, or undefined if valid. */
export function customCheck<Value>(validate: (value: Value) => string | undefined): z.core.$ZodCheck<Value> {
  return z.superRefine((value, context) => {
    const message = validate(value)
    if (message !== undefined) context.addIssue({ code: 'custom', message })
  })
}

interface Length {
  min?: number
  max: number
}

/** Rule for the length of a text in characters; blank texts are handled by `required`. */
export function charactersRule({ min = 0, max }: Length): z.ZodMiniType<string> {
  return z.string().check(
    customCheck((text) => {
      const n = characterCount(text)
      if (n >= min && n <= max) return undefined
      return min > 0 ? t('fields.charactersBetween', { min, max, n }) : t('fields.charactersMost', { max, n })
    }),
  )
}

/** Rejects only what no mail server accepts; the gateway validates the rest. */
const ADDRESS = /^[^\s@<>()",;:\\]+@[^\s@<>()",;:\\]+\.[^\s@<>()",;:\\.]+\.?$/
/** Longest address that the server accepts at registration. */
const lengthRule = charactersRule({ max: 50 })

/** Whether `text` can be an email address; surrounding blanks are ignored. */
export function isEmail(text: string): boolean {
  return ADDRESS.test(text.trim())
}

/** Rule for one email address. */
export const emailRule = z
  .string()
  .check(
    customCheck((text) =>
      isEmail(text) ? lengthRule.safeParse(text.trim()).error?.issues[0]?.message : t('fields.email'),
    ),
  )
