import './scripts/polyfill-map-groupby.mjs'
import react from '@vitejs/plugin-react'
import { runnerImport, type Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import type * as ViteHost from './mocks/hosts/vite-host'
import manifest from './package.json' with { type: 'json' }
import { preloadPlugin } from './scripts/preload-plugin.mjs'
import { precompress } from './scripts/precompress.mjs'
import { PROXIED_PATH, proxyGuard } from './scripts/proxy-guard.mjs'

/** URL of a real gateway to proxy `/api` and `/v1` to; without it the embedded gateway of `mocks/` responds. */
const gatewayUrl = process.env.GATEWAY_URL

/** Loads the embedded gateway on demand, so that a production build cannot include it. */
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
  const isEmbedded = !gatewayUrl && mode !== 'test' && (command === 'serve' || isPreview)
  return {
    plugins: [
      react(),
      preloadPlugin(),
      precompress(),
      proxy && proxyGuard(),
      isEmbedded && embeddedGateway(),
    ],
    resolve: { tsconfigPaths: true },
    // Placeholder that nginx replaces by a nonce per response (deploy/nginx.conf).
    html: { cspNonce: '__CSP_NONCE__' },
    define: { __VERSION__: JSON.stringify(manifest.version) },
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
            // The order matters: a group includes the dependencies of its modules unless an earlier group has them.
            groups: [
              { name: 'libraries', test: /[\\/]node_modules[\\/].*(?<!\.css)$/, tags: ['$initial'] },
              { name: 'console', tags: ['$initial'] },
              // Modules that nearly every screen uses, and the styles of all lists: one style sheet of a few kB
              // instead of one per module.
              {
                name: 'basics',
                test: /[\\/](src[\\/](format[\\/](quota|visible-text|truncate)|fields[\\/]whole-number|browser[\\/]clipboard|parts[\\/](group-labels|quota-text)|shell[\\/]problem[\\/]read-problem|ui[\\/](text[\\/](time-text|visually|clipped)|controls[\\/](?!busy-|tooltip)|language|status[\\/](status-badge|problem-panel)|menu[\\/]popover-trigger|dialog[\\/]navigation-guard))\b|src[\\/](ui[\\/](grid|controls)|shell[\\/](bulk|row)|screens[\\/]\w+[\\/]list)[\\/].*\.css|@tanstack[\\/]react-router[\\/].*[\\/]useBlocker)/,
              },
              // Inputs of the component library.
              {
                name: 'boxes',
                test: /[\\/]@mantine[\\/]core[\\/](esm[\\/]components[\\/](Input|InputBase|TextInput|NativeSelect|Checkbox|InlineInput|CloseButton|ActionIcon|VisuallyHidden|Alert|Group|Text)[\\/]|styles[\\/](Combobox|Input|Checkbox))/,
                minShareCount: 3,
              },
              // Only for configured content.
              {
                name: 'sanitiser',
                test: /[\\/](dompurify|src[\\/](browser[\\/]sanitise|ui[\\/]text[\\/]sanitised-html))/,
              },
              // Only for virtualised lists.
              {
                name: 'many-rows',
                test: /[\\/](@tanstack[\\/](react-)?virtual|src[\\/]ui[\\/]grid[\\/]virtual-rows)/,
              },
              {
                name: 'list',
                test: /[\\/](@tanstack[\\/](react-)?table|src[\\/](ui[\\/]grid|shell[\\/](bulk|row))[\\/])/,
                minShareCount: 2,
              },
              // Lists with a date filter need one input, not the whole form chunk.
              {
                name: 'inputs',
                test: /[\\/]src[\\/](fields|ui[\\/]form[\\/](after-pointer-up|inputs[\\/](text-|integer|datetime|input-props)))/,
                minShareCount: 2,
              },
              // The part of the forms that the log-in page needs.
              {
                name: 'asking',
                test: /[\\/]src[\\/](shell[\\/]problem[\\/]to-form-|resources[\\/]account[\\/]owner|ui[\\/]form[\\/](record-form|use-record|field-frame|inputs[\\/]secret-i))/,
                minShareCount: 2,
              },
              // Popovers: after the chunks of first loads, before the chunks that open on a click.
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
              // Pages and texts that an operator configures.
              {
                name: 'content',
                test: /[\\/]src[\\/](ui[\\/]text[\\/](configured-content|long-text|fact-list|content)|parts[\\/](configured-page|source-link))/,
                minShareCount: 2,
                includeDependenciesRecursively: false,
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
        // Server tests run without happy-dom, which would take half of the time.
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
