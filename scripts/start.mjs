// @ts-check
// Serves the built console with the embedded gateway, or with a proxy to GATEWAY_URL if set.
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { build, preview } from 'vite'
import { immutableAssets } from './immutable-assets-plugin.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const SOURCES = ['src', 'public', 'index.html', 'vite.config.ts', 'package.json']

/**
 * Returns the latest modification time below a path in ms; 0 if the path does not exist.
 * @param {string} path
 * @returns {number}
 */
function newest(path) {
  const entry = statSync(path, { throwIfNoEntry: false })
  if (!entry) return 0
  if (!entry.isDirectory()) return entry.mtimeMs
  // A directory's own time changes when a file is removed.
  return Math.max(entry.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))))
}

/** @param {string} text */
function portOf(text) {
  const port = Number(text)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new RangeError(`not a port: ${text}`)
  return port
}

const { values } = parseArgs({ options: { port: { type: 'string' } } })
const port = portOf(values.port ?? process.env.PORT ?? '3000')
const host = process.env.HOST ?? '127.0.0.1'

const built = newest(join(root, 'dist', 'index.html'))
if (SOURCES.some((path) => newest(join(root, path)) > built)) await build({ root, logLevel: 'warn' })

const server = await preview({
  root,
  plugins: [immutableAssets(join(root, 'dist', 'assets'))],
  preview: { port, host, strictPort: true },
})
const address = server.resolvedUrls?.local[0] ?? server.resolvedUrls?.network[0] ?? `http://${host}:${port}/`
process.stdout.write(`${address}\n`)
if (!process.env.GATEWAY_URL) process.stdout.write('embedded gateway, sign in as root / 123456\n')
