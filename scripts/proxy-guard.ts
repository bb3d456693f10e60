import type { Connect, Plugin } from 'vite'

/** Paths that the proxy of this host forwards. */
export const PROXIED_PATH = '^/(?:api|v1)(?:/|$|\\?)'

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

/** Vite plugin that rejects paths that are not normalised with 400 before they reach the proxy. */
export function proxyGuard(): Plugin {
  return {
    name: 'proxy-guard',
    apply: 'serve',
    configureServer: ({ middlewares }) => {
      middlewares.use(rejectAmbiguous)
    },
    configurePreviewServer: ({ middlewares }) => {
      middlewares.use(rejectAmbiguous)
    },
  }
}
