import { expect, it } from 'vitest'
import { createGateway } from '../gateway'
import { TestClient } from '../test-client'
import type { TokenRow } from '../token/token-row'
import type { ChannelRow } from '../channel/channel-row'
import type { WorldOrder } from '../world'

const MODEL = 'test-model'
const RATIOS = { ModelRatio: JSON.stringify({ [MODEL]: 2 }), CompletionRatio: JSON.stringify({ [MODEL]: 3 }) }

interface Completion {
  choices: { message: { content: string }; finish_reason: string }[]
  usage: { prompt_tokens: number; completion_tokens: number; total_tokens: number }
}

/** A world in which Alice has a token and one channel serves the model; `chat` sends a conversation with her key. */
function relayWorld(order: WorldOrder = {}) {
  const gateway = createGateway()
  const world = gateway.worlds.create({ ...order, options: { ...RATIOS, ...order.options } })
  const client = new TestClient(gateway, world)
  const [base] = world.tokens.all()
  const [blank] = world.channels.all()
  if (!base || !blank) throw new Error('the world has no rows to copy')
  const addToken = (change: Partial<TokenRow> = {}) =>
    world.tokens.add(() => ({
      ...base,
      key: 'alicekey',
      name: 'mine',
      user_id: 3,
      status: 1,
      expired_time: -1,
      unlimited_quota: false,
      remain_quota: 1_000_000,
      models: '',
      subnet: '',
      ...change,
    }))
  const addChannel = (change: Partial<ChannelRow> = {}) =>
    world.channels.add(() => ({
      ...blank,
      type: 1,
      name: 'plain',
      status: 1,
      group: 'default',
      models: MODEL,
      priority: 0,
      base_url: '',
      model_mapping: '',
      used_quota: 0,
      ...change,
    }))
  const chat = (body: object = {}, key = 'alicekey') =>
    client.request('POST', '/v1/chat/completions', {
      headers: { authorization: `Bearer sk-${key}`, 'content-type': 'application/json' },
      body: { model: MODEL, messages: [{ role: 'user', content: 'What time is it?' }], ...body },
    })
  return { world, client, addToken, addChannel, chat }
}

const completionOf = ({ text }: { text: string }): Completion => JSON.parse(text)

it('relay: a chat is answered, charged to user, token and channel, and logged', async () => {
  const { world, addToken, addChannel, chat } = relayWorld()
  const token = addToken()
  const channel = addChannel()
  const before = world.users.get(3)
  const response = await chat()
  const { choices, usage } = completionOf(response)
  expect(choices[0]).toMatchObject({ finish_reason: 'stop' })
  expect(choices[0]?.message.content).toContain('What time is it?')
  expect(usage.total_tokens).toBe(usage.prompt_tokens + usage.completion_tokens)
  const quota = (usage.prompt_tokens + usage.completion_tokens * 3) * 2
  expect(world.tokens.get(token.id)?.remain_quota).toBe(1_000_000 - quota)
  expect(world.users.get(3)).toMatchObject({
    quota: (before?.quota ?? 0) - quota,
    request_count: (before?.request_count ?? 0) + 1,
  })
  expect(world.channels.get(channel.id)?.used_quota).toBe(quota)
  expect(world.logs.all().at(-1)).toMatchObject({
    type: 2,
    username: 'alice',
    token_name: 'mine',
    model_name: MODEL,
    quota,
    channel: channel.id,
    is_stream: false,
    request_id: response.header('X-Oneapi-Request-Id'),
  })
})

it('relay: a streamed chat says the same as a whole one, event by event', async () => {
  const { world, addToken, addChannel, chat } = relayWorld()
  addToken()
  addChannel()
  const whole = completionOf(await chat()).choices[0]?.message.content
  const streamed = await chat({ stream: true })
  expect(streamed.header('Content-Type')).toBe('text/event-stream')
  const lines = streamed.text.split('\n\n').filter(Boolean)
  expect(lines.at(-1)).toBe('data: [DONE]')
  const events: { choices: { delta: { content?: string }; finish_reason: string | null }[] }[] = lines
    .slice(0, -1)
    .map((line) => JSON.parse(line.slice('data: '.length)))
  expect(events.map(({ choices }) => choices[0]?.delta.content ?? '').join('')).toBe(whole)
  expect(events.at(-1)?.choices[0]?.finish_reason).toBe('stop')
  expect(world.logs.all().at(-1)).toMatchObject({ is_stream: true })
})

