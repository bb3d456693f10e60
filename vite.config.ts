import './scripts/polyfill-map-groupby.mjs'
import react from '@vitejs/plugin-react'
import { runnerImport, type Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import type * as ViteHost from './mocks/hosts/vite-host'
import manifest from './package.json' with { type: 'json' }
import { preloadPlugin } from './scripts/preload-plugin.mjs'
import { precompress } from './scripts/precompress.mjs'
import { PROXIED_PATH, proxyGuard } from './scripts/proxy-guard.mjs'

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
        [PROXIED_PATH]: { target: gatewayUrl, changeOrigin: true },
      }
    : undefined
  const isWanted = !gatewayUrl && mode !== 'test' && (command === 'serve' || isPreview)
  return {
    plugins: [react(), preloadPlugin(), precompress(), proxy && proxyGuard(), isWanted && embeddedGateway()],
    resolve: { tsconfigPaths: true },
    // A proxy writes the nonce of each answer in its place (deploy/nginx.conf).
    html: { cspNonce: '__CSP_NONCE__' },
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
          // Named after all that share them, the small ones would have names longer than some of them.
          chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/, '')}-[hash].js`,
          assetFileNames: ({ names: [name = ''] }) =>
            `assets/${name.replace(/(~.*)?\.\w+$/, '')}-[hash][extname]`,
          codeSplitting: {
            // Left alone, a list screen takes more than fifty requests, most of them smaller than their headers.
            // In this order: a group also takes what its modules need, unless one before it has.
            groups: [
              { name: 'libraries', test: /[\\/]node_modules[\\/].*(?<!\.css)$/, tags: ['$initial'] },
              { name: 'console', tags: ['$initial'] },
              // What nearly every screen says, shows or formats with, and the boxes of lists and forms. The styles of all
              // lists as well: one sheet of a few kB instead of one for each piece.
              {
                name: 'basics',
                test: /[\\/](src[\\/](format[\\/](quota|visible-text|truncate)|fields[\\/]whole-number|browser[\\/]clipboard|parts[\\/](group-labels|quota-text)|shell[\\/]problem[\\/]read-problem|ui[\\/](text[\\/](time-text|visually)|controls[\\/](button-|plain-|icon-|use-copy|retry-)|language|status[\\/](status-badge|problem-panel)|menu[\\/]popover-trigger|dialog[\\/]navigation-guard))\b|src[\\/](ui[\\/](grid|controls)|shell[\\/](bulk|row)|screens[\\/]\w+[\\/]list)[\\/].*\.css|@tanstack[\\/]react-router[\\/].*[\\/]useBlocker)/,
              },
              // The library's boxes, for whatever asks with them.
              {
                name: 'boxes',
                test: /[\\/]@mantine[\\/]core[\\/](esm[\\/]components[\\/](Input|InputBase|TextInput|NativeSelect|Checkbox|InlineInput|CloseButton|ActionIcon|VisuallyHidden|Alert|Group|Text)[\\/]|styles[\\/](Combobox|Input|Checkbox))/,
                minShareCount: 3,
              },
              // Only configured content needs it.
              { name: 'sanitiser', test: /[\\/](dompurify|src[\\/]browser[\\/]sanitise)/ },
              // Only a list of more rows than fit a window needs it.
              {
                name: 'many-rows',
                test: /[\\/](@tanstack[\\/](react-)?virtual|src[\\/]ui[\\/]grid[\\/]virtual-rows)/,
              },
              {
                name: 'list',
                test: /[\\/](@tanstack[\\/](react-)?table|src[\\/](ui[\\/]grid|shell[\\/](bulk|row))[\\/])/,
                minShareCount: 2,
              },
              // A list that is filtered by a date needs one input of many.
              {
                name: 'inputs',
                test: /[\\/]src[\\/](fields|ui[\\/]form[\\/](after-pointer-up|inputs[\\/](text-|integer|datetime|input-props)))/,
                minShareCount: 2,
              },
              // A log-in needs no more of the forms than this and what it needs.
              {
                name: 'asking',
                test: /[\\/]src[\\/](shell[\\/]problem[\\/]to-form-|ui[\\/]form[\\/](record-form|use-record|field-frame|inputs[\\/]secret-i))/,
                minShareCount: 2,
              },
              // After all whose first load needs none of it, and before all that opens at a press.
              { name: 'opened', test: /[\\/]@mantine[\\/]core[\\/]esm[\\/]components[\\/]Popover[\\/]/ },
              {
                name: 'dialog',
                test: /[\\/]src[\\/]ui[\\/]dialog[\\/](dialog-frame|confirm-dialog)/,
              },
              {
                name: 'form',
                test: /[\\/]src[\\/](fields|ui[\\/]form(?![\\/]picker)|shell[\\/](form|problem[\\/]record-not-found)|parts[\\/](quota-(input|equivalent)|get-code-))/,
                minShareCount: 2,
              },
              {
                name: 'pieces',
                test: /[\\/]src[\\/](format|parts|resources|shell|browser|session|ui)[\\/]/,
                minShareCount: 2,
                entriesAware: true,
                entriesAwareMergeThreshold: 4_000,
              },
              {
                name: 'others',
                test: /[\\/]node_modules[\\/]/,
                minShareCount: 2,
                entriesAware: true,
                entriesAwareMergeThreshold: 4_000,
              },
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
            include: ['{src,checks}/**/*.test.{ts,tsx}'],
            setupFiles: ['checks/vitest-renders.ts', 'checks/vitest-setup.ts'],
          },
        },
        // A server needs no imitated browser, which would take half of the time.
        {
          extends: true,
          test: {
            name: 'gateway',
            environment: 'node',
            include: ['mocks/**/*.test.ts', 'bench/**/*.test.ts', 'scripts/**/*.test.ts'],
          },
        },
      ],
    },
  }
})
