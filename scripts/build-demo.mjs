// @ts-check
// Builds dist-demo/: the console with the embedded gateway as a service worker, for a host without a server.
import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { build } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))
const { values } = parseArgs({ options: { out: { type: 'string', default: 'dist-demo' } } })
const outDir = resolve(root, values.out)

// A handler's library keeps cookies in localStorage, which workers have not; none of ours ever get there.
const STORAGE = 'globalThis.localStorage ??= { getItem: () => null, setItem() {}, removeItem() {} };'

/**
 * One script of its own, without the settings of the console.
 * @param {string} entry
 * @param {string} fileName
 * @param {string} [banner]
 */
async function script(entry, fileName, banner) {
  await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2023',
      // The gateway is larger than a page would like; it is loaded once, beside the page.
      chunkSizeWarningLimit: 4000,
      rolldownOptions: {
        input: join(root, entry),
        output: { entryFileNames: fileName, format: 'es', codeSplitting: false, banner },
      },
    },
  })
}

await build({ root, mode: 'demo', logLevel: 'warn', build: { outDir, emptyOutDir: true } })
await script('mocks/hosts/worker-host.ts', 'gateway-worker.js', STORAGE)
await script('mocks/hosts/demo-start.ts', 'demo-start.js')

const index = join(outDir, 'index.html')
const html = await readFile(index, 'utf8')
const SCRIPT = /\s*<script type="module" crossorigin src="([^"]+)"[^>]*><\/script>/g
const apps = [...html.matchAll(SCRIPT)].map(([, address]) => address)
if (apps.length === 0) throw new Error('index.html names no script of the console')
const words = [
  `<meta name="console-scripts" content="${apps.join(' ')}" />`,
  '<meta name="gateway-controls" content="/__gateway/" />',
  '<script type="module" src="/demo-start.js"></script>',
]
await writeFile(index, html.replaceAll(SCRIPT, '').replace('</head>', `  ${words.join('\n    ')}\n  </head>`))
// What many static hosts show for an unknown address: there it starts the worker, which knows it.
await copyFile(index, join(outDir, '404.html'))
process.stdout.write(`${values.out} is ready for a static host, at the root of its address\n`)
