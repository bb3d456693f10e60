import type { Connect, Plugin } from 'vite'
import { worldOrderSchema } from '../control/control-bodies'
import { createGateway, isGatewayPath } from '../gateway'
import type { WorldOrder } from '../world'
import { exchange } from './node-exchange'

/**
 * The world that `GATEWAY_SEED` (small, large, empty) and `GATEWAY_LIMITS` (on, off) ask for. Throws, naming the
 * mistake, when they say something else.
 */
export function orderOf({ GATEWAY_SEED, GATEWAY_LIMITS }: Record<string, string | undefined>): WorldOrder {
  const order = worldOrderSchema.pick({ seed: true, limits: true })
  return order.parse({ seed: GATEWAY_SEED || undefined, limits: GATEWAY_LIMITS || undefined })
}

/** Answers `/api`, `/v1` and `/__gateway/` inside Vite's dev and preview server; a build never loads it. */
export function embeddedGateway(defaultWorld: WorldOrder = orderOf(process.env)): Plugin {
  const gateway = createGateway(defaultWorld)
  const answer: Connect.NextHandleFunction = (incoming, outgoing, next) => {
    const url = new URL(incoming.originalUrl ?? incoming.url ?? '/', 'http://localhost')
    if (!isGatewayPath(url.pathname)) {
      next()
      return
    }
    void exchange(gateway, incoming, outgoing, url)
  }
  return {
    name: 'embedded-gateway',
    apply: 'serve',
    // Both hooks run before Vite adds its own middlewares, so none of them sees these calls.
    configureServer: ({ middlewares }) => {
      middlewares.use(answer)
    },
    configurePreviewServer: ({ middlewares }) => {
      middlewares.use(answer)
    },
  }
}
