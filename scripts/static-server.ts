// The static server of npm start, browser tests, benchmark and builds.
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { hostValidationMiddleware } from 'host-validation-middleware'
import Negotiator from 'negotiator'
import type { Connect } from 'vite'
import { targetUrl } from '../mocks/hosts/target-url'
import { lowerCaseHost } from './proxy-guard'

const COMPRESSED_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
}
const TYPES: Readonly<Record<string, string>> = { ...COMPRESSED_TYPES, '.png': 'image/png' }

/** Returns the path of a request that reads; undefined for other methods and invalid targets. */
function readPath({ method, url }: IncomingMessage): string | undefined {
  return method === 'GET' || method === 'HEAD' ? targetUrl(url, undefined)?.pathname : undefined
}

const acceptsGzip = (incoming: IncomingMessage) =>
  new Negotiator(incoming).encodings(['gzip', 'identity'])[0] === 'gzip'

/** Reads the `.gz` file that the build wrote, or compresses the file. */
async function readCompressed(file: string): Promise<Buffer> {
  try {
    return await readFile(`${file}.gz`)
  } catch {
    return promisify(gzip)(await readFile(file))
  }
}

/**
 * Serves the files of a folder, compressed for clients that accept it; unknown files are left to the next handler.
 * Files below /assets have a content hash in their names, so clients and this process may cache them.
 */
export function serveFolder(folder: string): Connect.NextHandleFunction {
  const cache = new Map<string, Buffer>()
  const read = async (path: string, isCompressed: boolean): Promise<Buffer | undefined> => {
    const key = `${path} ${isCompressed}`
    const file = join(folder, path)
    try {
      const body = cache.get(key) ?? (await (isCompressed ? readCompressed(file) : readFile(file)))
      if (path.startsWith('/assets/')) cache.set(key, body)
      return body
    } catch {
      return undefined
    }
  }
  const respond = async (...[incoming, outgoing, next]: Parameters<Connect.NextHandleFunction>) => {
    const path = readPath(incoming) ?? ''
    const type = TYPES[extname(path)]
    const isCompressed = extname(path) in COMPRESSED_TYPES && acceptsGzip(incoming)
    const body = type === undefined ? undefined : await read(path, isCompressed)
    if (type === undefined || body === undefined) {
      next()
      return
    }
    outgoing.writeHead(200, {
      'content-type': type,
      'content-length': body.length,
      'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      vary: 'accept-encoding',
      ...(isCompressed && { 'content-encoding': 'gzip' }),
    })
    outgoing.end(body)
  }
  return (...exchange) => void respond(...exchange)
}

interface PageOptions {
  /** The only path to serve; by default all but those below /assets, where an old tab would run a page as a script. */
  path?: string
  status?: number
  transform?: (html: string) => string
}

/** Serves a page, read again for each request; without the file the request is left to the next handler. */
export function servePage(
  file: string,
  { path: only, status = 200, transform = (html) => html }: PageOptions = {},
): Connect.NextHandleFunction {
  const respond = async (...[incoming, outgoing, next]: Parameters<Connect.NextHandleFunction>) => {
    const path = readPath(incoming)
    const isServed = only === undefined ? path?.startsWith('/assets/') === false : path === only
    const html = isServed ? await readFile(file, 'utf8').catch(() => undefined) : undefined
    if (html === undefined) {
      next()
      return
    }
    const headers = { 'content-type': 'text/html', 'cache-control': 'no-cache', vary: 'accept-encoding' }
    const page = Buffer.from(transform(html))
    if (acceptsGzip(incoming))
      outgoing.writeHead(status, { ...headers, 'content-encoding': 'gzip' }).end(await promisify(gzip)(page))
    else outgoing.writeHead(status, headers).end(page)
  }
  return (...exchange) => void respond(...exchange)
}

/** Responds to a request that no handler has taken. */
function reject(incoming: IncomingMessage, outgoing: ServerResponse): void {
  outgoing.writeHead(incoming.method === 'GET' || incoming.method === 'HEAD' ? 404 : 405).end()
}

/** Address to listen on: by default a free port of this machine, not reachable from others. */
export interface ListenOptions {
  port?: number
  host?: string
  /** Further host names that requests may be addressed to; one that starts with a dot includes its subdomains. */
  allowedHosts?: readonly string[]
}

/**
 * Rejects requests to other host names than those of this machine with 403, as Vite's servers do: a page of another
 * site whose name is made to resolve to this machine (DNS rebinding) would otherwise read everything as its own origin.
 * IP addresses are accepted, because no name stands in them.
 */
function rejectOtherHosts(allowedHosts: readonly string[]): Connect.NextHandleFunction {
  const validate = hostValidationMiddleware({
    allowedHosts,
    generateErrorMessage: (name) =>
      `403 Forbidden: ${JSON.stringify(name)} is no name of this server; ALLOWED_HOSTS=<name> npm start allows it\n`,
  })
  return (...exchange) => void validate(...exchange)
}

export interface RunningServer {
  /** Without a slash at the end. */
  url: string
  stop: () => void
}

/**
 * Starts a server that passes each request to the handlers in order, unless it is addressed to a host name of somebody
 * else. Rejects if the port is taken.
 */
export async function startServer(
  ownHandlers: readonly Connect.NextHandleFunction[],
  { port = 0, host = '127.0.0.1', allowedHosts = [] }: ListenOptions = {},
): Promise<RunningServer> {
  const handlers = [lowerCaseHost, rejectOtherHosts([host, ...allowedHosts]), ...ownHandlers]
  const server = createServer((incoming, outgoing) => {
    const handle = (index: number): void => {
      const handler = handlers[index]
      if (handler) handler(incoming, outgoing, () => handle(index + 1))
      else reject(incoming, outgoing)
    }
    handle(0)
  })
  await new Promise<void>((resolve, fail) => {
    server.once('error', fail).listen(port, host, resolve)
  })
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('the server has no port')
  const isAnyAddress = address.address === '0.0.0.0' || address.address === '::'
  const name = address.family === 'IPv6' ? `[${address.address}]` : address.address
  return {
    url: `http://${isAnyAddress ? 'localhost' : name}:${address.port}`,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
