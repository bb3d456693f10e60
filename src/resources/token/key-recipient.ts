import * as z from 'zod/mini'
import { storedValue } from '#/browser/stored-value'

/** A site or program elsewhere that an address hands a key to. */
export interface KeyRecipient {
  /** Scheme and host, which are what a person agreed to. */
  id: string
  /** As people read it. */
  host: string
  /** False where others on the way can read the key. */
  isEncrypted: boolean
}

const MOST = 100

/** Whom somebody in this browser agreed to hand keys to. */
const stored = storedValue('token.recipients', z.array(z.string()).check(z.maxLength(MOST)))

/** Who gets what `url` carries; undefined for the site that this page came from, which knows the key already. */
export function recipientOf(url: URL): KeyRecipient | undefined {
  if (url.origin === window.location.origin) return undefined
  const id = `${url.protocol}//${url.host}`
  const isSite = /^https?:$/.test(url.protocol)
  return { id, host: isSite ? url.host : id, isEncrypted: url.protocol !== 'http:' }
}

/** The ids of those whom keys may be handed to without a question, the newest first. */
export function knownRecipients(): readonly string[] {
  return stored.read() ?? []
}

/** Whether a person has to agree before `recipient` gets a key. */
export function needsConsent(recipient: KeyRecipient | undefined): recipient is KeyRecipient {
  return recipient !== undefined && !knownRecipients().includes(recipient.id)
}

/** Remembers in this browser that `recipient` may get keys. */
export function rememberConsent({ id }: KeyRecipient): void {
  const before = knownRecipients().filter((one) => one !== id)
  stored.write([id, ...before].slice(0, MOST))
}
