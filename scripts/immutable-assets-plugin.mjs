// @ts-check
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** @type {Readonly<Record<string, string>>} */
const TYPES = { js: 'text/javascript', css: 'text/css' }

/**
 * Vite plugin that serves the precompressed scripts and styles below /assets with an immutable Cache-Control, as a
 * deployment does; file names contain a content hash. Other files and clients without gzip are left to Vite.
 * @param {string} folder folder of the built assets
 * @returns {import('vite').Plugin}
 */
export function immutableAssets(folder) {
  /** @type {Map<string, Buffer | undefined>} */
  const cache = new Map()
  /** @param {string} name */
  const readGzip = (name) => {
    if (!cache.has(name)) {
      try {
        cache.set(name, readFileSync(join(folder, `${name}.gz`)))
      } catch {
        return undefined
      }
    }
    return cache.get(name)
  }
  return {
    name: 'immutable-assets',
    apply: 'serve',
    configurePreviewServer: ({ middlewares }) => {
      middlewares.use('/assets', (incoming, outgoing, next) => {
        const [, name, ending] = /^\/([\w~-][\w.~-]*\.(js|css))(?:\?|$)/.exec(incoming.url ?? '') ?? []
        const acceptsGzip = /\bgzip\b/.test(String(incoming.headers['accept-encoding']))
        const body = name && acceptsGzip && incoming.method === 'GET' ? readGzip(name) : undefined
        if (!body) return next()
        outgoing.writeHead(200, {
          'content-type': TYPES[ending ?? ''] ?? 'text/plain',
          'content-encoding': 'gzip',
          'content-length': body.length,
          'cache-control': 'public, max-age=31536000, immutable',
          vary: 'accept-encoding',
        })
        return outgoing.end(body)
      })
    },
  }
}
