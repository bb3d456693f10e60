import * as z from 'zod/mini'
import { ownedValue } from '#/browser/owned-value'
import { safeUrl } from '#/browser/urls'
import { fillLink, hasKnownPlaceholder, unknownPlaceholder } from '#/fields/address-text'
import type { StaticKey } from '#/i18n/i18n'
import { usableServerAddress, type Status } from '#/resources/status/status'
import { hasKey, secretOf, type Token } from './token'

export interface ClientLink {
  address: string
  /** Recipient configured by an option; undefined for clients whose URL is built in. */
  recipient?: KeyRecipient
}

export interface ChatClient {
  id: string
  label: StaticKey
  /** Builds the link with the key, or returns why there is none. */
  link(token: Pick<Token, 'key'>, status: Status): ClientLink | { unavailableReason: StaticKey }
}

const NEXT_CHAT = 'https://app.nextchat.dev'
const encodeSettings = (value: unknown) => encodeURIComponent(JSON.stringify(value))

type AddKey = (url: URL, server: string) => void

/** A link and what may be wrong with it. */
type BuiltLink = ReturnType<ChatClient['link']>

/**
 * Builds a link to the configured chat page. A template is filled instead: it says itself where the key goes.
 */
function optionLink(token: Pick<Token, 'key'>, status: Status, addKey: AddKey): BuiltLink {
  const { chat_link } = status
  if (unknownPlaceholder(chat_link) !== undefined) return { unavailableReason: 'token.client.placeholder' }
  if (!hasKnownPlaceholder(chat_link)) return buildLink(chat_link, true, status, addKey)
  const address = usableServerAddress(status) ?? ''
  return buildLink(fillLink(chat_link, { key: secretOf(token), address }), true, status, () => undefined)
}

/** Builds a link after validating the base URL, and validates the result with the key again. */
function buildLink(base: string, isOption: boolean, status: Status, addKey: AddKey): BuiltLink {
  const server = usableServerAddress(status)
  if (server === undefined) return { unavailableReason: 'token.client.badServerAddress' }
  const safe = safeUrl('app', base)
  if (safe === undefined) return { unavailableReason: 'token.client.badChatLink' }
  const url = new URL(safe, window.location.origin)
  const recipient = isOption ? recipientOf(url) : undefined
  addKey(url, server)
  if (safeUrl('app', url.href) === undefined) return { unavailableReason: 'token.client.badChatLink' }
  return { address: url.href, recipient }
}

/** Supported chat clients, in menu order. Adding one takes a record here and its messages. */
export const CHAT_CLIENTS: readonly [ChatClient, ...ChatClient[]] = [
  {
    id: 'next-chat',
    label: 'token.client.nextChat',
    link: (token, status) => {
      // Joined by the URL parser, which keeps a query or hash of the chat link intact.
      const addKey: AddKey = (url, server) => {
        url.hash = `/?settings=${encodeSettings({ key: secretOf(token), url: server })}`
      }
      return status.chat_link === ''
        ? buildLink(NEXT_CHAT, false, status, addKey)
        : optionLink(token, status, addKey)
    },
  },
  {
    id: 'ama',
    label: 'token.client.ama',
    link: (token, status) =>
      buildLink('ama://set-api-key', false, status, (url, server) => {
        url.search = `server=${encodeURIComponent(server)}&key=${secretOf(token)}`
      }),
  },
  {
    id: 'open-cat',
    label: 'token.client.openCat',
    link: (token, status) =>
      buildLink('opencat://team/join', false, status, (url, server) => {
        url.search = `domain=${encodeURIComponent(server)}&token=${secretOf(token)}`
      }),
  },
  {
    id: 'lobe-chat',
    label: 'token.client.lobeChat',
    link: (token, status) =>
      status.chat_link === ''
        ? { unavailableReason: 'token.client.needsChatLink' }
        : optionLink(token, status, (url, server) => {
            const openai = { apiKey: secretOf(token), baseURL: `${server}/v1` }
            const query = `settings=${encodeSettings({ keyVaults: { openai } })}`
            url.search = url.search ? `${url.search}&${query}` : query
          }),
  },
]

/** Builds the link that passes the token's key to `client`, or returns why there is none, such as a missing key. */
export function clientLink(
  client: ChatClient,
  token: Pick<Token, 'key'>,
  status: Status,
): ReturnType<ChatClient['link']> {
  return hasKey(token) ? client.link(token, status) : { unavailableReason: 'token.noKey' }
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
