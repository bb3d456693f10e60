import { describe, expect, it } from 'vitest'
import { UNKNOWN_STATUS } from '../status/status'
import { CHAT_CLIENTS } from './chat-clients'

const token = { key: 'abc"d' }
const status = {
  ...UNKNOWN_STATUS,
  server_address: 'https://gate.example/',
  chat_link: 'https://chat.example',
}

function addressFor(id: string, over: Partial<typeof status> = {}) {
  return CHAT_CLIENTS.find((client) => client.id === id)?.address(token, { ...status, ...over })
}
const settingsIn = (text: string) => JSON.parse(decodeURIComponent(text.split('settings=')[1] ?? ''))

describe('addresses of chat clients', () => {
  it('hands NextChat the exact key and address in the hash (T-08)', () => {
    const address = addressFor('next-chat') ?? ''
    expect(address.startsWith('https://chat.example/#/?settings=')).toBe(true)
    expect(settingsIn(address)).toEqual({ key: 'sk-abc"d', url: 'https://gate.example' })
  })

  it('uses the public NextChat when no chat link is configured', () =>
    expect(addressFor('next-chat', { chat_link: '' })).toMatch(
      /^https:\/\/app\.nextchat\.dev\/#\/\?settings=/,
    ))

  it('joins a chat link that has a hash or a query already', () => {
    expect(addressFor('next-chat', { chat_link: 'https://chat.example/#/' })).toMatch(
      /^https:\/\/chat\.example\/#\/\?settings=/,
    )
    const lobe = addressFor('lobe-chat', { chat_link: 'https://chat.example/?a=1' }) ?? ''
    expect(lobe.startsWith('https://chat.example/?a=1&settings=')).toBe(true)
    expect(settingsIn(lobe)).toEqual({
      keyVaults: { openai: { apiKey: 'sk-abc"d', baseURL: 'https://gate.example/v1' } },
    })
  })

  it('has no LobeChat without a chat link', () =>
    expect(addressFor('lobe-chat', { chat_link: '' })).toBeUndefined())

  it('encodes the address for the apps', () => {
    expect(addressFor('ama')).toContain('server=https%3A%2F%2Fgate.example&key=sk-abc')
    expect(addressFor('open-cat')).toContain('domain=https%3A%2F%2Fgate.example&token=sk-abc')
  })

  it('falls back to the address of the page', () =>
    expect(addressFor('ama', { server_address: '' })).toContain(encodeURIComponent(window.location.origin)))
})
