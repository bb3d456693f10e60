import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { setValueOwner } from '#/browser/owned-value'
import { statusSchema, UNKNOWN_STATUS } from '../status/status'
import {
  CHAT_CLIENTS,
  clientLink,
  knownRecipients,
  needsConsent,
  recipientOf,
  rememberConsent,
  type KeyRecipient,
} from './chat-clients'

const token = { key: 'abc"d' }
const status = {
  ...UNKNOWN_STATUS,
  server_address: 'https://gate.example/',
  chat_link: 'https://chat.example',
}

function addressFor(id: string, over: Partial<typeof status> = {}) {
  const link = linkFor(id, over)
  return link && 'address' in link ? link.address : undefined
}
function linkFor(id: string, over: Partial<typeof status> = {}) {
  const client = CHAT_CLIENTS.find(({ name }) => name === id)
  return client && clientLink(client, token, statusSchema.parse({ ...status, ...over }))
}
const settingsIn = (text: string) => JSON.parse(decodeURIComponent(text.split('settings=')[1] ?? ''))

describe('chat client links', () => {
  it('NextChat: the hash has the exact key and server address (T-08)', () => {
    const address = addressFor('NextChat') ?? ''
    expect(address.startsWith('https://chat.example/#/?settings=')).toBe(true)
    expect(settingsIn(address)).toEqual({ key: 'sk-abc"d', url: 'https://gate.example' })
  })

  it('NextChat: without a chat link the public site is used', () =>
    expect(addressFor('NextChat', { chat_link: '' })).toMatch(
      /^https:\/\/app\.nextchat\.dev\/#\/\?settings=/,
    ))

  it('NextChat: extends a chat link that has a hash or query', () => {
    expect(addressFor('NextChat', { chat_link: 'https://chat.example/#/' })).toMatch(
      /^https:\/\/chat\.example\/#\/\?settings=/,
    )
    const lobe = addressFor('LobeChat', { chat_link: 'https://chat.example/?a=1' }) ?? ''
    expect(lobe.startsWith('https://chat.example/?a=1&settings=')).toBe(true)
    expect(settingsIn(lobe)).toEqual({
      keyVaults: { openai: { apiKey: 'sk-abc"d', baseURL: 'https://gate.example/v1' } },
    })
  })

  it('LobeChat: no link without a chat link', () =>
    expect(addressFor('LobeChat', { chat_link: '' })).toBeUndefined())

  it('app links encode the server address', () => {
    expect(addressFor('BotGem (AMA)')).toContain('server=https%3A%2F%2Fgate.example&key=sk-abc')
    expect(addressFor('OpenCat')).toContain('domain=https%3A%2F%2Fgate.example&token=sk-abc')
  })

  it('a blank server address falls back to the origin of the page', () =>
    expect(addressFor('BotGem (AMA)', { server_address: '' })).toContain(
      encodeURIComponent(window.location.origin),
    ))
})

const HERE = window.location.origin
const OTHER_PORT = `http://${window.location.hostname}:8081`

