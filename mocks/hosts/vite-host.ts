import type { Connect, Plugin } from 'vite'
import { createGateway, isGatewayPath } from '../gateway'
import type { WorldOrder } from '../world'
import { exchange } from './node-exchange'

/** Answers `/api`, `/v1` and `/__gateway/` inside Vite's dev and preview server; a build never loads it. */
export function embeddedGateway(defaultWorld: WorldOrder = {}): Plugin {
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
