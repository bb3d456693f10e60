import * as z from 'zod/mini'
import { storedValue } from '#/browser/stored-value'

/** External site or app that receives a key in a link. */
export interface KeyRecipient {
  /** Scheme and host, which the user consents to. */
  id: string
  /** Display name. */
  host: string
  /** False when the key is sent in clear. */
  isEncrypted: boolean
}

const MAX_STORED_IDS = 100

/** Ids of the recipients that the user of this browser consented to. */
const stored = storedValue('token.recipients', z.array(z.string()).check(z.maxLength(MAX_STORED_IDS)))

/** Returns the recipient of `url`; undefined for the own origin, which knows the key already. */
export function recipientOf(url: URL): KeyRecipient | undefined {
  if (url.origin === window.location.origin) return undefined
  const id = `${url.protocol}//${url.host}`
  const isSite = /^https?:$/.test(url.protocol)
  return { id, host: isSite ? url.host : id, isEncrypted: url.protocol !== 'http:' }
}

/** Returns the ids of recipients with consent, newest first. */
export function knownRecipients(): readonly string[] {
  return stored.read() ?? []
}

/** Whether the user must consent before `recipient` gets a key. */
export function needsConsent(recipient: KeyRecipient | undefined): recipient is KeyRecipient {
  return recipient !== undefined && !knownRecipients().includes(recipient.id)
}

/** Stores the consent for `recipient` in this browser. */
export function rememberConsent({ id }: KeyRecipient): void {
  const before = knownRecipients().filter((known) => known !== id)
  stored.write([id, ...before].slice(0, MAX_STORED_IDS))
}
