import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { channelQueries } from '#/resources/channel/channel'
import { optionQueries } from '#/resources/option/option'
import { tokenQueries } from '#/resources/token/token'
import { userQueries } from '#/resources/user/user'
import { gatewayPerTest } from '../../../mocks/hosts/vitest-host'
import { diagnoseCall, type CallCheck } from './call-checks'

const MODEL = 'made-up-model'
const refusalSchema = z.object({ error: z.object({ message: z.string() }) })
const gateway = gatewayPerTest('root')

type World = ReturnType<ReturnType<typeof gateway>['world']>
type TokenRow = NonNullable<ReturnType<World['tokens']['get']>>
type ChannelRow = NonNullable<ReturnType<World['channels']['get']>>
type UserRow = NonNullable<ReturnType<World['users']['get']>>

/** Gives the root user a token and one channel for the model; returns the rows, which a test may change. */
function serveModel() {
  const world = gateway().world()
  const [someToken] = world.tokens.all()
  const [someChannel] = world.channels.all()
  const user = world.users.all().find(({ username }) => username === 'root')
  if (!someToken || !someChannel || !user) throw new Error('the world has no rows to copy')
  const token = world.tokens.add(() => ({
    ...someToken,
    key: 'k'.repeat(48),
    name: 'mine',
    user_id: user.id,
    status: 1,
    expired_time: -1,
    unlimited_quota: false,
    remain_quota: 1_000_000,
    models: '',
    subnet: '',
  }))
  const channel = world.channels.add(() => ({
    ...someChannel,
    type: 1,
    name: 'plain',
    status: 1,
    group: 'default',
    models: MODEL,
    base_url: '',
    model_mapping: '',
  }))
  Object.assign(user, { group: 'default', quota: 1_000_000_000 })
  return { token, channel, user }
}

/** The relay's refusal without its request id; undefined if it answers. */
async function relayRefusal(): Promise<string | undefined> {
  const response = await fetch('/v1/chat/completions', {
    method: 'POST',
    headers: { Authorization: `Bearer sk-${'k'.repeat(48)}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ model: MODEL, messages: [{ role: 'user', content: 'hello' }] }),
  })
  if (response.ok) return undefined
  const { error } = refusalSchema.parse(await response.json())
  return error.message.replace(/ \(request id: .*\)$/, '')
}

/** What the console says of the call, from its own reads. */
async function checksOf(userId: number, tokenId: number): Promise<CallCheck[]> {
  const cache = new QueryClient()
  const [user, token, channels, options] = await Promise.all([
    cache.fetchQuery(userQueries.one(userId)),
    cache.fetchQuery(tokenQueries.one(tokenId)),
    cache.fetchQuery(channelQueries.matching('')),
    cache.fetchQuery(optionQueries.all()),
  ])
  const now = gateway().world().clock.now()
  return diagnoseCall({ model: MODEL, token, user, channels: channels.rows, options, now }).checks
}

const PAST = 1_600_000_000

const CAUSES: readonly (readonly [
  cause: string,
  break_: { token?: Partial<TokenRow>; channel?: Partial<ChannelRow>; user?: Partial<UserRow> },
  about: CallCheck['about'],
])[] = [
  ['a token disabled by hand', { token: { status: 2 } }, 'tokenState'],
  ['a token marked as expired', { token: { status: 3 } }, 'tokenState'],
  ['a token marked as used up', { token: { status: 4 } }, 'tokenState'],
  ['a token whose time is past', { token: { expired_time: PAST } }, 'tokenExpiry'],
  ['a token without quota', { token: { remain_quota: 0 } }, 'tokenQuota'],
  ['a token for another model', { token: { models: 'gpt-4o' } }, 'tokenModels'],
  ['a channel disabled by hand', { channel: { status: 2 } }, 'channels'],
  ['a channel disabled by the server', { channel: { status: 3 } }, 'channels'],
  ['a channel of another group', { channel: { group: 'vip' } }, 'channels'],
  ['a channel without the model', { channel: { models: 'gpt-4o' } }, 'channels'],
  ['a user of two groups', { user: { group: 'default,vip' } }, 'channels'],
  ['a user without a balance', { user: { quota: 0 } }, 'balance'],
  ['a user with less than the server reserves', { user: { quota: 2000 } }, 'balance'],
  [
    'a token with less than the server reserves, of a user who is not rich',
    { token: { remain_quota: 2000 }, user: { quota: 1_000_000 } },
    'tokenReserve',
  ],
]

it.each(CAUSES)(
  'call checks: %s is found in the words of the relay, and mended, the call is answered',
  async (_, broken, about) => {
    const rows = serveModel()
    const before = { token: { ...rows.token }, channel: { ...rows.channel }, user: { ...rows.user } }
    Object.assign(rows.token, broken.token)
    Object.assign(rows.channel, broken.channel)
    Object.assign(rows.user, broken.user)
    // Read before the call: the relay changes the status of a token that it refuses.
    const refusal = (await checksOf(rows.user.id, rows.token.id)).find(({ state }) => state === 'fail')
    expect(refusal?.about).toBe(about)
    expect(refusal?.words).toBe(await relayRefusal())
    // The relay has stored another row of a token that it refused.
    Object.assign(gateway().world().tokens.get(rows.token.id) ?? {}, before.token)
    Object.assign(rows.channel, before.channel)
    Object.assign(rows.user, before.user)
    const checks = await checksOf(rows.user.id, rows.token.id)
    expect(checks.filter(({ state }) => state === 'fail')).toEqual([])
    expect(await relayRefusal()).toBeUndefined()
  },
)

it('call checks: names the disabled channel and the one of another group, and the networks of the token', async () => {
  const { token, channel, user } = serveModel()
  Object.assign(channel, { status: 2 })
  Object.assign(token, { subnet: '10.0.0.0/8' })
  const checks = await checksOf(user.id, token.id)
  expect(checks).toContainEqual(expect.objectContaining({ about: 'tokenSubnet', state: 'warn' }))
  const found = checks.find((check) => check.about === 'channels')
  expect(found).toMatchObject({ others: [{ name: 'plain' }], serving: [] })
})

it.each([
  ['an unlimited token', { unlimited_quota: true, remain_quota: 0 }, 20_000],
  ['a token of a user with a hundred times what is reserved', { remain_quota: 1 }, 10_000_000],
  ['the price of a mapped model', {}, 200],
])('call checks: passes %s, as the relay does', async (_, tokenRow, quota) => {
  const { token, user, channel } = serveModel()
  gateway().options({ ModelRatio: JSON.stringify({ cheap: 0.1 }) })
  if (quota === 200) Object.assign(channel, { model_mapping: JSON.stringify({ [MODEL]: 'cheap' }) })
  Object.assign(token, tokenRow)
  Object.assign(user, { quota })
  const checks = await checksOf(user.id, token.id)
  expect(checks.filter(({ state }) => state === 'fail')).toEqual([])
  expect(await relayRefusal()).toBeUndefined()
})

it('call checks: where the prices are not known, little quota is a warning', () => {
  const user = { id: 3, status: 1, group: 'default', quota: 900 }
  const { checks } = diagnoseCall({ model: MODEL, user, available: [MODEL], now: 0 })
  expect(checks.at(-1)).toMatchObject({ about: 'balance', state: 'warn' })
})
