import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.png': 'image/png',
}

/** Serves a folder like a static host: files, 404.html for unknown paths, and 405 for all methods but reads. */
export async function startStaticHost(folder: string): Promise<{ url: string; stop: () => void }> {
  const server = createServer((incoming, outgoing) => {
    if (incoming.method !== 'GET') {
      outgoing.writeHead(405).end()
      return
    }
    const { pathname } = new URL(incoming.url ?? '/', 'http://localhost')
    const name = pathname === '/' ? '/index.html' : pathname
    readFile(join(folder, name))
      .then((file) =>
        outgoing.writeHead(200, { 'content-type': TYPES[extname(name)] ?? 'text/plain' }).end(file),
      )
      .catch(async () => {
        const page = await readFile(join(folder, '404.html'))
        outgoing.writeHead(404, { 'content-type': 'text/html' }).end(page)
      })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server that listens on a port has such an address
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
