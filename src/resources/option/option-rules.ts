import * as z from 'zod/mini'
import { safeUrl, type UrlKind } from '#/browser/urls'
import { customCheck } from '#/fields/rules'
import { t } from '#/i18n/i18n'

// Not `Number()`, which accepts 1e6, 0x10 and blanks; the server reads a text it cannot parse as 0 (K10.29).
const DECIMAL = /^\d+(\.\d+)?$/
const WITHOUT_SEPARATORS = /^[^\s@,]+$/

/** Whether `text` is a plausible e-mail domain: an inner dot, no separators. */
const isDomain = (text: string) => WITHOUT_SEPARATORS.test(text) && text.slice(1, -1).includes('.')

function ruleOf<Given>(problemOf: (value: Given) => string | undefined) {
  return z.custom<Given>().check(customCheck(problemOf))
}

/** Validates a decimal number: at least 0, or above 0 where the server divides by it (K10.29). */
export function decimalRule({ isAboveZero = false } = {}): z.ZodMiniType<string> {
  return ruleOf((text: string) => {
    const trimmed = text.trim()
    if (!DECIMAL.test(trimmed) || !Number.isFinite(Number(trimmed))) return t('option.rule.decimal')
    return isAboveZero && Number(trimmed) === 0 ? t('option.rule.aboveZero') : undefined
  })
}

/** Validates a URL by the same check that the console applies before using it; the server accepts any text (T-05). */
export function urlRule(kind: UrlKind): z.ZodMiniType<string> {
  return ruleOf((text: string) =>
    safeUrl(kind, text.trim()) === undefined ? t('option.rule.address') : undefined,
  )
}

/** Validates domain names, without `@` or blanks. */
export const domainsRule: z.ZodMiniType<readonly string[]> = ruleOf((domains: readonly string[]) => {
  const invalid = domains.find((domain) => !isDomain(domain))
  return invalid === undefined ? undefined : t('option.rule.domain', { domain: invalid })
})

/** Removes trailing slashes from `text`. Not by regex: `/+$` takes quadratic time on a long run of slashes. */
export function withoutTrailingSlashes(text: string): string {
  let end = text.length
  while (text[end - 1] === '/') end -= 1
  return text.slice(0, end)
}
