// Prints the registry of pages as JSON. A process of its own, because the modules of the console need a DOM.
import { join, resolve } from 'node:path'
import { Window } from 'happy-dom'
import { runnerImport, type Plugin } from 'vite'
import type * as PageRegistryModule from './page-registry'

const root = resolve(import.meta.dirname, '..')
const GLOBALS = [
  'document',
  'navigator',
  'location',
  'localStorage',
  'sessionStorage',
  'MutationObserver',
  'addEventListener',
  'matchMedia',
] as const

const dom = new Window({ url: 'http://localhost/' })
for (const name of GLOBALS) {
  const value = dom[name]
  Object.defineProperty(globalThis, name, {
    value: name === 'addEventListener' || name === 'matchMedia' ? dom[name].bind(dom) : value,
    configurable: true,
  })
}
Object.assign(globalThis, { window: globalThis })

const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? '\0no-styles' : undefined),
  load: (id) => (id === '\0no-styles' ? 'export default {}' : undefined),
}

const page = join(import.meta.dirname, 'page-registry.ts')
const { module } = await runnerImport<typeof PageRegistryModule>(page, {
  root,
  logLevel: 'warn',
  resolve: { tsconfigPaths: true },
  plugins: [withoutStyles],
})
process.stdout.write(JSON.stringify(await module.readRegistry()))
// Requests of loaders never end.
process.exit(0)
