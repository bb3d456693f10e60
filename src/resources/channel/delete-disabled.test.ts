import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { gatewayPerTest } from '../../../mocks/hosts/vitest-host'
import { channelRowMutations } from './channel-row-mutations'

const gateway = gatewayPerTest('admin', { seed: 'small' })

it.each([
  ['3', 3],
  [3, 3],
  [0, 0],
  [' 2 ', 2],
  [null, undefined],
  ['some', undefined],
  [-1, undefined],
  [1.5, undefined],
  [{}, undefined],
  [[], undefined],
])('delete disabled: a count of %j in the response is %s', async (value, count) => {
  gateway().fault({
    call: 'DELETE /api/channel/disabled',
    kind: 'F28',
    field: 'data',
    rows: 'envelope',
    value,
  })
  expect(await new MutationObserver(new QueryClient(), channelRowMutations.removeDisabled()).mutate()).toBe(
    count,
  )
})
