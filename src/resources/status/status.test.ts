import { describe, expect, it, vi } from 'vitest'
import { apiAddress, moneyScale, serverUrl, statusSchema, lastKnownStatus, storeStatus } from './status'

it.each([
  [{}, 'LLM Gateway'],
  [{ system_name: null }, 'LLM Gateway'],
  [{ system_name: '  ' }, 'LLM Gateway'],
  [{ system_name: 'x'.repeat(10_000) }, 'x'.repeat(80)],
  [{ system_name: 'Ours' }, 'Ours'],
])('status: a system without a name gets the default (SH-93)', (answer, name) =>
  expect(statusSchema.parse(answer).system_name).toBe(name),
)

it.each([
  [500_000, 500_000],
  ['500000', 500_000],
  [null, 0],
  ['abc', 0],
  [-1, -1],
])('status: quota_per_unit %s is parsed as %i (SH-91)', (quota_per_unit, perDollar) =>
  expect(moneyScale(statusSchema.parse({ quota_per_unit })).perDollar).toBe(perDollar),
)

it('status: an invalid member does not affect the others', () => {
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
])('status: server address %s (SH-95)', (server_address, address) =>
  expect(serverUrl(statusSchema.parse({ server_address }))).toBe(address),
)

describe('address of the models', () => {
  const at = (page: string) => vi.stubGlobal('location', new URL(page))
  const CONSOLE = 'https://console.example/token'

  it.each([
    ['https://gate.example', CONSOLE, 'https://gate.example/v1'],
    ['https://gate.example/base/', CONSOLE, 'https://gate.example/base/v1'],
    ['https://console.example', CONSOLE, 'https://console.example/v1'],
    ['http://192.168.0.7:3000', CONSOLE, 'http://192.168.0.7:3000/v1'],
    ['http://localhost:3000', 'http://localhost:3000/', 'http://localhost:3000/v1'],
    ['http://localhost.example', CONSOLE, 'http://localhost.example/v1'],
  ])('%s at the page %s is configured', (server_address, page, url) => {
    at(page)
    expect(apiAddress(statusSchema.parse({ server_address }))).toEqual({ url, isConfigured: true })
  })

  it.each([
    ['http://localhost:3000', CONSOLE],
    ['http://localhost:3000/', CONSOLE],
    ['http://localhost:3000', 'http://127.0.0.1:8080/'],
    ['http://127.0.0.1:3000', CONSOLE],
    ['http://[::1]:3000', CONSOLE],
    ['http://LOCALHOST:3000', CONSOLE],
    ['https://gateway.localhost', CONSOLE],
    ['', CONSOLE],
    [undefined, CONSOLE],
    ['gate.example', CONSOLE],
    ['javascript:alert(1)', CONSOLE],
  ])('%s at the page %s is not: it is the own origin', (server_address, page) => {
    at(page)
    const url = `${new URL(page).origin}/v1`
    expect(apiAddress(statusSchema.parse({ server_address }))).toEqual({ url, isConfigured: false })
  })
})

it.each([
  ['turnstile_check', 'false', false],
  ['turnstile_check', 'true', true],
  ['turnstile_check', null, false],
  ['turnstile_check', 0, false],
  ['turnstile_check', 1, true],
  ['turnstile_check', {}, false],
  ['email_verification', 'false', false],
  ['github_oauth', 'true', true],
  ['wechat_login', undefined, false],
  ['oidc', 'FALSE', false],
  ['display_in_currency', 'false', false],
  ['display_in_currency', false, false],
  ['display_in_currency', 'true', true],
  ['display_in_currency', null, true],
  ['display_in_currency', undefined, true],
  ['version', 1.5, '1.5'],
  ['version', null, ''],
  ['system_name', 42, '42'],
  ['system_name', {}, 'LLM Gateway'],
  ['start_time', '1700000000', 1_700_000_000],
  ['start_time', [], 0],
  ['quota_per_unit', [5], 0],
  ['quota_per_unit', true, 0],
  ['quota_per_unit', ' ', 0],
  ['footer_html', null, ''],
  ['logo', [], ''],
])('status: a %s of %j is parsed as %j', (name, value, kept) =>
  expect(statusSchema.parse({ [name]: value })).toMatchObject({ [name]: kept }),
)

it('status storage: stores the status, and each part under the key that other consoles use', () => {
  storeStatus(statusSchema.parse({ system_name: 'Ours', quota_per_unit: 500_000, display_in_currency: true }))
  expect(lastKnownStatus().system_name).toBe('Ours')
  expect(window.localStorage.getItem('quota_per_unit')).toBe('500000')
  expect(window.localStorage.getItem('display_in_currency')).toBe('true')
})

it.each(['"x"', '[]', '{', 'undefined'])('status storage: falls back to the defaults for %s', (text) => {
  window.localStorage.setItem('status', text)
  expect(lastKnownStatus().system_name).toBe('LLM Gateway')
})
