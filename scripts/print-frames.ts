// Prints the frames as JSON. A process of its own, because the modules of the console need a DOM.
import { join, relative, resolve } from 'node:path'
import { Window } from 'happy-dom'
import { runnerImport, type Plugin } from 'vite'
import manifest from '../package.json' with { type: 'json' }
import type * as FrameRenderer from './frame-renderer'

const root = resolve(import.meta.dirname, '..')
const dom = new Window({ url: 'https://host.invalid/', width: 1280, height: 800 })
const provide = (name: string, value: unknown) =>
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
for (const name of Object.getOwnPropertyNames(dom))
  if (!(name in globalThis)) provide(name, Reflect.get(dom, name))
for (const name of [
  'document',
  'navigator',
  'location',
  'history',
  'localStorage',
  'sessionStorage',
  'Event',
  'CustomEvent',
  'MutationObserver',
])
  provide(name, Reflect.get(dom, name))
for (const name of [
  'addEventListener',
  'removeEventListener',
  'dispatchEvent',
  'matchMedia',
  'getComputedStyle',
  'scrollTo',
])
  provide(name, Reflect.get(dom, name).bind(dom))
provide('window', globalThis)
provide('isSecureContext', true)
// Nothing is ever loaded: the frames show what stands before.
provide('fetch', () => new Promise(() => {}))
const controls = dom.document.createElement('meta')
controls.setAttribute('name', 'gateway-controls')
controls.setAttribute('content', '{controls}')
dom.document.head.append(controls)

/** Class names as file and name, which the build replaces by those of its style sheets. */
const namedClasses: Plugin = {
  name: 'named-classes',
  enforce: 'pre',
  async resolveId(id, importer) {
    if (!id.endsWith('.css')) return undefined
    const file = await this.resolve(id, importer, { skipSelf: true })
    return file && `\0classes/${relative(root, file.id)}.js`
  },
  load(id) {
    const [, file] = /^\0classes\/(.*)\.js$/.exec(id) ?? []
    return (
      file &&
      `export default new Proxy({}, { get: (_, name) => typeof name === 'string' ? '${file}:' + name : undefined })`
    )
  },
}

const { module } = await runnerImport<typeof FrameRenderer>(join(import.meta.dirname, 'frame-renderer.tsx'), {
  root,
  logLevel: 'warn',
  resolve: { tsconfigPaths: true },
  define: { __VERSION__: JSON.stringify(manifest.version) },
  plugins: [namedClasses],
})
process.stdout.write(JSON.stringify(module.frames))
// Requests of loaders never end.
process.exit(0)
