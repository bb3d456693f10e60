// @ts-check
// Serves built consoles precompressed, with the embedded gateway as API.
import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { runnerImport } from 'vite'

export const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** @type {Readonly<Record<string, string>>} */
const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
}

/**
 * Compresses with brotli at its highest quality.
 * @param {Buffer} bytes
 */
export const brotli = (bytes) =>
  brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })

/** @typedef {{ bytes: Buffer, gzip: Buffer, type: string }} HostedFile */

/**
 * Reads every file of a folder, by URL path.
 * @param {string} folder
 * @returns {Map<string, HostedFile>}
 */
function filesOf(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !/\.(br|gz|map)$/.test(entry.name),
  )
  return new Map(
    files.map(({ parentPath, name }) => {
      const path = join(parentPath, name)
      const bytes = readFileSync(path)
      const type = TYPES[extname(name)] ?? 'application/octet-stream'
      return [`/${relative(folder, path).split(sep).join('/')}`, { bytes, gzip: gzipSync(bytes), type }]
    }),
  )
}

/** @typedef {import('../mocks/gateway').Gateway} Gateway */

/**
 * @param {Gateway} gateway
 * @param {import('node:http').IncomingMessage} incoming
 * @param {import('node:http').ServerResponse} outgoing
 * @param {URL} url
 */
async function forwardToGateway(gateway, incoming, outgoing, url) {
  const method = incoming.method ?? 'GET'
  /** @type {Buffer[]} */
  const parts = []
  for await (const part of incoming) parts.push(Buffer.from(part))
  const headers = Object.entries(incoming.headers).map(([name, value]) => [name, String(value)])
  const request = new Request(url, {
    method,
    headers: Object.fromEntries(headers),
    ...(method === 'GET' || method === 'HEAD' ? {} : { body: Buffer.concat(parts) }),
  })
  const answer = await gateway.handle(request, { cookies: incoming.headers.cookie ?? '' })
  if (answer.kind === 'reset') {
    outgoing.destroy()
    return
  }
  for (const [name, value] of answer.headers) outgoing.appendHeader(name, value)
  outgoing.statusCode = answer.status
  outgoing.setHeader('content-encoding', 'gzip')
  outgoing.end(gzipSync(answer.body, { level: 1 }))
}

/**
 * @param {import('node:http').ServerResponse} outgoing
 * @param {Map<string, HostedFile>} files
 * @param {string} path
 */
function sendFile(outgoing, files, path) {
  // A path without an extension is a client-side route.
  const name = extname(path) ? path : '/index.html'
  const file = files.get(name)
  if (!file) {
    outgoing.writeHead(404).end()
    return
  }
  const isHashed = name.startsWith('/assets/')
  const caching = isHashed ? 'public, max-age=31536000, immutable' : 'no-cache'
  outgoing.writeHead(200, {
    'content-type': file.type,
    'content-encoding': 'gzip',
    'content-length': file.gzip.length,
    'cache-control': caching,
  })
  outgoing.end(file.gzip)
}

/**
 * Starts a host for one folder on a free port.
 * @param {string} folder
 * @param {Gateway} gateway
 * @returns {Promise<{ url: string, stop: () => void }>}
 */
export async function startHost(folder, gateway) {
  const files = filesOf(folder)
  const server = createServer((incoming, outgoing) => {
    const url = new URL(incoming.url ?? '/', 'http://localhost')
    if (/^\/(api|v1|__gateway)\//.test(url.pathname)) {
      forwardToGateway(gateway, incoming, outgoing, url).catch((error) => outgoing.destroy(error))
    } else sendFile(outgoing, files, url.pathname)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('the host has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/**
 * Creates an embedded gateway.
 * @param {import('../mocks/world').WorldOrder} [order]
 * @returns {Promise<Gateway>}
 */
export async function embeddedGateway(order) {
  // Vite would otherwise set `development` for the whole process, and later builds would be development builds.
  process.env.NODE_ENV ??= 'production'
  /** @type {{ module: typeof import('../mocks/gateway') }} */
  const { module } = await runnerImport(join(ROOT, 'mocks/gateway.ts'))
  return module.createGateway(order)
}
