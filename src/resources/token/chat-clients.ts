import { serverAddress, type Status } from '#/resources/status/status'
import type { PlainKey } from '#/i18n/i18n'
import { secretOf, type Token } from './token'

/** A program that people use their tokens in, and the address that hands it one (screens.md 5). */
export interface ChatClient {
  id: string
  label: PlainKey
  /** The address with the key in it, or undefined when the client needs a chat link and none is configured. */
  address(token: Pick<Token, 'key'>, status: Status): string | undefined
}

const NEXT_CHAT = 'https://app.nextchat.dev'
const settings = (value: unknown) => encodeURIComponent(JSON.stringify(value))

/** `link` with `change` applied by the URL parser, so that a query or hash it has is joined, not broken. */
function extended(link: string, change: (url: URL) => void): string | undefined {
  if (!URL.canParse(link)) return undefined
  const url = new URL(link)
  change(url)
  return url.href
}

export const CHAT_CLIENTS: readonly [ChatClient, ...ChatClient[]] = [
  {
    id: 'next-chat',
    label: 'token.client.nextChat',
    address: (token, status) =>
      extended(status.chat_link || NEXT_CHAT, (url) => {
        url.hash = `/?settings=${settings({ key: secretOf(token), url: serverAddress(status) })}`
      }),
  },
  {
    id: 'ama',
    label: 'token.client.ama',
    address: (token, status) =>
      `ama://set-api-key?server=${encodeURIComponent(serverAddress(status))}&key=${secretOf(token)}`,
  },
  {
    id: 'open-cat',
    label: 'token.client.openCat',
    address: (token, status) =>
      `opencat://team/join?domain=${encodeURIComponent(serverAddress(status))}&token=${secretOf(token)}`,
  },
  {
    id: 'lobe-chat',
    label: 'token.client.lobeChat',
    address: (token, status) =>
      extended(status.chat_link, (url) => {
        const openai = { apiKey: secretOf(token), baseURL: `${serverAddress(status)}/v1` }
        const query = `settings=${settings({ keyVaults: { openai } })}`
        url.search = url.search ? `${url.search}&${query}` : query
      }),
  },
]
