import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { gateway as server } from '#/http/gateway'
import { listPage } from '#/http/rows'
import { startGateway, type TestGateway } from '../../../mocks/hosts/vitest-host'
import { channelSchema, isChannelDisabled } from './channel'
import { channelRowMutations } from './channel-row-mutations'

const CALL = 'DELETE /api/channel/disabled'
let gateway: TestGateway
let disabled: number[]
beforeEach(async () => {
  gateway = startGateway({ seed: 'small' })
  gateway.signIn('admin')
  const page = await server.get('api/channel/search', listPage(channelSchema), { search: { keyword: '' } })
  disabled = page.rows.filter(isChannelDisabled).map(({ id }) => id)
})
afterEach(() => gateway.stop())

const deleteAll = () =>
  new MutationObserver(new QueryClient(), channelRowMutations.removeDisabled()).mutate(disabled)
const calls = (method: string) => gateway.requests().filter((request) => request.method === method)

it.each([
  ['3', 3],
  [3, 3],
  [0, 0],
  [' 2 ', 2],
])('delete disabled: a count of %j is %i', async (value, count) => {
  gateway.fault({ call: CALL, kind: 'F28', field: 'data', rows: 'envelope', value })
  expect(await deleteAll()).toBe(count)
})

it.each([null, 'some', -1, 1.5, {}, []])(
  'delete disabled: with a count of %j, counts the rows missing from the refetched list',
  async (value) => {
    gateway.fault({ call: CALL, kind: 'F28', field: 'data', rows: 'envelope', value })
    expect(disabled.length).toBeGreaterThan(0)
    expect(await deleteAll()).toBe(disabled.length)
    expect(calls('DELETE')).toHaveLength(1)
  },
)

it('delete disabled: returns no number when the list cannot be refetched', async () => {
  gateway.fault({ call: CALL, kind: 'F28', field: 'data', rows: 'envelope', value: null })
  gateway.fault({ call: 'GET /api/channel/search', kind: 'refused', message: 'no' })
  expect(await deleteAll()).toBeUndefined()
  expect(calls('DELETE')).toHaveLength(1)
})
