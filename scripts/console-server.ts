// Serves the built console with an embedded gateway.
import { join } from 'node:path'
import { createGateway } from '../mocks/gateway'
import { gatewayHandler } from '../mocks/hosts/node-exchange'
import { orderOf, withControls } from '../mocks/hosts/vite-host'
import type { WorldOrder } from '../mocks/world'
import { DIST } from './console-build'
import { rejectOtherSites } from './proxy-guard'
import { serveFolder, servePage, startServer, type ListenOptions, type RunningServer } from './static-server'

interface ConsoleOptions extends ListenOptions {
  /** Folder of the built console. */
  folder?: string
  /** The default world; without one `GATEWAY_SEED` and `GATEWAY_LIMITS` configure it. */
  world?: WorldOrder
  /** Behaves like a deployment: compressed API responses, and no link to the gateway's controls. */
  isDeployed?: boolean
  /** The `Date` of every response, for a world whose clock stands still; without one it is the machine's. */
  date?: Date
}

/** Starts a server for a built console and its own embedded gateway, by default on a free port. */
export async function startConsole({
  folder = DIST,
  world = orderOf(process.env),
  isDeployed = false,
  date,
  ...listen
}: ConsoleOptions = {}): Promise<RunningServer> {
  return startServer(
    [
      (_request, response, next) => {
        if (date) response.setHeader('Date', date.toUTCString())
        next()
      },
      rejectOtherSites,
      gatewayHandler(createGateway(world), { isCompressed: isDeployed }),
      serveFolder(folder),
      servePage(join(folder, 'index.html'), isDeployed ? undefined : withControls),
    ],
    listen,
  )
}
