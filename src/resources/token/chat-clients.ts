import * as z from 'zod/mini'
import { ownedValue } from '#/browser/owned-value'
import { safeUrl } from '#/browser/urls'
import { fillLink, placeholdersOf } from '#/fields/address-text'
import type { StaticKey } from '#/i18n/i18n'
import { usableServerAddress, type Status } from '#/resources/status/status'
import { hasKey, secretOf, type Token } from './token'

export interface ClientLink {
  address: string
  /** Recipient configured by an option; undefined for clients whose URL is built in. */
  recipient?: KeyRecipient
}

export interface ChatClient {
  name: string
  /** Where its link begins, unless the server's chat link takes its place; without either there is none. */
  base?: string
  isReplaceable?: true
  /** Adds the key and the address of the server, each where this client reads it. */
  addKey: (url: URL, key: string, server: string) => void
}

const encodeSettings = (value: unknown) => encodeURIComponent(JSON.stringify(value))

/** Supported chat clients, in menu order. Adding one takes a record here and its messages. */
export const CHAT_CLIENTS: readonly [ChatClient, ...ChatClient[]] = [
  {
    name: 'NextChat',
    base: 'https://app.nextchat.dev',
    isReplaceable: true,
    // Joined by the URL parser, which keeps a query or hash of the chat link intact.
    addKey: (url, key, server) => {
      url.hash = `/?settings=${encodeSettings({ key, url: server })}`
    },
  },
  {
    name: 'BotGem (AMA)',
    base: 'ama://set-api-key',
    addKey: (url, key, server) => {
      url.search = `server=${encodeURIComponent(server)}&key=${key}`
    },
  },
  {
    name: 'OpenCat',
    base: 'opencat://team/join',
    addKey: (url, key, server) => {
      url.search = `domain=${encodeURIComponent(server)}&token=${key}`
    },
  },
  {
    name: 'LobeChat',
    isReplaceable: true,
    addKey: (url, key, server) => {
      const openai = { apiKey: key, baseURL: `${server}/v1` }
      const query = `settings=${encodeSettings({ keyVaults: { openai } })}`
      url.search = url.search ? `${url.search}&${query}` : query
    },
  },
]

/**
 * Builds the link that passes the token's key to `client`, or returns why there is none, such as a missing key. The base is
 * validated, and the result with the key again. A template says itself where the key goes.
 */
export function clientLink(
  { base, isReplaceable, addKey }: ChatClient,
  token: Pick<Token, 'key'>,
  status: Status,
): ClientLink | { unavailableReason: StaticKey } {
  const { chat_link } = status
  if (!hasKey(token)) return { unavailableReason: 'token.noKey' }
  const isOption = isReplaceable === true && chat_link !== ''
  const start = isOption ? chat_link : base
  if (start === undefined) return { unavailableReason: 'token.client.needsChatLink' }
  const { known, unknown } = placeholdersOf(isOption ? chat_link : '')
  if (unknown !== undefined) return { unavailableReason: 'token.client.placeholder' }
  const [key, server] = [secretOf(token), usableServerAddress(status)]
  if (server === undefined) return { unavailableReason: 'token.client.badServerAddress' }
  const isTemplate = known.length > 0
  const safe = safeUrl('app', isTemplate ? fillLink(start, { key, address: server }) : start)
  if (safe === undefined) return { unavailableReason: 'token.client.badChatLink' }
  const url = new URL(safe, window.location.origin)
  const recipient = isOption ? recipientOf(url) : undefined
  if (!isTemplate) addKey(url, key, server)
  if (safeUrl('app', url.href) === undefined) return { unavailableReason: 'token.client.badChatLink' }
  return { address: url.href, recipient }
}

/** External site or app that receives a key in a link. */
export interface KeyRecipient {
  /** Scheme and host, which the user consents to. */
  id: string
  host: string
  /** False when the key is sent in clear. */
  isEncrypted: boolean
}

const MAX_STORED_IDS = 100

/** Ids of the recipients that the account consented to in this browser. */
const stored = ownedValue('token.recipients', z.array(z.string()).check(z.maxLength(MAX_STORED_IDS)))

/** Returns the recipient of `url`; undefined for the own origin, which knows the key already. */
export function recipientOf(url: URL): KeyRecipient | undefined {
  if (url.origin === window.location.origin) return undefined
  const id = `${url.protocol}//${url.host}`
  const isSite = /^https?:$/.test(url.protocol)
  return { id, host: isSite ? url.host : id, isEncrypted: url.protocol !== 'http:' }
}

export function knownRecipients(): readonly string[] {
  return stored.read() ?? []
}

/** Whether the user must consent before `recipient` gets a key. */
export function needsConsent(recipient: KeyRecipient | undefined): recipient is KeyRecipient {
  return recipient !== undefined && !knownRecipients().includes(recipient.id)
}

export function rememberConsent({ id }: KeyRecipient): void {
  const before = knownRecipients().filter((known) => known !== id)
  stored.write([id, ...before].slice(0, MAX_STORED_IDS))
}
