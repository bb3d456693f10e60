import * as z from 'zod/mini'
import { safeUrl, type UrlKind } from '#/browser/safe-url'
import { customCheck } from '#/fields/custom-check'
import { t } from '#/i18n/i18n'

// Not Number: it reads 1e6, 0x10 and blanks as numbers, and the server turns what it cannot read into 0 (K10.29).
const DECIMAL = /^\d+(\.\d+)?$/
const WITHOUT_SEPARATORS = /^[^\s@,]+$/

/** Whether `text` can stand behind the @ of an address: a dot inside, nothing that separates. */
const isDomain = (text: string) => WITHOUT_SEPARATORS.test(text) && text.slice(1, -1).includes('.')

function ruleOf<Given>(problemOf: (value: Given) => string | undefined) {
  return z.custom<Given>().check(customCheck(problemOf))
}

/** A number that may have a fraction: at least 0, or above it where 0 would divide (K10.29). */
export function decimalRule({ isAboveZero = false } = {}): z.ZodMiniType<string> {
  return ruleOf((text: string) => {
    const trimmed = text.trim()
    if (!DECIMAL.test(trimmed) || !Number.isFinite(Number(trimmed))) return t('option.rule.decimal')
    return isAboveZero && Number(trimmed) === 0 ? t('option.rule.aboveZero') : undefined
  })
}

/** An address that the console itself would use as one of that kind; the server takes any text (T-05). */
export function urlRule(kind: UrlKind): z.ZodMiniType<string> {
  return ruleOf((text: string) =>
    safeUrl(kind, text.trim()) === undefined ? t('option.rule.address') : undefined,
  )
}

/** Names of domains, without an @ or blanks. */
export const domainsRule: z.ZodMiniType<readonly string[]> = ruleOf((domains: readonly string[]) => {
  const invalid = domains.find((domain) => !isDomain(domain))
  return invalid === undefined ? undefined : t('option.rule.domain', { domain: invalid })
})
