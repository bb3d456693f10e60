import { t } from '#/i18n/i18n'

const encoder = new TextEncoder()

/** Length of `text` in UTF-8 bytes, which is how the server counts its limits. */
export function byteLength(text: string): number {
  return encoder.encode(text).length
}

/** Rule for the length of a text in UTF-8 bytes. */
export const bytesRule =
  (max: number) =>
  (text: string): string | undefined => {
    const bytes = byteLength(text)
    return bytes > max ? t('fields.bytes', { max, bytes }) : undefined
  }

/** Rule for the length of a text in code points, as the server counts it; blank texts are handled by `required`. */
export const charactersRule =
  ({ min = 0, max }: { min?: number; max: number }) =>
  (text: string): string | undefined => {
    const n = Array.from(text).length
    if (n >= min && n <= max) return undefined
    return min > 0 ? t('fields.charactersBetween', { min, max, n }) : t('fields.charactersMost', { max, n })
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
export function emailRule(text: string): string | undefined {
  return isEmail(text) ? lengthRule(text.trim()) : t('fields.email')
}
