import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { messageOf } from './failure'
import { gateway, nothing, type ApiPath } from './gateway'
import { isOtherList, isWrite, recogniseServer, readOnlyServer } from './other-server'
import { listPage } from './rows'

describe('recognised servers', () => {
  it.each([
    [{ PaymentUSDRate: 7.3 }, 'one-hub'],
    [{ EnableSafe: false }, 'one-hub'],
    [{ telegram_bot: '' }, 'one-hub'],
    [{ telegram_bot: null, setup: true }, 'one-hub'],
    [{ HeaderNavModules: '' }, 'new-api'],
    [{ quota_display_type: 'USD' }, 'new-api'],
    [{ setup: false }, 'new-api'],
    [{ stripe_enabled: false, password_login: true }, 'laisky'],
    [{ password_login: true }, undefined],
    [{ stripe_enabled: true }, undefined],
    [{ Setup: true, telegram_Bot: 1 }, undefined],
    [{ version: 'one-hub', system_name: 'new-api' }, undefined],
    [Object.create({ setup: true }), undefined],
    [{}, undefined],
  ])('a status of %j is that of %s', (status, server) => expect(recogniseServer(status)).toBe(server))
})

it.each([
  ['post', 'api/user/login', false],
  ['get', 'api/user/logout', false],
  ['get', 'api/user/self', false],
  ['get', 'api/oauth/github', false],
  ['get', 'api/channel/', false],
  ['get', 'api/user/available_models', false],
  ['post', 'api/user/register', true],
  ['put', 'api/channel/', true],
  ['delete', 'api/token/{id}', true],
  ['get', 'api/user/token', true],
  ['get', 'api/user/aff', true],
  ['get', 'api/verification', true],
  ['get', 'api/reset_password', true],
  ['get', 'api/oauth/wechat/bind', true],
  ['get', 'api/channel/test', true],
  ['get', 'api/channel/test/{id}', true],
  ['get', 'api/channel/update_balance/{id}', true],
  ['post', 'api/user/login/', true],
])('%s %s writes: %s', (method, path, expected) => expect(isWrite(method, path)).toBe(expected))

describe('calls while writes are refused', () => {
  const send = vi.fn<typeof fetch>()
  let body = ''
  beforeEach(() => {
    send.mockClear()
    send.mockImplementation(() => Promise.resolve(new Response(body)))
    body = '{"success":true,"message":"","data":1}'
    vi.stubGlobal('fetch', send)
    readOnlyServer.write('one-hub')
  })
  afterEach(() => {
    readOnlyServer.write(undefined)
  })

  const CALLS: Readonly<Record<string, () => Promise<unknown>>> = {
    'PUT of a channel': () => gateway.put('api/channel/', nothing, { body: {} }),
    'POST of a token': () => gateway.post('api/token/', nothing, { body: {} }),
    'DELETE on leaving': () => gateway.remove('api/token/{id}', nothing, { id: 3, keepalive: true }),
    'new access token': () => gateway.get('api/user/token', nothing),
    'channel test': () => gateway.getEnvelope('api/channel/test/{id}', nothing, { id: 3 }),
    'new code': () => gateway.get('api/verification', nothing),
  }
  it.each(Object.keys(CALLS))('%s is not sent, and says why', async (name) => {
    const error: unknown = await CALLS[name]?.().catch((reason: unknown) => reason)
    expect(error).toMatchObject({ kind: 'otherServer' })
    expect(messageOf(error)).toContain('Nothing was sent: this server is one-hub')
    expect(send).not.toHaveBeenCalled()
  })

  it('log-in, log-out and reads are sent', async () => {
    await gateway.post('api/user/login', nothing, { body: {} })
    await gateway.get('api/user/logout', nothing)
    await gateway.get('api/channel/', nothing)
    expect(send).toHaveBeenCalledTimes(3)
  })

  it('what is allowed is sent', async () => {
    readOnlyServer.write(undefined)
    await gateway.put('api/channel/', nothing, { body: {} })
    expect(send).toHaveBeenCalledOnce()
  })

  const address: ApiPath = 'api/channel/'
  it.each([
    ['{"items":[{"id":1}],"total":1,"page":1}', 'otherList'],
    ['{"data":[],"page":1,"size":10,"total_count":0}', 'otherList'],
    ['{"list":[]}', 'otherList'],
    ['{"items":5}', 'malformed'],
    ['{}', 'malformed'],
    ['"text"', 'malformed'],
    ['7', 'malformed'],
  ])('a list of %s is %s', async (data, kind) => {
    body = `{"success":true,"message":"","data":${data}}`
    const list = gateway.get(address, listPage(z.object({ id: z.int() })))
    await expect(list).rejects.toMatchObject({ kind })
    expect(isOtherList(JSON.parse(data))).toBe(kind === 'otherList')
  })
})
