// @ts-check
/** What a proxy of this host may pass on. */
export const PROXIED_PATH = '^/(?:api|v1)(?:/|$|\\?)'

/** Anything that one server reads as a separator, a parent folder or the end of a path, and another one as a letter. */
const AMBIGUOUS = /[\\\p{Cc} #]|\/\/|\/\.{1,2}(?:\/|$)/u

/**
 * A path without its escapes, however often it was escaped; undefined when some cannot be read.
 * @param {string} path
 */
function decodedFully(path) {
  let text = path
  try {
    // Each round makes an escaped text shorter, so this ends; nobody escapes more often in good faith.
    for (let round = 0; round < 4; round += 1) {
      const decoded = decodeURIComponent(text)
      if (decoded === text) return text
      text = decoded
    }
  } catch {
    // Left: an escape that is none.
  }
  return undefined
}

/**
 * Whether the target of a request is a path as its parser would print it, and stays the same path for whoever decodes it:
 * without empty, `.` and `..` segments, backslashes and control characters, escaped or not.
 * @param {string} target of the request line, with its query
 */
export function isNormalisedTarget(target) {
  const path = target.split('?', 1)[0] ?? ''
  if (!path.startsWith('/') || AMBIGUOUS.test(path)) return false
  if (URL.parse(`http://host${path}`)?.pathname !== path) return false
  const decoded = decodedFully(path)
  // An escaped slash changes the number of segments for whoever decodes it.
  return (
    decoded !== undefined &&
    !AMBIGUOUS.test(decoded.replaceAll(' ', '_')) &&
    countSlashes(decoded) === countSlashes(path)
  )
}

/** @param {string} text */
function countSlashes(text) {
  return text.split('/').length
}

/** @param {string} target */
function beginsLikeProxied(target) {
  const decoded = decodedFully(target.split('?', 1)[0] ?? '') ?? target
  return /(?:^|[/\\])(?:api|v1)(?:[/\\]|$)/i.test(decoded)
}

/** @type {import('vite').Connect.NextHandleFunction} */
function refuseAmbiguous(incoming, outgoing, next) {
  const target = incoming.originalUrl ?? incoming.url ?? ''
  const isFine =
    URL.canParse(target, 'http://host') && (!beginsLikeProxied(target) || isNormalisedTarget(target))
  if (isFine) {
    next()
    return
  }
  outgoing.writeHead(400, { 'content-type': 'text/plain; charset=utf-8' })
  outgoing.end('400 Bad Request: the path is not normalised')
}

/**
 * Lets only normalised paths reach the proxy of Vite's servers, before it sees them.
 * @returns {import('vite').Plugin}
 */
export function proxyGuard() {
  return {
    name: 'proxy-guard',
    apply: 'serve',
    configureServer: ({ middlewares }) => {
      middlewares.use(refuseAmbiguous)
    },
    configurePreviewServer: ({ middlewares }) => {
      middlewares.use(refuseAmbiguous)
    },
  }
}
