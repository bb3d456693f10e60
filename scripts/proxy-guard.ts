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

/** Characters and sequences that servers interpret differently: separators, dot segments and ends of a path. */
const AMBIGUOUS = /[\\\p{Cc} #]|\/\/|\/\.{1,2}(?:\/|$)/u

/** Decodes a path until it no longer changes; returns undefined for invalid or too deeply nested escapes. */
function decodeFully(path: string): string | undefined {
  let text = path
  try {
    // Each round shortens an escaped text, so the loop ends; no legitimate client escapes more often.
    for (let round = 0; round < 4; round += 1) {
      const decoded = decodeURIComponent(text)
      if (decoded === text) return text
      text = decoded
    }
  } catch {
    // Invalid escape: fall through.
  }
  return undefined
}

/**
 * Whether the path of a request target (which may have a query) is normalised and stays so when decoded: no empty, `.`
 * or `..` segments, backslashes or control characters, escaped or not.
 */
export function isNormalisedTarget(target: string): boolean {
  const path = target.split('?', 1)[0] ?? ''
  if (!path.startsWith('/') || AMBIGUOUS.test(path)) return false
  if (URL.parse(`http://host${path}`)?.pathname !== path) return false
  const decoded = decodeFully(path)
  // An escaped slash changes the number of segments after decoding.
  return (
    decoded !== undefined &&
    !AMBIGUOUS.test(decoded.replaceAll(' ', '_')) &&
    countSlashes(decoded) === countSlashes(path)
  )
}

function countSlashes(text: string): number {
  return text.split('/').length
}

function looksProxied(target: string): boolean {
  const decoded = decodeFully(target.split('?', 1)[0] ?? '') ?? target
  return /(?:^|[/\\])(?:api|v1)(?:[/\\]|$)/i.test(decoded)
}

const rejectAmbiguous: Connect.NextHandleFunction = (incoming, outgoing, next) => {
  const target = incoming.originalUrl ?? incoming.url ?? ''
  const isAllowed =
    URL.canParse(target, 'http://host') && (!looksProxied(target) || isNormalisedTarget(target))
  if (isAllowed) {
    next()
    return
  }
  outgoing.writeHead(400, { 'content-type': 'text/plain; charset=utf-8' })
  outgoing.end('400 Bad Request: the path is not normalised')
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

/**
 * Vite plugin that rejects what must not reach the proxy: paths that are not normalised (400), and API calls by images,
 * links or other sites (403).
 */
export function proxyGuard(): Plugin {
  return {
    name: 'proxy-guard',
    apply: 'serve',
    configureServer: ({ middlewares }) => {
      middlewares.use(rejectAmbiguous).use(rejectOtherSites)
    },
    configurePreviewServer: ({ middlewares }) => {
      middlewares.use(rejectAmbiguous).use(rejectOtherSites)
    },
  }
}
