// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import {
  knownRecipients,
  needsConsent,
  recipientOf,
  rememberConsent,
  type KeyRecipient,
} from './key-recipient'

afterEach(() => localStorage.clear())

const chat: KeyRecipient = { id: 'https://chat.example', host: 'chat.example', isEncrypted: true }

it('key consent: required once per browser for each scheme and host', () => {
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
})

it('key consent: not required without a recipient', () => expect(needsConsent(undefined)).toBe(false))

it('key consent: stores the newest hundred, without duplicates', () => {
  for (let n = 0; n < 120; n += 1) rememberConsent({ ...chat, id: `https://${n}.example` })
  rememberConsent({ ...chat, id: 'https://50.example' })
  expect(knownRecipients()).toHaveLength(100)
  expect(knownRecipients().slice(0, 2)).toEqual(['https://50.example', 'https://119.example'])
  expect(new Set(knownRecipients()).size).toBe(100)
})
