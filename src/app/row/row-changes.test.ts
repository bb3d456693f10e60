import { MutationObserver, type MutationObserverOptions, type QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { channelQueries } from '#/resources/channel/channel'
import { channelRowMutations } from '#/resources/channel/channel-row-mutations'
import { redemptionMutations } from '#/resources/redemption/redemption-mutations'
import type { RecordValues } from '#/resources/row-mutations'
import { tokenQueries } from '#/resources/token/token'
import { tokenMutations } from '#/resources/token/token-mutations'
import { userMutations } from '#/resources/user/user-mutations'
import { createCache } from '#/app/cache'
import { startGateway, type TestGateway } from '../../../mocks/hosts/vitest-host'

vi.mock('#/ui/notifications/notify')

const ID = 3

let gateway: TestGateway
let cache: QueryClient
beforeEach(() => {
  gateway = startGateway({ seed: 'small' })
  cache = createCache(() => {})
})
afterEach(() => gateway.stop())

/** Mutates with a separate observer, as two controls of one row do: neither sees that the other is pending. */
function start<Result, Variables>(
  options: MutationObserverOptions<Result, Error, Variables>,
  variables: Variables,
) {
  return new MutationObserver(cache, options).mutate(variables)
}

const countWrites = () => gateway.requests().filter(({ method }) => method !== 'GET').length
const to = (values: RecordValues) => ({ from: {}, to: values })
const code = (id = ID) => ({ id, name: gateway.world().redemptions.get(id)?.name ?? '' })
const held = () => gateway.world().faults.holding

async function expectOneAtATime(
  calls: readonly string[],
  first: () => Promise<unknown>,
  second: () => Promise<unknown>,
) {
  for (const call of calls) gateway.fault({ call, kind: 'F17' })
  const both = [first()]
  await vi.waitFor(() => expect(held()).toBe(1))
  both.push(second())
  // Enough macrotasks for the second write to be sent if nothing blocked it.
  for (let turn = 0; turn < 20; turn += 1) {
    // oxlint-disable-next-line no-await-in-loop -- sequential macrotasks
    await new Promise((resolve) => setTimeout(resolve))
  }
  expect(countWrites()).toBe(1)
  gateway.release()
  await vi.waitFor(() => expect(countWrites()).toBe(2))
  await vi.waitFor(() => expect(held()).toBe(1))
  gateway.release()
  await Promise.all(both)
  expect(countWrites()).toBe(2)
}

it('row mutations: two fields of a channel change in order, and both values are stored', async () => {
  gateway.signIn('root')
  const page = channelQueries.matching('')
  const [channel] = (await cache.fetchQuery(page)).rows
  if (!channel) throw new RangeError('no channels')
  await expectOneAtATime(
    ['PUT /api/channel/'],
    () => start(channelRowMutations.edit(channel), to({ priority: 71 })),
    () => start(channelRowMutations.edit(channel), to({ weight: 17 })),
  )
  const expected = { priority: 71, weight: 17 }
  expect(gateway.world().channels.get(channel.id)).toMatchObject(expected)
  expect(cache.getQueryData(page.queryKey)?.rows[0]).toMatchObject(expected)
})

it('row mutations: role and status of a user change in order, and both values are stored', async () => {
  gateway.signIn('root')
  const user = { id: ID, name: 'alice' }
  await expectOneAtATime(
    ['POST /api/user/manage'],
    () => start(userMutations.edit(user), to({ role: 10 })),
    () => start(userMutations.edit(user), to({ status: 2 })),
  )
  expect(gateway.world().users.get(ID)).toMatchObject({ role: 10, status: 2 })
})

it('row mutations: two status changes of a token run in order, and the last value wins', async () => {
  gateway.signIn('alice')
  const page = tokenQueries.matching('')
  const token = (await cache.fetchQuery(page)).rows.find(({ status }) => status === 1)
  if (!token) throw new RangeError('no such token')
  await expectOneAtATime(
    ['PUT /api/token/'],
    () => start(tokenMutations.edit(token), to({ status: 2 })),
    () => start(tokenMutations.edit(token), to({ status: 1 })),
  )
  expect(gateway.world().tokens.get(token.id)?.status).toBe(1)
})

it('row mutations: deleting a token waits for its status change', async () => {
  gateway.signIn('alice')
  const token = (await cache.fetchQuery(tokenQueries.matching(''))).rows.find(({ status }) => status === 1)
  if (!token) throw new RangeError('no such token')
  await expectOneAtATime(
    ['PUT /api/token/', 'DELETE /api/token/{id}'],
    () => start(tokenMutations.edit(token), to({ status: 2 })),
    () => start(tokenMutations.remove(token), undefined),
  )
  expect(gateway.world().tokens.get(token.id)).toBeUndefined()
})

it('row mutations: two status changes of a code run in order, and the last value wins', async () => {
  gateway.signIn('root')
  await expectOneAtATime(
    ['PUT /api/redemption/'],
    () => start(redemptionMutations.edit(code()), to({ status: 2 })),
    () => start(redemptionMutations.edit(code()), to({ status: 1 })),
  )
  expect(gateway.world().redemptions.get(ID)?.status).toBe(1)
})

it('row mutations: deleting a code waits for its status change', async () => {
  gateway.signIn('root')
  await expectOneAtATime(
    ['PUT /api/redemption/', 'DELETE /api/redemption/{id}'],
    () => start(redemptionMutations.edit(code()), to({ status: 2 })),
    () => start(redemptionMutations.remove(code()), undefined),
  )
  expect(gateway.world().redemptions.get(ID)).toBeUndefined()
})

it('row mutations: different rows run in parallel', async () => {
  gateway.signIn('root')
  gateway.fault({ call: 'PUT /api/redemption/', kind: 'F17' })
  const both = [
    start(redemptionMutations.edit(code()), to({ status: 2 })),
    start(redemptionMutations.edit(code(ID + 3)), to({ status: 2 })),
  ]
  await vi.waitFor(() => expect(held()).toBe(2))
  gateway.release()
  await Promise.all(both)
})
