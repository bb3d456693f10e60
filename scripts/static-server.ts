// The static server of npm start, browser tests, benchmark and builds.
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { hostValidationMiddleware } from 'host-validation-middleware'
import Negotiator from 'negotiator'
import type { Connect } from 'vite'
import { targetUrl } from '../mocks/hosts/target-url'
import { lowerCaseHost } from './proxy-guard'

const PNG = 'image/png'
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': PNG,
}

const isAsset = (path: string) => path.startsWith('/assets/')
const acceptsGzip = (incoming: IncomingMessage) =>
  new Negotiator(incoming).encodings(['gzip', 'identity'])[0] === 'gzip'

/** The content of a path: `read` for a client that takes it compressed or not; rejects if there is none. */
interface Content {
  type: string
  read: (isCompressed: boolean) => Promise<Buffer>
}

/**
 * Handles a request that reads by what `find` gives for its path, compressed for clients that accept it; leaves others to the
 * next handler. What is below /assets has a content hash in its name, so clients may cache it.
 */
function serve(find: (path: string) => Content | undefined): Connect.NextHandleFunction {
  const respond = async (...[incoming, outgoing, next]: Parameters<Connect.NextHandleFunction>) => {
    const isRead = incoming.method === 'GET' || incoming.method === 'HEAD'
    const path = targetUrl(incoming.url, undefined)?.pathname
    const content = isRead && path !== undefined ? find(path) : undefined
    const isCompressed = content?.type !== PNG && acceptsGzip(incoming)
    const body = await content?.read(isCompressed).catch(() => undefined)
    if (path === undefined || !content || !body) {
      next()
      return
    }
    outgoing.writeHead(200, {
      'content-type': content.type,
      'content-length': body.length,
      'cache-control': isAsset(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
      vary: 'accept-encoding',
      ...(isCompressed && { 'content-encoding': 'gzip' }),
    })
    outgoing.end(body)
  }
  return (...exchange) => void respond(...exchange)
}

const compress = promisify(gzip)

/** Serves the files of a folder; prefers the `.gz` files that the build wrote to compressing. */
export function serveFolder(folder: string): Connect.NextHandleFunction {
  return serve((path) => {
    const type = TYPES[extname(path)]
    const file = join(folder, path)
    const readCompressed = () => readFile(`${file}.gz`).catch(async () => compress(await readFile(file)))
    return type === undefined
      ? undefined
      : { type, read: (isCompressed) => (isCompressed ? readCompressed() : readFile(file)) }
  })
}

/** Serves a page on every path but those below /assets, where an old tab would run a page as a script. */
export function servePage(file: string, transform = (html: string) => html): Connect.NextHandleFunction {
  const read = async (isCompressed: boolean) => {
    const page = Buffer.from(transform(await readFile(file, 'utf8')))
    return isCompressed ? compress(page) : page
  }
  return serve((path) => (isAsset(path) ? undefined : { type: 'text/html', read }))
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
      else outgoing.writeHead(incoming.method === 'GET' || incoming.method === 'HEAD' ? 404 : 405).end()
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