/** The words of a streamed answer, and its other lines. */
function linesOf(text: string) {
  const lines = text
    .split('\n\n')
    .filter(Boolean)
    .map((line) => line.slice('data: '.length))
  const events = lines.filter((line) => line.startsWith('{'))
  return { events, others: lines.filter((line) => !line.startsWith('{')) }
}

it('relay: a provider that breaks off leaves a stream without a reason, which still ends as usual', async () => {
  const { addToken, addChannel, chat } = relayWorld()
  addToken()
  addChannel({ name: 'interrupted' })
  const { events, others } = linesOf((await chat({ stream: true })).text)
  expect(events.some((line) => line.includes('"finish_reason":"stop"'))).toBe(false)
  expect(others).toEqual(['[DONE]'])
})

it('relay: a line that is no event is passed on in its place', async () => {
  const { addToken, addChannel, chat } = relayWorld()
  addToken()
  addChannel({ name: 'stumbling' })
  const { events, others } = linesOf((await chat({ stream: true })).text)
  expect(events.at(-1)).toContain('"finish_reason":"stop"')
  expect(others).toEqual(['overloaded', '[DONE]'])
})

it('relay: a long answer is streamed in at most 400 pieces', async () => {
  const { client, addToken, addChannel } = relayWorld()
  addToken()
  addChannel({ name: 'wordy' })
  const response = await client.send('POST', '/v1/chat/completions', {
    headers: { authorization: 'Bearer sk-alicekey', 'content-type': 'application/json' },
    body: { model: MODEL, stream: true, max_tokens: 20_000, messages: [{ role: 'user', content: 'Go on' }] },
  })
  if (response.kind === 'reset') throw new Error('no response')
  expect(response.stream?.pieces.length).toBeLessThanOrEqual(400)
  expect(response.stream?.pieces.join('')).toBe(response.body)
})

it('relay: an answer ends at the most tokens that the caller allows', async () => {
  const { addToken, addChannel, chat } = relayWorld()
  addToken()
  addChannel()
  const { choices, usage } = completionOf(await chat({ max_tokens: 5 }))
  expect(choices[0]?.finish_reason).toBe('length')
  expect(usage.completion_tokens).toBe(5)
})

it('relay: the channel of the highest priority answers, under the name that it maps the model to', async () => {
  const { world, addToken, addChannel, chat } = relayWorld()
  addToken()
  addChannel({ priority: 1 })
  const preferred = addChannel({ priority: 9, model_mapping: JSON.stringify({ [MODEL]: 'inner' }) })
  await chat()
  expect(world.logs.all().at(-1)).toMatchObject({ channel: preferred.id, model_name: 'inner' })
})

it('relay: an administrator chooses a channel by its id behind the key, and a disabled one is refused', async () => {
  const { world, addToken, addChannel, chat } = relayWorld()
  addToken({ user_id: 2 })
  addChannel()
  const chosen = addChannel()
  await chat({}, `alicekey-${chosen.id}`)
  expect(world.logs.all().at(-1)).toMatchObject({ channel: chosen.id })
  world.channels.update(chosen.id, { status: 2 })
  const { status, text } = await chat({}, `alicekey-${chosen.id}`)
  expect([status, text]).toEqual([403, expect.stringContaining('该渠道已被禁用')])
})

