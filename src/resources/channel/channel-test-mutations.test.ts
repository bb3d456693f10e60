import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { CONFIRMED_WITHOUT_RESPONSE } from '#/http/confirm-write'
import { HttpFailure } from '#/http/failure'
import { gateway as server } from '#/http/gateway'
import { startGateway, type TestGateway } from '../../../mocks/hosts/vitest-host'
import { channelSchema, type Channel, channelQueries } from './channel'
import { channelTestMutations } from './channel-test-mutations'

let gateway: TestGateway
let channel: Channel
beforeEach(async () => {
  gateway = startGateway({ seed: 'small' })
  gateway.signIn('admin')
  channel = await server.get('api/channel/{id}', channelSchema, { id: 1 })
})
afterEach(() => gateway.stop())

const client = new QueryClient()

it.each([
  [{ modelName: 'gpt-4o-2024' }, 'gpt-4o-2024'],
  [{ model: 'o1' }, 'o1'],
  [{}, 'gpt-4o'],
])('channel test: a response naming %j reports the model %s (SH-47)', async (names, model) => {
  const value = { success: true, message: '', time: 0.25, ...names }
  gateway.fault({ call: 'GET /api/channel/test/{id}', kind: 'F32', value })
  const test = new MutationObserver(client, channelTestMutations.test(channel))
  expect(await test.mutate({ model: 'gpt-4o' })).toMatchObject({ model, row: { response_time: 250 } })
})

it('channel balance update: a response without a balance changes no row (SH-49)', async () => {
  gateway.fault({
    call: 'GET /api/channel/update_balance/{id}',
    kind: 'F32',
    value: { success: true, message: '' },
  })
  const update = new MutationObserver(client, channelTestMutations.updateBalance(channel))
  const key = channelQueries.matching('').queryKey
  const page = client.setQueryData(key, { rows: [channel], unreadable: 0 })
  // The verification reads an unchanged channel, which proves nothing.
  await expect(update.mutate()).rejects.toMatchObject({ kind: 'malformed', outcome: 'unknown' })
  expect(client.getQueryData(key)).toEqual(page)
  const paths = gateway.requests().map(({ path }) => path)
  expect(paths.filter((path) => path.includes('update_balance'))).toHaveLength(1)
  expect(paths.at(-1)).toBe('/api/channel/1')
})

it.each([
  ['0.5', 500],
  [0.5, 500],
  ['2', 2000],
  [' 0.25 ', 250],
  ['0', 0],
  ['1e-1', 100],
])('channel test: a test that took %j seconds reports %i ms', async (time, response_time) => {
  const value = { success: true, message: '', time, modelName: 'o1' }
  gateway.fault({ call: 'GET /api/channel/test/{id}', kind: 'F32', value })
  const test = new MutationObserver(client, channelTestMutations.test(channel))
  expect(await test.mutate({ model: 'o1' })).toMatchObject({ row: { response_time } })
})

it.each([
  ['1.5', 1.5],
  [2, 2],
])('channel balance update: a balance of %j is shown as %d', async (balance, kept) => {
  const value = { success: true, message: '', balance }
  gateway.fault({ call: 'GET /api/channel/update_balance/{id}', kind: 'F32', value })
  const update = new MutationObserver(client, channelTestMutations.updateBalance(channel))
  expect(await update.mutate()).toMatchObject({ row: { balance: kept } })
})

it('channel balance update: a second one whose response is lost is not taken for the first', async () => {
  const key = channelQueries.matching('').queryKey
  client.setQueryData(key, { rows: [channel], unreadable: 0 })
  await new MutationObserver(client, channelTestMutations.updateBalance(channel)).mutate()
  const [row = channel] = client.getQueryData(key)?.rows ?? []
  gateway.fault({ call: 'GET /api/channel/update_balance/{id}', kind: 'bad-gateway' })
  const second = new MutationObserver(client, channelTestMutations.updateBalance(row))
  await expect(second.mutate()).rejects.toMatchObject({ outcome: 'unknown' })
})

it.each([
  ['a time is done', 812, CONFIRMED_WITHOUT_RESPONSE],
  ['no time has failed and is not taken for done', 0, 'unknown'],
])('channel test: one whose response is lost and that stored %s', async (_title, response_time, outcome) => {
  gateway.fault({ call: 'GET /api/channel/test/{id}', kind: 'bad-gateway' })
  const data = { id: 1, type: 1, status: 1, test_time: channel.test_time + 10, response_time }
  const value = { success: true, message: '', data }
  gateway.fault({ call: 'GET /api/channel/{id}', kind: 'F32', value })
  const test = new MutationObserver(client, channelTestMutations.test(channel))
  const result = await test
    .mutate({ model: 'gpt-4o' })
    .catch((error: unknown) => error instanceof HttpFailure && error.outcome)
  expect(result).toBe(outcome)
})
