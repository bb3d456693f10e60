import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect } from 'vitest'
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
  const { cache, router } = createConsoleRouter()
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

/** Before each test of the file, root opens the list of channels of a new gateway; returns that gateway. */
export function channelListOfEachTest(): () => TestGateway {
  let gateway: TestGateway
  beforeEach(async () => {
    gateway = startGateway()
    signIn(gateway.signIn('root'))
    await mountList('/channel')
  }, CHUNK_TIMEOUT_MS + 10_000)
  afterEach(() => gateway.stop())
  return () => gateway
}
