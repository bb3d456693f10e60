// Builds dist-demo/: the console with the embedded gateway as a service worker, for a static host.
import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from 'vite'

const root = resolve(import.meta.dirname, '..')
const { values } = parseArgs({ options: { out: { type: 'string', default: 'dist-demo' } } })
const outDir = resolve(root, values.out)

// Stub for a dependency that stores cookies in localStorage, which workers do not have; the gateway never uses it.
const STORAGE_STUB = 'globalThis.localStorage ??= { getItem: () => null, setItem() {}, removeItem() {} };'

/** Builds one self-contained script without the console's Vite config. */
async function buildScript(entry: string, fileName: string, banner?: string): Promise<void> {
  await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2023',
      // The gateway exceeds the default limit; it is loaded once, in the worker.
      chunkSizeWarningLimit: 4000,
      rolldownOptions: {
        input: join(root, entry),
        output: { entryFileNames: fileName, format: 'es', codeSplitting: false, banner },
      },
    },
  })
}

await build({ root, mode: 'demo', logLevel: 'warn', build: { outDir, emptyOutDir: true } })
await buildScript('mocks/hosts/worker-host.ts', 'gateway-worker.js', STORAGE_STUB)
await buildScript('mocks/hosts/demo-start.ts', 'demo-start.js')

const index = join(outDir, 'index.html')
const html = await readFile(index, 'utf8')
const SCRIPT = /\s*<script type="module" crossorigin src="([^"]+)"[^>]*><\/script>/g
const apps = [...html.matchAll(SCRIPT)].map(([, address]) => address)
if (apps.length === 0) throw new Error('index.html names no script of the console')
const headTags = [
  `<meta name="console-scripts" content="${apps.join(' ')}" />`,
  '<meta name="gateway-controls" content="/__gateway/" />',
  '<script type="module" src="/demo-start.js"></script>',
]
await writeFile(
  index,
  html.replaceAll(SCRIPT, '').replace('</head>', `  ${headTags.join('\n    ')}\n  </head>`),
)
// Many static hosts serve 404.html for an unknown path; the page then starts the worker, which resolves the path.
await copyFile(index, join(outDir, '404.html'))
process.stdout.write(`${values.out} is ready for a static host, at the root of its address\n`)
