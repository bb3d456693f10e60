import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, onTestFinished } from 'vitest'
import { channelQueries } from '#/resources/channel/channel'
import { createConsoleRouter } from '#/routes'
import { signIn } from '#/session/session'
import { startGateway, type TestGateway } from '../mocks/hosts/vitest-host'
import { render } from './render'

/** Time for the first import of a screen's chunk, in ms. */
const CHUNK_TIMEOUT_MS = 20_000

/** Waits until nothing is fetched or written. */
export function settled(cache: QueryClient): Promise<void> {
  return waitFor(() => expect(cache.isFetching() + cache.isMutating()).toBe(0))
}

/** Mounts the console at a URL, without waiting for its content. Returns its query cache. */
export function mountConsole(url: string): QueryClient {
  window.history.replaceState(null, '', url)
  const { cache, router, stop } = createConsoleRouter()
  // The other tests of the file have the same window.
  onTestFinished(() => {
    stop()
    router.history.destroy()
  })
  render(
    <QueryClientProvider client={cache}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return cache
}

/** Mounts the console at the URL of a list and waits for its rows. Returns its query cache. */
export async function mountList(url: string): Promise<QueryClient> {
  const cache = mountConsole(url)
  await waitFor(() => expect(screen.queryAllByRole('rowheader').length).toBeGreaterThan(3), {
    timeout: CHUNK_TIMEOUT_MS,
  })
  await settled(cache)
  return cache
}

/** Mounts the console at the list of channels and waits until it has all of them. Returns its query cache. */
export async function mountChannels(): Promise<QueryClient> {
  const cache = await mountList('/channel')
  await waitFor(() => expect(cache.getQueryData(channelQueries.all().queryKey)).toBeDefined())
  return cache
}

/** Has everything read again, as after a write elsewhere, and waits until the list has all channels anew. */
export async function readChannelsAgain(cache: QueryClient): Promise<void> {
  const { queryKey } = channelQueries.all()
  await act(() => cache.invalidateQueries())
  await waitFor(() => expect(cache.getQueryState(queryKey)?.isInvalidated).toBe(false))
  await settled(cache)
}

/** Before each test of the file, root opens the list of channels of a new gateway; returns that gateway. */
export function channelListOfEachTest(): () => TestGateway {
  let gateway: TestGateway
  beforeEach(async () => {
    gateway = startGateway()
    signIn(gateway.signIn('root'))
    await mountChannels()
  }, CHUNK_TIMEOUT_MS + 10_000)
  afterEach(() => gateway.stop())
  return () => gateway
}
