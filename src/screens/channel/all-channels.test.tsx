import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { PropsWithChildren } from 'react'
import { expect, it } from 'vitest'
import { channelQueries } from '#/resources/channel/channel'
import { gatewayPerTest } from '../../../mocks/hosts/vitest-host'
import { useAllChannels } from './all-channels'

const gateway = gatewayPerTest('admin')
const { queryKey } = channelQueries.all()

it.each([
  ['that a write has outdated are read again', true],
  ['that are as they were are not', false],
])('a page over all channels: those %s', async (_title, isOutdated) => {
  const cache = new QueryClient()
  cache.setQueryData(queryKey, { rows: [], unreadable: 0 })
  if (isOutdated) await cache.invalidateQueries({ queryKey: ['channel'] })
  const wrapper = ({ children }: PropsWithChildren) => (
    <QueryClientProvider client={cache}>{children}</QueryClientProvider>
  )
  const page = renderHook(() => useAllChannels(), { wrapper }).result
  await waitFor(() => expect(page.current.query.isFetching).toBe(false))
  expect(page.current.channels).toHaveLength(isOutdated ? 28 : 0)
  const searches = gateway()
    .requests()
    .filter(({ path }) => path.startsWith('/api/channel/search'))
  expect(searches).toHaveLength(isOutdated ? 1 : 0)
})
