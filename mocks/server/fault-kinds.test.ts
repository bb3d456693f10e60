import { describe, expect, it } from 'vitest'
import { signedInWorld } from '../test-client'
import type { FaultOrder } from './fault-order'
import { codeOf, faultNames, type FaultName } from './fault-words'

const SECRET = 'planted-secret-7f3a91'
const LIST = 'GET /api/token/'

async function faulty(order: FaultOrder) {
  const { world, caller } = await signedInWorld('alice')
  await caller.fault(order)
  return { world, caller }
}

interface ResponseCase {
  kind: FaultName
  word: FaultName
  status: number
  type?: string
  text?: RegExp
  wait?: RegExp
}

const JSON_TYPE = 'application/json; charset=utf-8'
const HTML = 'text/html; charset=utf-8'
const refusalOf = (message: string) => `{"success":false,"message":"${message}"}`

const made: ResponseCase[] = [
  { kind: 'F01', word: 'unauthenticated', status: 401, type: JSON_TYPE, text: /"message":"无权进行此操作/ },
  {
    kind: 'F02',
    word: 'forbidden',
    status: 403,
    type: JSON_TYPE,
    text: new RegExp(`^${refusalOf('forbidden')}$`),
  },
  {
    kind: 'F03',
    word: 'unknown-path',
    status: 404,
    type: JSON_TYPE,
    text: /^\{"error":\{"message":"Invalid URL \(GET \/api\/token\/\)"/,
  },
  { kind: 'F04', word: 'method-not-allowed', status: 405, type: HTML, text: /405 Not Allowed/ },
  { kind: 'F05', word: 'conflict', status: 409, type: JSON_TYPE, text: /changed by someone else/ },
  { kind: 'F06', word: 'too-large', status: 413, type: HTML, text: /413 Request Entity Too Large/ },
  { kind: 'F07', word: 'too-many', status: 429 },
  { kind: 'F08', word: 'too-many-briefly', status: 429, wait: /^2$/ },
  { kind: 'F09', word: 'too-many-for-a-day', status: 429, wait: /^86400$/ },
  {
    kind: 'F10',
    word: 'server-error',
    status: 500,
    type: JSON_TYPE,
    text: new RegExp(`^${refusalOf('internal error')}$`),
  },
  { kind: 'F11', word: 'server-error-empty', status: 500 },
  { kind: 'F12', word: 'bad-gateway', status: 502, type: HTML, text: /502 Bad Gateway[\s\S]*nginx/ },
  { kind: 'F13', word: 'unavailable', status: 503, wait: /^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$/ },
  { kind: 'F14', word: 'gateway-timeout', status: 504, type: HTML, text: /504 Gateway Time-out/ },
  { kind: 'F20', word: 'web-page', status: 200, type: HTML, text: /^<!doctype html>/ },
  { kind: 'F22', word: 'empty', status: 200, type: JSON_TYPE },
  {
    kind: 'F23',
    word: 'refused',
    status: 200,
    type: JSON_TYPE,
    text: new RegExp(`^${refusalOf('refused')}$`),
  },
  { kind: 'F24', word: 'refused-silently', status: 200, type: JSON_TYPE, text: /^\{"success":false\}$/ },
  { kind: 'F32', word: 'no-object', status: 200, type: JSON_TYPE, text: /^\[\]$/ },
]

describe('faults with a synthetic response', () => {
  it.each(made)('$kind has status $status', async ({ kind, status, type, text = /^$/, wait = /^none$/ }) => {
    const { caller } = await faulty({ call: LIST, kind })
    const response = await caller.request('GET', '/api/token/')
    expect([response.status, response.header('Content-Type')]).toEqual([status, type])
    expect(response.text).toMatch(text)
    expect(response.header('Retry-After') ?? 'none').toMatch(wait)
  })

  it.each(made)('$kind is also named $word', ({ kind, word }) => {
    expect(codeOf(word)).toBe(kind)
  })

  it.each(made)('$kind prevents the write, unless applied', async ({ kind }) => {
    for (const applied of [false, true]) {
      // oxlint-disable-next-line no-await-in-loop -- a world for each
      const { world, caller } = await faulty({ call: 'POST /api/token/', kind, applied })
      // oxlint-disable-next-line no-await-in-loop -- a world for each
      await caller.request('POST', '/api/token/', { body: { name: 'lost' } })
      expect(world.tokens.size).toBe(applied ? 46 : 45)
    }
  })

  it.each<{ order: Omit<FaultOrder, 'call'>; want: object }>([
    { order: { kind: 'F23', message: 'no, thank you' }, want: { text: refusalOf('no, thank you') } },
    { order: { kind: 'F24', message: '' }, want: { text: refusalOf('') } },
    { order: { kind: 'F03', message: 'gone' }, want: { text: expect.stringContaining('"message":"gone"') } },
    { order: { kind: 'F10', status: 507 }, want: { status: 507 } },
    { order: { kind: 'F24', status: 400 }, want: { status: 400 } },
    { order: { kind: 'F12', status: 521 }, want: { status: 521 } },
    { order: { kind: 'F32', value: null }, want: { text: 'null' } },
    { order: { kind: 'F32', value: 'ok' }, want: { text: '"ok"' } },
  ])('use the values of the order: $order', async ({ order, want }) => {
    const { caller } = await faulty({ ...order, call: LIST })
    expect(await caller.request('GET', '/api/token/')).toMatchObject(want)
  })

  it('set Retry-After to the seconds of the order', async () => {
    const brief = await faulty({ call: LIST, kind: 'F08', seconds: 7 })
    expect((await brief.caller.request('GET', '/api/token/')).header('Retry-After')).toBe('7')
    const dated = await faulty({ call: LIST, kind: 'F13', seconds: 3600 })
    const until = (await dated.caller.request('GET', '/api/token/')).header('Retry-After') ?? ''
    expect(Math.abs(Date.parse(until) - Date.now() - 3_600_000)).toBeLessThan(5000)
  })
})

type Members = Record<string, unknown>
/** What becomes of the rows of a intact response; members set to undefined are to be absent. */
type CorruptedRows = (rows: Members[]) => Members[] | null

const first =
  (change: Members): CorruptedRows =>
  ([row, ...rest]) => [{ ...row, ...change }, ...rest]
const every =
  (change: Members): CorruptedRows =>
  (rows) =>
    rows.map((row) => ({ ...row, ...change }))
const secrets = { password: SECRET, access_token: SECRET, secret: SECRET, internal_note: SECRET }

describe('faults that modify the real response', () => {
  it.each<{ order: Omit<FaultOrder, 'call'>; want: CorruptedRows }>([
    { order: { kind: 'F25' }, want: () => null },
    { order: { kind: 'F26' }, want: first({ id: undefined }) },
    { order: { kind: 'F26', field: 'key' }, want: first({ key: undefined }) },
    { order: { kind: 'F26', rows: 'all' }, want: every({ id: undefined }) },
    { order: { kind: 'F27' }, want: first(secrets) },
    { order: { kind: 'F27', rows: 'all' }, want: every(secrets) },
    { order: { kind: 'F28' }, want: first({ id: { wrong: 'type' } }) },
    { order: { kind: 'F28', field: 'name', value: 5 }, want: first({ name: 5 }) },
    { order: { kind: 'F28', field: 'name', value: null }, want: first({ name: null }) },
    { order: { kind: 'F29' }, want: first({ status: 99 }) },
    { order: { kind: 'F29', rows: 'all', value: 7 }, want: every({ status: 7 }) },
  ])('$order in the rows of a list', async ({ order, want }) => {
    const { caller } = await faulty({ ...order, call: LIST, skip: 1 })
    const intact = await caller.request<Members[]>('GET', '/api/token/')
    const corrupted = await caller.request<Members[]>('GET', '/api/token/')
    expect(corrupted.json).toEqual({ success: true, message: '', data: want(intact.json?.data ?? []) })
  })

  it.each<{ kind: FaultName; more?: Partial<FaultOrder>; path: string; want: (intact: Members) => Members }>([
    { kind: 'F26', path: '/api/user/self', want: (data) => ({ data: { ...data, id: undefined } }) },
    { kind: 'F29', path: '/api/user/self', want: (data) => ({ data: { ...data, status: 99 } }) },
    { kind: 'F26', path: '/api/status', want: (data) => ({ data: { ...data, version: undefined } }) },
    { kind: 'F28', path: '/api/notice', want: () => ({ data: { wrong: 'type' } }) },
    { kind: 'F26', path: '/api/notice', want: () => ({ data: undefined }) },
    { kind: 'F29', path: '/api/user/available_models', want: () => ({ data: 99 }) },
    { kind: 'F27', more: { rows: 'envelope' }, path: '/api/status', want: (data) => ({ data, ...secrets }) },
    {
      kind: 'F28',
      more: { rows: 'envelope', field: 'success', value: 'yes' },
      path: '/api/status',
      want: (data) => ({ data, success: 'yes' }),
    },
  ])('$kind $more in $path', async ({ kind, more, path, want }) => {
    const { caller } = await faulty({ call: `GET ${path}`, kind, ...more, skip: 1 })
    const intact = await caller.request<Members>('GET', path)
    const corrupted = await caller.request('GET', path)
    expect(corrupted.json).toEqual({ success: true, message: '', ...want(intact.json?.data ?? {}) })
  })

  it('F21 sends JSON with content type text/plain', async () => {
    const { caller } = await faulty({ call: LIST, kind: 'F21' })
    const response = await caller.request<unknown[]>('GET', '/api/token/')
    expect(response.header('Content-Type')).toBe('text/plain; charset=utf-8')
    expect(response.json?.data).toHaveLength(10)
  })

  it('F19 truncates the real response of a read, and a synthetic success of an unapplied write', async () => {
    const { world, caller } = await faulty({ call: '* /api/token/', kind: 'F19' })
    const read = await caller.request('GET', '/api/token/')
    expect([read.status, read.json]).toEqual([200, undefined])
    expect(read.text).toContain('"name":"newest"')
    const write = await caller.request('POST', '/api/token/', { body: { name: 'x' } })
    expect([write.status, write.text.slice(0, 15), write.json]).toEqual([200, '{"success":true', undefined])
    expect(world.tokens.size).toBe(45)
  })

  it('F19 truncates the real response of an applied write', async () => {
    const { world, caller } = await faulty({ call: 'POST /api/token/', kind: 'cut-short', applied: true })
    const { text } = await caller.request('POST', '/api/token/', { body: { name: 'written' } })
    expect(text).toContain('"id":46')
    expect([text.endsWith('}'), world.tokens.get(46)?.name]).toEqual([false, 'written'])
  })

  it('do not modify a response that is not a JSON object', async () => {
    const { world, caller } = await faulty({ call: 'GET /api/status', kind: 'F26' })
    world.options.save('QuotaPerUnit', 'NaN')
    expect(await caller.request('GET', '/api/status')).toMatchObject({ status: 200, text: '' })
  })
})

describe('F16', () => {
  it.each([false, true])('resets the connection; the write is applied: %s', async (applied) => {
    const { world, caller } = await faulty({ call: 'DELETE /api/token/{id}', kind: 'reset', applied })
    expect(await caller.send('DELETE', '/api/token/31')).toEqual({ kind: 'reset' })
    expect(world.tokens.size).toBe(applied ? 44 : 45)
    expect(world.log.entries().at(-1)).toMatchObject({ path: '/api/token/31', status: 0 })
  })
})

describe('F31', () => {
  it('processes the call twice', async () => {
    const { world, caller } = await faulty({ call: 'POST /api/token/', kind: 'doubled', times: 1 })
    await caller.send('POST', '/api/token/', { body: { name: 'twice', expired_time: -1 } })
    expect(world.tokens.all(({ name }) => name === 'twice')).toHaveLength(2)
    await caller.send('POST', '/api/token/', { body: { name: 'once', expired_time: -1 } })
    expect(world.tokens.all(({ name }) => name === 'once')).toHaveLength(1)
  })
})

describe('names', () => {
  it('exist as code and name for each supported fault', () => {
    const codes = faultNames.filter((name) => /^F\d\d$/.test(name))
    const playable = Array.from({ length: 32 }, (_, at) => `F${String(at + 1).padStart(2, '0')}`)
    expect(codes).toEqual(playable.filter((code) => code !== 'F15'))
    expect(new Set(faultNames.map(codeOf)).size).toBe(31)
    expect(faultNames).toHaveLength(62)
  })
})
