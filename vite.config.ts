import './scripts/map-group-by.mjs'
import react from '@vitejs/plugin-react'
import { runnerImport, type Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import type * as ViteHost from './mocks/hosts/vite-host'
import manifest from './package.json' with { type: 'json' }

/** The real gateway that `/api` and `/v1` go to; without it the embedded one of `mocks/` answers. */
const gatewayUrl = process.env.GATEWAY_URL

/** Loaded by Vite like any module of ours, and only where it is wanted: a production build cannot even reach it. */
async function embeddedGateway(): Promise<Plugin> {
  const host = await runnerImport<typeof ViteHost>('./mocks/hosts/vite-host.ts')
  return host.module.embeddedGateway()
}

export default defineConfig(({ mode, command, isPreview }) => {
  const proxy = gatewayUrl
    ? {
        '/api': { target: gatewayUrl, changeOrigin: true },
        '/v1': { target: gatewayUrl, changeOrigin: true },
      }
    : undefined
  const isWanted = !gatewayUrl && mode !== 'test' && (command === 'serve' || isPreview)
  return {
    plugins: [react(), isWanted && embeddedGateway()],
    resolve: { tsconfigPaths: true },
    define: { __VERSION__: JSON.stringify(manifest.version) },
    server: { proxy },
    preview: { proxy },
    build: {
      target: 'es2023',
      // With nothing said, `light-dark()` is rewritten for older browsers into a value that is none.
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
      // Strict content policies forbid inline and data addresses.
      assetsInlineLimit: 0,
      // In kB, before compression: what starts the console comes in one file.
      chunkSizeWarningLimit: 800,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          codeSplitting: {
            // Left alone, a list screen takes more than fifty requests, most of them smaller than their headers.
            // In this order: a group also takes what its modules need, unless one before it has.
            groups: [
              { name: 'libraries', test: /[\\/]node_modules[\\/]/, tags: ['$initial'] },
              { name: 'console', tags: ['$initial'] },
              { name: 'controls', test: /[\\/]node_modules[\\/]/, minShareCount: 4, entriesAware: true },
              {
                name: 'dialog',
                test: /[\\/]src[\\/]ui[\\/](form[\\/]dialog-frame|feedback[\\/]confirm-dialog)/,
              },
              {
                name: 'pieces',
                test: /[\\/]src[\\/](format|parts|resources|shell[\\/]problem|ui[\\/](feedback|language|text))[\\/]/,
                minShareCount: 2,
              },
              // A list that is filtered by a date needs one input of many.
              {
                name: 'inputs',
                test: /[\\/]src[\\/](fields|ui[\\/]form[\\/](when-released|inputs[\\/](line|digits|moment|error|no-cal|calendar-i)))/,
                minShareCount: 2,
              },
              {
                name: 'form',
                test: /[\\/]src[\\/](fields|ui[\\/]form|shell[\\/]form)[\\/]/,
                minShareCount: 2,
              },
              { name: 'grid', test: /[\\/]src[\\/]ui[\\/]grid[\\/]/ },
            ],
          },
        },
      },
    },
    test: {
      restoreMocks: true,
      reporters: ['default', './scripts/case-reporter.mjs'],
      projects: [
        {
          extends: true,
          test: {
            name: 'console',
            environment: 'happy-dom',
            include: ['src/**/*.test.{ts,tsx}'],
            setupFiles: ['src/vitest-setup.ts'],
          },
        },
        // A server needs no imitated browser, which would take half of the time.
        { extends: true, test: { name: 'gateway', environment: 'node', include: ['mocks/**/*.test.ts'] } },
      ],
    },
  }
})