it.each([
  ['unauthorised', 401, 'Incorrect API key provided: sk-none.', '401'],
  ['broken', 500, '', '500'],
  ['busy', 429, '当前分组上游负载已饱和，请稍后再试', '429'],
])(
  'relay: a provider that is %s: status %i, its words, and no charge',
  async (name, status, words, param) => {
    const { world, addToken, addChannel, chat } = relayWorld()
    const token = addToken()
    addChannel({ name })
    const { size } = world.logs
    const response = await chat()
    const message = `${words} (request id: ${response.header('X-Oneapi-Request-Id')})`
    expect([response.status, JSON.parse(response.text)]).toEqual([
      status,
      { error: { message, type: 'upstream_error', param, code: 'bad_response_status_code' } },
    ])
    expect([world.logs.size, world.tokens.get(token.id)?.remain_quota]).toEqual([size, 1_000_000])
  },
)

it('relay: an unreachable provider is an error of the server', async () => {
  const { addToken, addChannel, chat } = relayWorld()
  addToken()
  addChannel({ name: 'unreachable' })
  const { status, text } = await chat()
  expect([status, JSON.parse(text)]).toMatchObject([
    500,
    {
      error: {
        code: 'do_request_failed',
        message: expect.stringMatching(/^do request failed: Post .* no such host/),
      },
    },
  ])
})

it.each([
  ['0', [5, 5], 500],
  ['1', [5, 5], 200],
  // The first retry draws among the highest priority again, and does not ask the same channel twice.
  ['1', [5, 1], 500],
  ['2', [5, 1], 200],
] as const)(
  'relay: RetryTimes %s with the priorities %j ends with %i',
  async (RetryTimes, priorities, status) => {
    const { world, addToken, addChannel, chat } = relayWorld({ options: { RetryTimes } })
    addToken()
    addChannel({ name: 'broken', priority: priorities[0] })
    const other = addChannel({ priority: priorities[1] })
    expect((await chat()).status).toBe(status)
    expect(world.logs.all().at(-1)?.channel === other.id).toBe(status === 200)
  },
)

it.each([
  ['true', 3],
  ['false', 1],
])(
  'relay: a rejected key with AutomaticDisableChannelEnabled %s leaves the channel with status %i',
  async (value, status) => {
    const { world, addToken, addChannel, chat } = relayWorld({
      options: { AutomaticDisableChannelEnabled: value },
    })
    addToken()
    const channel = addChannel({ name: 'unauthorised' })
    await chat()
    expect(world.channels.get(channel.id)?.status).toBe(status)
  },
)

it('relay: the reservation is refused in the words of the server, for the user and for the token', async () => {
  const { world, addToken, addChannel, chat } = relayWorld()
  addToken({ remain_quota: 10 })
  addChannel()
  world.users.update(3, { quota: 2000 })
  expect(JSON.parse((await chat({ max_tokens: 100 })).text)).toMatchObject({
    error: { code: 'pre_consume_token_quota_failed', message: expect.stringMatching(/^令牌额度不足 /) },
  })
  world.users.update(3, { quota: 20 })
  expect(JSON.parse((await chat()).text)).toMatchObject({
    error: { code: 'insufficient_user_quota', message: expect.stringMatching(/^user quota is not enough /) },
  })
})

it('relay: embeddings are one for each text and charged by their tokens', async () => {
  const { world, client, addToken, addChannel } = relayWorld()
  addToken()
  addChannel()
  const response = await client.request('POST', '/v1/embeddings', {
    headers: { authorization: 'Bearer sk-alicekey', 'content-type': 'application/json' },
    body: { model: MODEL, input: ['one text', 'another, longer text'] },
  })
  const { data, usage }: { data: unknown[]; usage: { prompt_tokens: number } } = JSON.parse(response.text)
  expect(data).toHaveLength(2)
  expect(world.logs.all().at(-1)).toMatchObject({ quota: usage.prompt_tokens * 2, completion_tokens: 0 })
})

it('relay: it has no rate limit', async () => {
  const { client } = relayWorld({ limits: 'on' })
  const statuses = new Set<number>()
  for (let call = 0; call < 500; call += 1) {
    // oxlint-disable-next-line no-await-in-loop -- the calls count one after the other
    statuses.add((await client.request('GET', '/v1/models')).status)
  }
  expect([...statuses]).toEqual([401])
})