describe('chat link validation', () => {
  it.each([
    'javascript:alert(1)',
    'javascript://ok.example/%0aalert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,<script>1</script>',
    'file:///etc/passwd',
    'blob:https://ok.example/1',
    'https:evil.example',
    'https:/evil.example',
    'https:///evil.example',
    'https:\\\\evil.example',
    '//evil.example/',
    'evil.example',
    'https://user:pw@evil.example/',
    'https://user@evil.example/',
    'mailto:a@b.c',
    'ftp://evil.example/',
    'weixin://dl/chat',
    '/api/user/token',
    '/%61pi/user/token',
    '/.//evil.example/',
    '/v1/models',
    '/__gateway/worlds',
    `${HERE}/api/user/token`,
    `${HERE}//api/user/token`,
    `${OTHER_PORT}/api/user/logout`,
    'https://evil.example/\r\nX: y',
    'https://evil.example/ x',
    `https://ok.example/${'a'.repeat(2020)}`,
    `https://ok.example/${'a'.repeat(5000)}`,
  ])('%s: disables the clients that use it with a reason, and no others', (chat_link) => {
    const bad = { unavailableReason: 'token.client.badChatLink' }
    expect(linkFor('NextChat', { chat_link })).toEqual(bad)
    expect(linkFor('LobeChat', { chat_link })).toEqual(bad)
    expect(addressFor('BotGem (AMA)', { chat_link })).toMatch(/^ama:/)
    expect(addressFor('OpenCat', { chat_link })).toMatch(/^opencat:/)
  })

  it.each(['', ' ', '\t', '\r\n', '\u00a0', '\u3000', '\ufeff', ' \n '])(
    '%j counts as unset',
    (chat_link) => {
      expect(addressFor('NextChat', { chat_link })).toMatch(/^https:\/\/app\.nextchat\.dev\/#/)
      expect(linkFor('LobeChat', { chat_link })).toEqual({ unavailableReason: 'token.client.needsChatLink' })
    },
  )

  it.each([
    ['https://chat.example/', 'https://chat.example', 'chat.example', true],
    [' https://chat.example ', 'https://chat.example', 'chat.example', true],
    ['https://CHAT.example:8443/x', 'https://chat.example:8443', 'chat.example:8443', true],
    ['http://chat.example/', 'http://chat.example', 'chat.example', false],
    [`${OTHER_PORT}/chat`, OTHER_PORT, new URL(OTHER_PORT).host, false],
    ['ama://set-api-key', 'ama://set-api-key', 'ama://set-api-key', true],
    ['opencat://team/join', 'opencat://team', 'opencat://team', true],
  ])('%s: %s receives the key', (chat_link, id, host, isEncrypted) =>
    expect(linkFor('NextChat', { chat_link })).toMatchObject({ recipient: { id, host, isEncrypted } }),
  )

  it.each(['/chat/', `${HERE}/chat/`])('%s on the own origin has no recipient', (chat_link) => {
    const link = linkFor('NextChat', { chat_link })
    expect(link).toHaveProperty('recipient', undefined)
    expect(link).toHaveProperty('address', expect.stringMatching(`^${HERE}/chat/#/`))
  })

  it('clients without a configured URL have no recipient', () => {
    for (const id of ['NextChat', 'BotGem (AMA)', 'OpenCat'])
      expect(linkFor(id, { chat_link: '' })).toHaveProperty('recipient', undefined)
  })
})

describe('chat link template', () => {
  it.each([
    [
      'https://chat.example/?k={key}&u={address}',
      'https://chat.example/?k=sk-abc%22d&u=https%3A%2F%2Fgate.example',
    ],
    ['https://chat.example/#/?k=%7Bkey%7D', 'https://chat.example/#/?k=sk-abc%22d'],
    ['/chat?k={key}', `${HERE}/chat?k=sk-abc%22d`],
    ['http://chat.example/{key}', 'http://chat.example/sk-abc%22d'],
  ])('%s is filled for both clients that use it', (chat_link, address) => {
    expect([addressFor('NextChat', { chat_link }), addressFor('LobeChat', { chat_link })]).toEqual([
      address,
      address,
    ])
  })

  it('needs the consent of its host', () =>
    expect(linkFor('NextChat', { chat_link: 'https://chat.example/?k={key}' })).toMatchObject({
      recipient: { id: 'https://chat.example' },
    }))

  it.each([
    'https://chat.example/?k={key}&m={model}',
    'https://chat.example/?k={token}',
    'https://chat.example/?k={{key}}',
    'https://chat.example/?u={serverAddress}',
    'https://chat.example/?u={URL}',
    'https://chat.example/{0}',
  ])('%s is refused for its placeholder (T-47)', (chat_link) => {
    const refused = { unavailableReason: 'token.client.placeholder' }
    expect([linkFor('NextChat', { chat_link }), linkFor('LobeChat', { chat_link })]).toEqual([
      refused,
      refused,
    ])
    expect(addressFor('BotGem (AMA)', { chat_link })).toMatch(/^ama:/)
  })

  it.each(['javascript:alert("{key}")', 'https://user@evil.example/?k={key}', '{address}/chat?k={key}'])(
    '%s is refused as an address',
    (chat_link) =>
      expect(linkFor('NextChat', { chat_link })).toEqual({ unavailableReason: 'token.client.badChatLink' }),
  )
})

describe('server address in chat client links', () => {
  it.each([
    'javascript:1',
    'not an address',
    'https:evil.example',
    'https://user:pw@evil.example',
    'mailto:a@b.c',
    'ama://x',
    'file:///x',
    `${HERE}/api`,
    `${HERE}/v1`,
  ])('%s disables every client with a reason', (server_address) => {
    const over = { chat_link: 'https://chat.example', server_address }
    for (const { name } of CHAT_CLIENTS)
      expect(linkFor(name, over)).toEqual({ unavailableReason: 'token.client.badServerAddress' })
  })

  it.each([
    ['  ', HERE],
    ['https://gate.example//', 'https://gate.example'],
    ['https://gate.example/base/', 'https://gate.example/base'],
    ['https://gate.example/?a=1#b', 'https://gate.example'],
    ['http://localhost:3000', 'http://localhost:3000'],
  ])('%j becomes %s', (server_address, url) =>
    expect(settingsIn(addressFor('NextChat', { server_address }) ?? '').url).toBe(url),
  )
})

beforeEach(() => setValueOwner(() => 1))
afterEach(() => localStorage.clear())

const chat: KeyRecipient = { id: 'https://chat.example', host: 'chat.example', isEncrypted: true }

it('key consent: required once per account for each scheme and host', () => {
  expect(needsConsent(chat)).toBe(true)
  rememberConsent(chat)
  expect(needsConsent(chat)).toBe(false)
  expect(needsConsent(recipientOf(new URL('https://chat.example/other?x#y')))).toBe(false)
  for (const other of [
    'http://chat.example/',
    'https://chat.example:8443/',
    'https://a.chat.example/',
    'ama://x',
  ])
    expect(needsConsent(recipientOf(new URL(other)))).toBe(true)
  setValueOwner(() => 2)
  expect(needsConsent(chat)).toBe(true)
})

it('key consent: not required without a recipient', () => expect(needsConsent(undefined)).toBe(false))

it('key consent: stores the newest hundred, without duplicates', () => {
  for (let n = 0; n < 120; n += 1) rememberConsent({ ...chat, id: `https://${n}.example` })
  rememberConsent({ ...chat, id: 'https://50.example' })
  expect(knownRecipients()).toHaveLength(100)
  expect(knownRecipients().slice(0, 2)).toEqual(['https://50.example', 'https://119.example'])
  expect(new Set(knownRecipients()).size).toBe(100)
})
