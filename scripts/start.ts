// npm start: serves the built console with the embedded gateway, or with a proxy to GATEWAY_URL if set.
import { parseArgs } from 'node:util'
import { preview } from 'vite'
import { buildIfStale, DIST, ROOT } from './console-build'
import { serveFolder, type ListenOptions } from './static-server'

function portOf(text: string): number {
  const port = Number(text)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new RangeError(`not a port: ${text}`)
  return port
}

/** Vite's preview server with the proxy of vite.config.ts; files are served as for the embedded gateway. */
async function startProxied({ port, host, allowedHosts = [] }: ListenOptions): Promise<string> {
  const { resolvedUrls } = await preview({
    root: ROOT,
    configLoader: 'runner',
    plugins: [
      {
        name: 'static-server',
        configurePreviewServer: ({ middlewares }) => {
          middlewares.use(serveFolder(DIST))
        },
      },
    ],
    preview: { port, host, allowedHosts: [...allowedHosts], strictPort: true },
  })
  return resolvedUrls?.local[0] ?? resolvedUrls?.network[0] ?? `http://${host}:${port}/`
}

const { values } = parseArgs({ options: { port: { type: 'string' } } })
const listen = {
  port: portOf(values.port ?? process.env.PORT ?? '3000'),
  host: process.env.HOST ?? '127.0.0.1',
  allowedHosts: (process.env.ALLOWED_HOSTS ?? '').split(/[\s,]+/).filter(Boolean),
}
await buildIfStale()
if (process.env.GATEWAY_URL) process.stdout.write(`${await startProxied(listen)}\n`)
else {
  const { startConsole } = await import('./console-server')
  const { orderOf } = await import('../mocks/hosts/vite-host')
  const { url } = await startConsole({ ...listen, world: orderOf({ GATEWAY_SEED: 'demo', ...process.env }) })
  process.stdout.write(`${url}/\nembedded gateway, sign in as root / 123456\n`)
}
