import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { HttpFailure } from '#/http/failure'
import type { ChannelRow } from '../../../mocks/channel/channel-row'
import type { TokenRow } from '../../../mocks/token/token-row'
import { startGateway, type TestGateway } from '../../../mocks/hosts/vitest-host'
import type { FaultOrder } from '../../../mocks/server/fault-order'
import { streamChat, type ChatPiece } from './chat'

const MODEL = 'test-model'
const CALL = 'POST /v1/chat/completions'
let gateway: TestGateway

beforeEach(() => {
  gateway = startGateway({ options: { ModelRatio: JSON.stringify({ [MODEL]: 2 }) } })
})
afterEach(() => gateway.stop())

/** Adds a token of alice and a channel that serves the model. */
function serve(channel: Partial<ChannelRow> = {}, token: Partial<TokenRow> = {}) {
  const { tokens, channels } = gateway.world()
  const [someToken] = tokens.all()
  const [someChannel] = channels.all()
  if (!someToken || !someChannel) throw new Error('the world has no rows to copy')
  const usable = { status: 1, expired_time: -1, unlimited_quota: true, models: '', subnet: '' }
  tokens.add(() => ({ ...someToken, ...usable, key: 'alicekey', name: 'mine', user_id: 3, ...token }))
  const plain = { type: 1, name: 'plain', status: 1, group: 'default', models: MODEL, base_url: '' }
  channels.add(() => ({ ...someChannel, ...plain, model_mapping: '', ...channel }))
}

async function chat({ key = 'sk-alicekey', model = MODEL, signal = new AbortController().signal } = {}) {
  const pieces: ChatPiece[] = []
  const body = { model, messages: [{ role: 'user', content: 'What time is it?' }] } as const
  for await (const piece of streamChat(body, key, signal)) pieces.push(piece)
  return pieces
}

const textOf = (pieces: readonly ChatPiece[]) =>
  pieces.map((piece) => (piece.kind === 'text' ? piece.text : '')).join('')

/** Resolves with the error of a chat. */
const failure = async (chatting: Promise<unknown>) => {
  const error = await chatting.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof HttpFailure)) throw new Error(`no error of the relay: ${String(error)}`)
  return error
}

describe('stream of an answer', () => {
  it('arrives in pieces, with the id of its log entry first and a reason last', async () => {
    serve()
    const pieces = await chat()
    expect(pieces[0]).toEqual({ kind: 'opened', requestId: gateway.world().logs.all().at(-1)?.request_id })
    expect(pieces.at(-1)).toEqual({ kind: 'end', reason: 'stop' })
    expect(pieces.length).toBeGreaterThan(6)
    expect(textOf(pieces)).toContain('What time is it?')
  })

  it('a provider that breaks off: ends without a reason', async () => {
    serve({ name: 'interrupted' })
    const pieces = await chat()
    expect(textOf(pieces)).not.toBe('')
    expect(pieces.some(({ kind }) => kind === 'end')).toBe(false)
  })

  it('a line that is no event: is told, and the answer goes on', async () => {
    serve({ name: 'stumbling' })
    const pieces = await chat()
    expect(pieces).toContainEqual({ kind: 'odd', line: 'overloaded' })
    expect(pieces.at(-1)).toEqual({ kind: 'end', reason: 'stop' })
  })

  it('a connection that breaks: keeps what has arrived, then throws', async () => {
    serve()
    gateway.fault({ call: CALL, kind: 'cut-short', applied: true })
    const pieces: ChatPiece[] = []
    const reading = async () => {
      const body = { model: MODEL, messages: [{ role: 'user', content: 'Go on' }] } as const
      for await (const piece of streamChat(body, 'sk-alicekey', new AbortController().signal))
        pieces.push(piece)
    }
    expect(await failure(reading())).toMatchObject({ kind: 'truncated' })
    expect(textOf(pieces)).not.toBe('')
  })

  it('an error in the middle: its words are thrown', async () => {
    serve()
    const lines = ['{"choices":[{"delta":{"content":"Hi"}}]}', '{"error":{"message":"上游过载"}}']
    globalThis.fetch = async () =>
      new Response(lines.map((line) => `data: ${line}\n\n`).join(''), {
        headers: { 'content-type': 'text/event-stream' },
      })
    expect(await failure(chat())).toMatchObject({ kind: 'refused', serverMessage: '上游过载' })
  })

  it('the last event has no blank line after it: it counts too', async () => {
    serve()
    const lines = ['{"choices":[{"delta":{"content":"Hi"}}]}', '{"choices":[{"finish_reason":"stop"}]}']
    globalThis.fetch = async () =>
      new Response(lines.map((line) => `data: ${line}`).join('\n\n'), {
        headers: { 'content-type': 'text/event-stream' },
      })
    const pieces = await chat()
    expect(pieces.at(-1)).toEqual({ kind: 'end', reason: 'stop' })
  })

  it('a model that thinks before it answers: that it does is told, not what', async () => {
    serve()
    const lines = [
      '{"choices":[{"delta":{"reasoning_content":"Hm"}}]}',
      '{"choices":[{"finish_reason":"length"}]}',
    ]
    globalThis.fetch = async () =>
      new Response(lines.map((line) => `data: ${line}\n\n`).join(''), {
        headers: { 'content-type': 'text/event-stream' },
      })
    const pieces = await chat()
    expect(pieces.slice(1)).toEqual([{ kind: 'thought' }, { kind: 'end', reason: 'length' }])
  })

  it('a server that does not stream: the whole answer', async () => {
    serve()
    const body = { choices: [{ message: { content: 'All of it' }, finish_reason: 'stop' }] }
    globalThis.fetch = async () => Response.json(body)
    expect(await chat()).toEqual([
      { kind: 'opened', requestId: '' },
      { kind: 'text', text: 'All of it' },
      { kind: 'end', reason: 'stop' },
    ])
  })

  it('stopped: throws the reason of the signal', async () => {
    serve()
    const controller = new AbortController()
    controller.abort(new Error('enough'))
    await expect(chat({ signal: controller.signal })).rejects.toThrow('enough')
  })
})

