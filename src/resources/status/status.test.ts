import { expect, it } from 'vitest'
import { moneyScale, serverAddress, statusSchema } from './status'
import { lastKnownStatus, storeStatus } from './status-storage'

it.each([
  [{}, 'LLM Gateway'],
  [{ system_name: null }, 'LLM Gateway'],
  [{ system_name: '  ' }, 'LLM Gateway'],
  [{ system_name: 'x'.repeat(10_000) }, 'x'.repeat(80)],
  [{ system_name: 'Ours' }, 'Ours'],
])('names the system whatever the server says (SH-93)', (answer, name) =>
  expect(statusSchema.parse(answer).system_name).toBe(name),
)

it.each([
  [500_000, 500_000],
  ['500000', 500_000],
  [null, 0],
  ['abc', 0],
  [-1, -1],
])('reads quota_per_unit %s as %i (SH-91)', (quota_per_unit, perDollar) =>
  expect(moneyScale(statusSchema.parse({ quota_per_unit })).perDollar).toBe(perDollar),
)

it('one wrong field spoils no other', () => {
  const status = statusSchema.parse({
    version: {},
    chat_link: 'https://chat.example',
    turnstile_check: 'yes',
  })
  expect(status).toMatchObject({ version: '', chat_link: 'https://chat.example', turnstile_check: false })
})

it.each([
  ['', window.location.origin],
  ['https://gate.example/', 'https://gate.example'],
  ['https://gate.example/base', 'https://gate.example/base'],
])('knows the address %s (SH-95)', (server_address, address) =>
  expect(serverAddress(statusSchema.parse({ server_address }))).toBe(address),
)

it('remembers the status, and each part under the key other consoles use', () => {
  storeStatus(statusSchema.parse({ system_name: 'Ours', quota_per_unit: 500_000, display_in_currency: true }))
  expect(lastKnownStatus().system_name).toBe('Ours')
  expect(window.localStorage.getItem('quota_per_unit')).toBe('500000')
  expect(window.localStorage.getItem('display_in_currency')).toBe('true')
})

it.each(['"x"', '[]', '{', 'undefined'])('starts with neutral values when %s is stored (B02)', (text) => {
  window.localStorage.setItem('status', text)
  expect(lastKnownStatus().system_name).toBe('LLM Gateway')
})
