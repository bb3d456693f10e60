import './scripts/polyfill-map-groupby.ts'
import react from '@vitejs/plugin-react'
import { runnerImport, type Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import type * as ViteHost from './mocks/hosts/vite-host'
import manifest from './package.json' with { type: 'json' }
import { rejectChunkCycles } from './scripts/chunk-cycles.ts'
import { chunksByFirstLoad } from './scripts/chunks-plugin.ts'
import { compileHints } from './scripts/compile-hints.ts'
import { preloadPlugin } from './scripts/preload-plugin.ts'
import { precompress } from './scripts/precompress.ts'
import { PROXIED_PATH, proxyGuard } from './scripts/proxy-guard.ts'
import { smallestChunks } from './scripts/smallest-chunks.ts'
import { textsByModule } from './scripts/texts-plugin.ts'

/** URL of a real gateway to proxy `/api` and `/v1` to; without it the embedded gateway of `mocks/` responds. */
const gatewayUrl = process.env.GATEWAY_URL

/** Folders whose tests change no state of a module, such as a mocked import. */
const STATELESS_TESTS = ['http', 'resources', 'session', 'ui/grid', 'ui/menu'].map(
  (folder) => `src/${folder}/**/*.test.{ts,tsx}`,
)
/** Loaded before each test file of the console. */
const setupFiles = ['checks/vitest-renders.ts', 'checks/vitest-setup.ts']

/** Loads the embedded gateway on demand, so that a production build cannot include it. */
async function embeddedGateway(): Promise<Plugin> {
  const host = await runnerImport<typeof ViteHost>('./mocks/hosts/vite-host.ts')
  return host.module.embeddedGateway()
}

/** How modules are resolved and transformed. */
const modules = () => ({
  plugins: [react()],
  resolve: { tsconfigPaths: true },
  define: { __VERSION__: JSON.stringify(manifest.version) },
})

export default defineConfig(({ mode, command, isPreview }) => {
  const ownChunks = smallestChunks(modules())
  const chunks = chunksByFirstLoad(ownChunks)
  const texts = textsByModule(ownChunks)
  const { plugins, ...others } = modules()
  const proxy = gatewayUrl
    ? {
        [PROXIED_PATH]: { target: gatewayUrl, changeOrigin: true },
      }
    : undefined
  const isEmbedded = !gatewayUrl && mode !== 'test' && command === 'serve' && !isPreview
  return {
    plugins: [
      ...plugins,
      chunks.plugin,
      texts.plugin,
      rejectChunkCycles(),
      preloadPlugin(texts.moduleOf),
      compileHints(),
      precompress(),
      proxy && proxyGuard(),
      isEmbedded && embeddedGateway(),
    ],
    ...others,
    server: { proxy },
    preview: { proxy },
    build: {
      target: 'es2023',
      // By default `light-dark()` is transpiled for older browsers into an invalid value.
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
      // A strict CSP forbids inline assets and data URLs.
      assetsInlineLimit: 0,
      // In kB, uncompressed: the entry chunk contains the whole app shell.
      chunkSizeWarningLimit: 800,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          // Default names of shared chunks list all importers and can be longer than the chunk.
          chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/, '')}-[hash].js`,
          assetFileNames: ({ names: [name = ''] }) =>
            `assets/${name.replace(/(~.*)?\.\w+$/, '')}-[hash][extname]`,
          codeSplitting: {
            // By default a list screen takes over fifty requests, most of them smaller than their headers.
            groups: [
              { name: 'libraries', test: /[\\/]node_modules[\\/].*(?<!\.css)$/, tags: ['$initial'] },
              { name: chunks.chunkOf, debugName: 'first loads', includeDependenciesRecursively: false },
              // Dialogs and other parts that open later.
              { name: 'later', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 3000 },
            ],
          },
        },
      },
    },
    test: {
      restoreMocks: true,
      // By default Vitest leaves one core to its main process, which needs little.
      maxWorkers: '100%',
      // A busy machine takes several times as long; no test waits for time to pass.
      testTimeout: 30_000,
      hookTimeout: 30_000,
      reporters: ['default', './scripts/case-reporter.ts'],
      projects: [
        {
          extends: true,
          test: {
            setupFiles,
            name: 'console',
            include: ['{src,checks}/**/*.test.{ts,tsx}'],
            exclude: STATELESS_TESTS,
          },
        },
        // No test changes the state of a module: loading modules and document once per worker takes a fifth of the CPU
        // time.
        {
          extends: true,
          test: {
            setupFiles,
            name: 'console, shared modules',
            include: STATELESS_TESTS,
            isolate: false,
          },
        },
        {
          extends: true,
          test: {
            name: 'gateway',
            isolate: false,
            include: ['mocks/**/*.test.ts', 'bench/**/*.test.ts', 'scripts/**/*.test.ts'],
          },
        },
      ],
    },
  }
})
