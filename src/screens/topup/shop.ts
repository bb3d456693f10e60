import { safeUrl } from '#/browser/urls'
import type { Account } from '#/resources/account/account'

/** The configured shop. */
export interface Shop {
  /** URL without account data. */
  address: string
  host: string
  isEncrypted: boolean
}

const PROTOCOLS = new Set(['https:', 'http:'])

/** Parses the configured link; undefined if it is no safe http(s) URL (T-09). */
export function parseShopLink(link: string): Shop | undefined {
  const safe = safeUrl('link', link)
  if (safe === undefined) return undefined
  const url = new URL(safe, window.location.origin)
  if (!PROTOCOLS.has(url.protocol)) return undefined
  return { address: url.href, host: url.host, isEncrypted: url.protocol === 'https:' }
}

/** A UUID (version 4) for one purchase. `crypto.randomUUID` exists only in secure contexts. */
export function transactionId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** The URL of the shop with the parameters it needs: account and transaction id. */
export function purchaseUrl(shop: Shop, { id, username }: Account, transaction: string): string {
  const url = new URL(shop.address)
  url.searchParams.set('username', username)
  url.searchParams.set('user_id', String(id))
  url.searchParams.set('transaction_id', transaction)
  return url.href
}
