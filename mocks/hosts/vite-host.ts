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
 * The world that `GATEWAY_SEED` (small, large, hostile, empty) and `GATEWAY_LIMITS` (on, off) ask for. Throws, naming
 * the mistake, when they say something else.
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

/** Serves the built index.html, with a word about the gateway, for every address that is no file. */
function servePages(folder: string): Connect.NextHandleFunction {
  return (incoming, outgoing, next) => {
    const isPage = incoming.method === 'GET' && incoming.headers.accept?.includes('text/html')
    if (isPage && !/\.\w+$/.test(urlOf(incoming)?.pathname ?? ''))
      void sendPage(join(folder, 'index.html'), outgoing, next)
    else next()
  }
}

/** Answers `/api`, `/v1` and `/__gateway/` inside Vite's dev and preview server; a build never loads it. */
export function embeddedGateway(defaultWorld: WorldOrder = orderOf(process.env)): Plugin {
  const gateway = createGateway(defaultWorld)
  const answer: Connect.NextHandleFunction = (incoming, outgoing, next) => {
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
    // Both hooks run before Vite adds its own middlewares, so none of them sees these calls.
    configureServer: ({ middlewares }) => {
      middlewares.use(answer)
    },
    configurePreviewServer: ({ middlewares, config }) => {
      middlewares.use(answer)
      middlewares.use(servePages(join(config.root, config.build.outDir)))
    },
  }
}
