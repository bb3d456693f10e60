import type { IncomingMessage } from 'node:http'
import type { Connect, Plugin, ProxyOptions } from 'vite'

/** Paths that the proxy of this host forwards. */
const PROXIED_PATH = '^/(?:api|v1)(?:/|$|\\?)'

const LOOPBACK = /^(?:127\.|::1$)/

/**
 * The visitor's address for `X-Forwarded-For`: the gateway limits calls by it, and compares it with the subnets of tokens. Only a
 * proxy on this machine is believed when it names another one.
 */
export function visitorAddress({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>): string {
  const peer = (socket.remoteAddress ?? '').replace(/^::ffff:/, '')
  const named = String(headers['x-forwarded-for'] ?? '')
  return named !== '' && LOOPBACK.test(peer) ? named : peer
}

/** Vite's proxy to the gateway at `target`. */
export function proxyTo(target: string): Record<string, ProxyOptions> {
  return {
    [PROXIED_PATH]: {
      target,
      changeOrigin: true,
      configure: (proxy) => {
        proxy.on('proxyReq', (outgoing, incoming) => {
          outgoing.setHeader('x-forwarded-for', visitorAddress(incoming))
        })
      },
    },
  }
}

/** Calls of the console's API; the relay API below `/v1` takes no cookie and serves pages of other sites too. */
const CALL = /^\/api(?:\/|$)/

/** Fetch metadata of a call by the console's `fetch`; programs and old browsers send none. */
const isCall = ({ headers }: IncomingMessage) => (headers['sec-fetch-dest'] ?? 'empty') === 'empty'
const isOwn = ({ headers }: IncomingMessage) => (headers['sec-fetch-site'] ?? 'same-origin') === 'same-origin'

/**
 * Rejects API calls by images, frames, links and other sites with 403, as deploy/nginx.conf does: they would send the
 * visitor's cookie, and some GETs of the gateway have side effects.
 */
export const rejectOtherSites: Connect.NextHandleFunction = (incoming, outgoing, next) => {
  const path = URL.parse(`http://host${incoming.originalUrl ?? incoming.url ?? ''}`)?.pathname ?? ''
  if (!CALL.test(path) || (isCall(incoming) && isOwn(incoming))) {
    next()
    return
  }
  outgoing.writeHead(403, { 'content-type': 'text/plain; charset=utf-8' })
  outgoing.end('403 Forbidden: calls are made by the console itself or by programs\n')
}

/** Makes the host name of a request lower case: its case has no meaning, but the check of host names compares letters. */
export const lowerCaseHost: Connect.NextHandleFunction = ({ headers }, _outgoing, next) => {
  headers.host &&= headers.host.toLowerCase()
  next()
}

/** Vite plugin that keeps API calls by images, links and other sites from the proxy. */
export function proxyGuard(): Plugin {
  return {
    name: 'proxy-guard',
    apply: 'serve',
    configureServer: ({ middlewares }) => void middlewares.use(lowerCaseHost).use(rejectOtherSites),
    configurePreviewServer: ({ middlewares }) => void middlewares.use(lowerCaseHost).use(rejectOtherSites),
  }
}
