import type { HtmlTagDescriptor, Plugin } from 'vite'
import { worldOrderSchema } from '../control/control-bodies'
import { createGateway } from '../gateway'
import type { WorldOrder } from '../world'
import { gatewayHandler } from './node-exchange'

/** Meta tag that marks a page as served by an embedded gateway; the console reads it without a request. */
const controlsTag: HtmlTagDescriptor = {
  tag: 'meta',
  attrs: { name: 'gateway-controls', content: '/__gateway/' },
  injectTo: 'head',
}

/** Adds the meta tag to a built index.html. */
export function withControls(html: string): string {
  return html.replace('</head>', '<meta name="gateway-controls" content="/__gateway/" /></head>')
}

/**
 * The default world configured by `GATEWAY_SEED` (small, large, hostile, empty, demo) and `GATEWAY_LIMITS` (on, off). Throws
 * `ZodError` for other values.
 */
export function orderOf({ GATEWAY_SEED, GATEWAY_LIMITS }: Record<string, string | undefined>): WorldOrder {
  const order = worldOrderSchema.pick({ seed: true, limits: true })
  return order.parse({ seed: GATEWAY_SEED || undefined, limits: GATEWAY_LIMITS || undefined })
}

/** Vite plugin that handles `/api`, `/v1` and `/__gateway/` in the dev server; builds never load it. */
export function embeddedGateway(defaultWorld: WorldOrder = orderOf(process.env)): Plugin {
  const gateway = createGateway(defaultWorld)
  return {
    name: 'embedded-gateway',
    apply: 'serve',
    transformIndexHtml: () => [controlsTag],
    // Runs before Vite adds its own middlewares, so the gateway handles its calls first.
    configureServer: ({ middlewares }) => {
      middlewares.use(gatewayHandler(gateway))
    },
  }
}
