import type { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach } from 'vitest'
import { signIn } from '#/session/session'
import { mountChannels } from '../../../checks/mount-console'
import { startGateway, type TestGateway } from '../../../mocks/hosts/vitest-host'

/** The ids of the channels, as the list shows them. */
const IDS = new Set([28, 27, 26, 25, 24, 22, 21])

/**
 * Before each test of the file, root opens the list of channels of a new gateway that has seven; returns that gateway and the
 * cache of the page. To find elements by their roles on a whole page takes several times as long as the rest of a test.
 */
export function fewChannelsOfEachTest(): { gateway: () => TestGateway; cache: () => QueryClient } {
  let gateway: TestGateway
  let cache: QueryClient
  beforeEach(async () => {
    gateway = startGateway()
    const { channels } = gateway.world()
    for (const { id } of channels.all()) if (!IDS.has(id)) channels.remove(id)
    signIn(gateway.signIn('root'))
    cache = await mountChannels()
  }, 30_000)
  afterEach(() => gateway.stop())
  return { gateway: () => gateway, cache: () => cache }
}
