import { describe, expect, it } from 'vitest'
import { createGateway } from '../gateway'

type Sent = Record<string, string>
const JSON_BODY = { 'content-type': 'application/json' }

async function ask(
  method: string,
  name: string,
  headers: Sent,
  body?: string,
  base = 'http://127.0.0.1:3000',
) {
  const gateway = createGateway()
  const request = new Request(`${base}/__gateway/${name}`, { method, headers, body })
  const response = await gateway.handle(request)
  if (response.kind === 'reset') throw new Error('no response')
  return { status: response.status, worlds: gateway.worlds.size }
}

const make = (headers: Sent, base?: string) =>
  ask('POST', 'worlds', { ...JSON_BODY, ...headers }, '{"seed":"empty"}', base)

describe('a state-changing control', () => {
  it.each<Sent>([
    {},
    { origin: 'http://127.0.0.1:3000' },
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
    { origin: 'http://127.0.0.1:3000', 'sec-fetch-site': 'same-origin' },
    { origin: 'http://localhost:5173', host: 'localhost:5173' },
    { origin: 'https://demo.example', host: 'demo.example' },
    { origin: 'https://demo.example', host: 'demo.example:443' },
    { origin: 'http://[::1]:3000', host: '[::1]:3000' },
    { 'content-type': 'application/json; charset=utf-8' },
    { 'content-type': 'APPLICATION/JSON' },
  ])('accepts requests with headers %j', async (headers) => {
    expect(await make(headers)).toEqual({ status: 200, worlds: 2 })
  })

  it.each<Sent>([
    { origin: 'http://evil.example' },
    { origin: 'http://127.0.0.1:3001' },
    { origin: 'http://127.0.0.1' },
    { origin: 'http://localhost:3000' },
    { origin: 'http://127.0.0.1:3000.evil.example' },
    { origin: 'http://evil.example/127.0.0.1:3000' },
    { origin: 'http://127.0.0.1:3000@evil.example' },
    { origin: 'null' },
    { origin: '' },
    { origin: 'file://' },
    { origin: 'chrome-extension://abcdef' },
    { origin: 'http://[' },
    { origin: 'https://demo.example', host: 'other.example' },
    { origin: 'https://demo.example:8443', host: 'demo.example' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'SAME-ORIGIN' },
    { 'sec-fetch-site': '' },
    { origin: 'http://127.0.0.1:3000', 'sec-fetch-site': 'cross-site' },
    { origin: 'http://evil.example', 'sec-fetch-site': 'same-origin' },
  ])('is refused with headers %j and changes nothing', async (headers) => {
    expect(await make(headers)).toEqual({ status: 403, worlds: 1 })
  })

  it.each([
    'text/plain',
    'text/plain;charset=UTF-8',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    'text/json',
    'text/plain; x=application/json',
  ])('with content type %s is a 415 and changes nothing', async (type) => {
    expect(await make({ 'content-type': type })).toEqual({ status: 415, worlds: 1 })
  })

  it('without a body needs no content type', async () => {
    expect((await ask('POST', 'release', {})).status).toBe(200)
    expect((await ask('DELETE', 'faults', {})).status).toBe(200)
  })
})

describe('GET', () => {
  it.each(['users', 'mails', 'requests', 'worlds', 'worlds/current', 'faults'])(
    '%s is refused to a cross-site page',
    async (name) => {
      expect((await ask('GET', name, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
      expect((await ask('GET', name, { origin: 'http://evil.example' })).status).toBe(403)
      expect((await ask('GET', name, {})).status).toBe(200)
    },
  )

  it.each(['', 'control-page.css', 'provider/github?client_id='])(
    'the page %s may be opened from any site',
    async (name) => {
      expect((await ask('GET', name, { 'sec-fetch-site': 'cross-site' })).status).toBe(200)
    },
  )
})
