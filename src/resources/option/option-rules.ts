import { safeUrl, type UrlKind } from '#/browser/urls'
import { fillLink, KNOWN_PLACEHOLDERS, placeholdersOf } from '#/fields/address-text'
import { byteLength } from '#/fields/rules'
import { t, type StaticKey } from '#/i18n/i18n'
import { MAX_RATIO_BYTES, ratioEntries, parseRatio, parseRatios, type RatioEntry } from './ratio-map'

// Not `Number()`, which accepts 1e6, 0x10 and blanks; the server reads a text it cannot parse as 0.
const DECIMAL = /^\d+(\.\d+)?$/
const WITHOUT_SEPARATORS = /^[^\s@,]+$/

/** Whether `text` is a plausible e-mail domain: an inner dot, no separators. */
const isDomain = (text: string) => WITHOUT_SEPARATORS.test(text) && text.slice(1, -1).includes('.')

/** Validates a decimal number: at least 0, or above 0 where the server divides by it. */
export function decimalRule({ isAboveZero = false } = {}) {
  return (text: string) => {
    const trimmed = text.trim()
    if (!DECIMAL.test(trimmed) || !Number.isFinite(Number(trimmed))) return t('option.rule.decimal')
    return isAboveZero && Number(trimmed) === 0 ? t('option.rule.aboveZero') : undefined
  }
}

/** Validates a URL by the same check that the console applies before using it; the server accepts any text. */
export const urlRule = (kind: UrlKind) => (text: string) =>
  safeUrl(kind, text.trim()) === undefined ? t('option.rule.address') : undefined

/** Values of the placeholders while a chat link is validated. */
const EXAMPLE = { key: 'sk-0', address: 'https://gateway.example' }

/** Validates the link to a chat page: an address, or a template of which the console knows all placeholders. */
export function chatLinkRule(text: string): string | undefined {
  const { unknown: placeholder } = placeholdersOf(text)
  if (placeholder !== undefined)
    return t('option.rule.placeholder', { placeholder, known: KNOWN_PLACEHOLDERS.join(', ') })
  const isAllowed = safeUrl('link', fillLink(text.trim(), EXAMPLE)) !== undefined
  return isAllowed ? undefined : t('option.rule.address')
}

/** Validates domain names, without `@` or blanks. */
export function domainsRule(domains: readonly string[]): string | undefined {
  const invalid = domains.find((domain) => !isDomain(domain))
  return invalid === undefined ? undefined : t('option.rule.domain', { domain: invalid })
}

const KIB = 1024

function countNames(entries: readonly RatioEntry[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { name } of entries) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}

/**
 * Returns the error message of a ratio text, starting with `message`; undefined when it is valid. The server
 * stores any text, empties its table, and only then reports an error, so nothing else prevents the loss. What
 * the server reads, such as a null or a repeated name, is accepted if it is in `stored` already.
 */
function validateRatios(text: string, message: string, stored: string): string | undefined {
  if (text.length > MAX_RATIO_BYTES || byteLength(text) > MAX_RATIO_BYTES) {
    const size = Math.ceil(byteLength(text) / KIB)
    return t('option.ratio.tooLong', { message, size, max: MAX_RATIO_BYTES / KIB })
  }
  const scan = parseRatios(text)
  if (scan.kind === 'broken') return t('option.ratio.brokenAt', { message, ...scan.at })
  if (scan.kind === 'other') return t('option.ratio.notAnObject', { message })
  const storedEntries = ratioEntries(stored) ?? []
  const isStoredNull = ({ name, raw }: RatioEntry) =>
    raw === 'null' && storedEntries.some((entry) => entry.name === name && entry.raw === 'null')
  const invalid = scan.members.find((entry) => parseRatio(entry.raw) === undefined && !isStoredNull(entry))
  if (invalid) return t('option.ratio.notANumber', { message, name: invalid.name })
  const [counts, storedCounts] = [countNames(scan.members), countNames(storedEntries)]
  const names = [...counts.keys()].filter((name) => (counts.get(name) ?? 0) > (storedCounts.get(name) ?? 0))
  if (names.some((name) => name.trim() === '')) return t('option.ratio.noName', { message })
  const repeated = names.find((name) => (counts.get(name) ?? 0) > 1)
  return repeated === undefined ? undefined : t('option.ratio.duplicate', { message, name: repeated })
}

/** Creates the rule of a ratio text; every error starts with `message`. `stored` is the text that the server holds. */
export const ratioRule =
  (message: StaticKey, stored = '') =>
  (text: string) =>
    validateRatios(text, t(message), stored)