describe('a refused chat: the words of the relay, unchanged', () => {
  const named = (words: string) => expect.stringMatching(new RegExp(`^${words}.* \\(request id: .+\\)$`))

  it.each<[string, Partial<TokenRow>, number, string]>([
    ['used up', { status: 4 }, 401, '令牌 mine（#\\d+）额度已用尽'],
    ['expired', { status: 3 }, 401, '该令牌已过期'],
    ['disabled', { status: 2 }, 401, '该令牌状态不可用'],
    ['past its time', { expired_time: 1000 }, 401, '该令牌已过期'],
    ['without quota', { unlimited_quota: false, remain_quota: 0 }, 401, '该令牌额度已用尽'],
    ['outside its subnet', { subnet: '10.9.8.0/24' }, 403, '该令牌只能在指定网段使用：10.9.8.0/24'],
    ['for another model', { models: 'other' }, 403, `该令牌无权使用模型：${MODEL}`],
  ])('a token that is %s', async (_, token, status, words) => {
    serve({}, token)
    expect(await failure(chat())).toMatchObject({ kind: 'refused', status, serverMessage: named(words) })
  })

  it('an unknown key', async () => {
    expect(await failure(chat({ key: 'sk-none' }))).toMatchObject({
      status: 401,
      message: named('无效的令牌'),
    })
  })

  it('a banned owner', async () => {
    serve()
    gateway.world().banned.add(3)
    expect(await failure(chat())).toMatchObject({ status: 403, message: named('用户已被封禁') })
  })

  it('an ordinary user who names a channel, and an unknown channel', async () => {
    serve()
    expect(await failure(chat({ key: 'sk-alicekey-1' }))).toMatchObject({
      status: 403,
      message: named('普通用户不支持指定渠道'),
    })
    gateway.world().users.update(3, { role: 10 })
    expect(await failure(chat({ key: 'sk-alicekey-99999' }))).toMatchObject({
      status: 400,
      message: named('无效的渠道 Id'),
    })
  })

  it('a model that no channel serves', async () => {
    serve()
    expect(await failure(chat({ model: 'nobody' }))).toMatchObject({
      status: 503,
      message: named('当前分组 default 下对于模型 nobody 无可用渠道'),
    })
  })

  it('an owner and a token without enough quota', async () => {
    serve({}, { unlimited_quota: false, remain_quota: 10 })
    gateway.world().users.update(3, { quota: 2000 })
    gateway.options({ PreConsumedQuota: '100' })
    expect(await failure(chat())).toMatchObject({ status: 403, message: named('令牌额度不足') })
    gateway.world().users.update(3, { quota: 20 })
    expect(await failure(chat())).toMatchObject({ status: 403, message: named('user quota is not enough') })
  })

  it.each([
    ['unauthorised', 401, 'Incorrect API key provided'],
    ['broken', 500, ''],
    ['busy', 429, '当前分组上游负载已饱和，请稍后再试'],
    ['unreachable', 500, 'do request failed'],
  ])('a provider that is %s', async (name, status, words) => {
    serve({ name })
    expect(await failure(chat())).toMatchObject({ kind: 'refused', status, serverMessage: named(words) })
  })
})

describe('an answer that is none of the relay', () => {
  it.each<[string, FaultOrder['kind'], object]>([
    ['a page of a proxy', 'bad-gateway', { kind: 'malformed', status: 502 }],
    ['a page with status 200', 'web-page', { kind: 'malformed' }],
    ['nothing', 'empty', { kind: 'malformed' }],
    ['a broken connection', 'reset', { kind: 'unreachable' }],
  ])('%s', async (_, kind, expected) => {
    serve()
    gateway.fault({ call: CALL, kind })
    expect(await failure(chat())).toMatchObject(expected)
  })
})
