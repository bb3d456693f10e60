import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Connect, Plugin } from 'vite'
import { worldOrderSchema } from '../control/control-bodies'
import { createGateway, isGatewayPath } from '../gateway'
import type { WorldOrder } from '../world'
import { controlsTag, withControls } from './index-page'
import { exchange } from './node-exchange'
import { targetUrl } from './target-url'

/**
 * The default world configured by `GATEWAY_SEED` (small, large, hostile, empty) and `GATEWAY_LIMITS` (on, off). Throws
 * `ZodError` for other values.
 */
export function orderOf({ GATEWAY_SEED, GATEWAY_LIMITS }: Record<string, string | undefined>): WorldOrder {
  const order = worldOrderSchema.pick({ seed: true, limits: true })
  return order.parse({ seed: GATEWAY_SEED || undefined, limits: GATEWAY_LIMITS || undefined })
}

const urlOf = ({ originalUrl, url, headers }: Connect.IncomingMessage) =>
  targetUrl(originalUrl ?? url, headers.host)

async function sendPage(file: string, outgoing: ServerResponse, next: () => void): Promise<void> {
  let html: string
  try {
    html = await readFile(file, 'utf8')
  } catch {
    next()
    return
  }
  outgoing.setHeader('Content-Type', 'text/html')
  outgoing.setHeader('Cache-Control', 'no-cache')
  outgoing.end(withControls(html))
}

/** Serves the built index.html with the gateway's meta tag for every path without a file extension. */
function servePages(folder: string): Connect.NextHandleFunction {
  return (incoming, outgoing, next) => {
    const isPage = incoming.method === 'GET' && incoming.headers.accept?.includes('text/html')
    if (isPage && !/\.\w+$/.test(urlOf(incoming)?.pathname ?? ''))
      void sendPage(join(folder, 'index.html'), outgoing, next)
    else next()
  }
}

/** Vite plugin that handles `/api`, `/v1` and `/__gateway/` in the dev and preview server; builds never load it. */
export function embeddedGateway(defaultWorld: WorldOrder = orderOf(process.env)): Plugin {
  const gateway = createGateway(defaultWorld)
  const handleRequest: Connect.NextHandleFunction = (incoming, outgoing, next) => {
    const url = urlOf(incoming)
    if (!url) {
      outgoing.writeHead(400, { 'content-type': 'text/plain; charset=utf-8' }).end('400 Bad Request')
      return
    }
    if (!isGatewayPath(url.pathname)) {
      next()
      return
    }
    void exchange(gateway, incoming, outgoing, url)
  }
  return {
    name: 'embedded-gateway',
    apply: 'serve',
    transformIndexHtml: () => [controlsTag],
    // Both hooks run before Vite adds its own middlewares, so the gateway handles its calls first.
    configureServer: ({ middlewares }) => {
      middlewares.use(handleRequest)
    },
    configurePreviewServer: ({ middlewares, config }) => {
      middlewares.use(handleRequest)
      middlewares.use(servePages(join(config.root, config.build.outDir)))
    },
  }
}
