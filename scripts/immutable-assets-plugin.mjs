// @ts-check
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** @type {Readonly<Record<string, string>>} */
const TYPES = { js: 'text/javascript', css: 'text/css' }

/**
 * Serves scripts and styles below /assets as a deployment would: as the build packed them, and kept by browsers for good,
 * as their names change with what they hold. What is not packed, and who cannot unpack, is left to Vite.
 * @param {string} folder of the built assets
 * @returns {import('vite').Plugin}
 */
export function immutableAssets(folder) {
  /** @type {Map<string, Buffer | undefined>} */
  const kept = new Map()
  /** @param {string} name */
  const packed = (name) => {
    if (!kept.has(name)) {
      try {
        kept.set(name, readFileSync(join(folder, `${name}.gz`)))
      } catch {
        return undefined
      }
    }
    return kept.get(name)
  }
  return {
    name: 'kept-assets',
    apply: 'serve',
    configurePreviewServer: ({ middlewares }) => {
      middlewares.use('/assets', (incoming, outgoing, next) => {
        const [, name, ending] = /^\/([\w~-][\w.~-]*\.(js|css))(?:\?|$)/.exec(incoming.url ?? '') ?? []
        const takesGzip = /\bgzip\b/.test(String(incoming.headers['accept-encoding']))
        const body = name && takesGzip && incoming.method === 'GET' ? packed(name) : undefined
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
