import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startGateway, type TestGateway } from '../../../mocks/hosts/vitest-host'
import { channelRowMutations } from './channel-row-mutations'

const CALL = 'DELETE /api/channel/disabled'
let gateway: TestGateway
beforeEach(() => {
  gateway = startGateway({ seed: 'small' })
  gateway.signIn('admin')
})
afterEach(() => gateway.stop())

const deleteAll = () => new MutationObserver(new QueryClient(), channelRowMutations.removeDisabled()).mutate()
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

it.each([null, 'some', -1, 1.5, {}, []])('delete disabled: a count of %j is none', async (value) => {
  gateway.fault({ call: CALL, kind: 'F28', field: 'data', rows: 'envelope', value })
  expect(await deleteAll()).toBeUndefined()
  expect(calls('DELETE')).toHaveLength(1)
})
