import react from '@vitejs/plugin-react'
import { defineConfig, runnerImport, type Plugin } from 'vite'
import type * as ViteHost from './mocks/hosts/vite-host'
import manifest from './package.json' with { type: 'json' }
import { compileHints } from './scripts/compile-hints.ts'
import { preloadPlugin } from './scripts/preload-plugin.ts'
import { proxyGuard, proxyTo } from './scripts/proxy-guard.ts'

/** URL of a real gateway to proxy `/api` and `/v1` to; without it the embedded gateway of `mocks/` responds. */
const gatewayUrl = process.env.GATEWAY_URL

/** Loads the embedded gateway on demand, so that a production build cannot include it. */
async function embeddedGateway(): Promise<Plugin> {
  const host = await runnerImport<typeof ViteHost>('./mocks/hosts/vite-host.ts')
  return host.module.embeddedGateway()
}

export default defineConfig(({ mode, command, isPreview }) => {
  const proxy = gatewayUrl ? proxyTo(gatewayUrl) : undefined
  const isEmbedded = !gatewayUrl && mode !== 'test' && command === 'serve' && !isPreview
  return {
    plugins: [
      react(),
      preloadPlugin(),
      compileHints(),
      proxy && proxyGuard(),
      isEmbedded && embeddedGateway(),
    ],
    resolve: { tsconfigPaths: true },
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
          codeSplitting: {
            groups: [
              { name: 'libraries', test: /[\\/]node_modules[\\/].*(?<!\.css)$/, tags: ['$initial'] },
              { name: 'console', tags: ['$initial'] },
              // By default each icon, control and rule that two pages share is a file: over seventy requests for a list.
              {
                name: 'base',
                test: /[\\/]src[\\/](fields|format|browser|ui[\\/](text(?![\\/]clipped)|status|button)|app[\\/]problem)[\\/]|(Paper|TextInput|Stack|Title|InputsGroupFieldset|use-uncontrolled|use-debounced-callback)[\\/]/,
                minShareCount: 5,
              },
              {
                name: 'list',
                test: /[\\/]src[\\/](ui[\\/](grid|row)|app[\\/](list|row|server-time))\b.*(?<!\.css)$/,
                minShareCount: 5,
              },
              // What several pages have, but not the log-in.
              {
                name: 'shared',
                test: /[\\/](node_modules[\\/]@tabler[\\/]|edit-plan|ui[\\/](text[\\/]panel|table[\\/]head-row)|Textarea[\\/]).*(?<!\.css)$/,
                minShareCount: 2,
              },
              { name: 'table', test: /[\\/]ui[\\/](table|text[\\/]clipped)\b.*(?<!\.css)$/ },
              { name: 'channel-types', test: /[\\/]channel-types\b/ },
              // The lists of records, which have a selection.
              {
                name: 'records',
                test: /[\\/]src[\\/](app[\\/]list|parts[\\/](row-actions|group-labels))\b/,
                minShareCount: 2,
              },
              // What is done with channels in their list, in coverage and tests.
              {
                name: 'channels',
                test: /[\\/]src[\\/](resources[\\/]channel[\\/](channel-balance|channel-row-mutations)|screens[\\/]channel[\\/](list[\\/]channel-actions|channel-tabs|edit-channels))\b/,
                minShareCount: 2,
              },
              // What log, usage and home sum up.
              {
                name: 'sums',
                test: /[\\/](src[\\/](resources[\\/](log[\\/](sums|log-lines)|stored-results)|http[\\/]pace|parts[\\/](channel-names|print-head))|p-queue|eventemitter3|p-timeout|idb-keyval|useQueries|queriesObserver)\b/,
                minShareCount: 2,
              },
              // What draws the charts of log, usage and home.
              {
                name: 'chart',
                test: /[\\/](src[\\/](screens[\\/]log[\\/]list[\\/]log-histogram|ui[\\/]chart|parts[\\/]sums|resources[\\/]log[\\/]time-buckets)|dayjs)\b/,
                minShareCount: 1,
              },
              {
                name: 'form',
                test: /[\\/]src[\\/](ui[\\/]form|app[\\/]form)[\\/].*(?<!\.css)$/,
                minShareCount: 15,
              },
              // With the popups and the lists of their libraries.
              {
                name: 'inputs',
                test: /[\\/]src[\\/]ui[\\/](form[\\/]inputs[\\/](every|large|choice|list|datetime)-input|dialog[\\/](dialog-frame|confirm-dialog))/,
                minShareCount: 5,
              },
            ],
          },
        },
      },
    },
  }
})
