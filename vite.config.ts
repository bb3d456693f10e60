import './scripts/map-group-by.mjs'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import manifest from './package.json' with { type: 'json' }

/** The real gateway that `/api` and `/v1` go to; without it the embedded one of `mocks/` answers. */
const gatewayUrl = process.env.GATEWAY_URL

export default defineConfig(async ({ mode }) => {
  const proxy = gatewayUrl ? { '/api': { target: gatewayUrl }, '/v1': { target: gatewayUrl } } : undefined
  // Imported only where it is wanted, so that a production build cannot even load it.
  const embedded =
    gatewayUrl || mode === 'test' ? [] : [(await import('./mocks/hosts/vite-host')).embeddedGateway()]
  return {
    plugins: [react(), ...embedded],
    resolve: { tsconfigPaths: true },
    define: { __VERSION__: JSON.stringify(manifest.version) },
    server: { proxy },
    preview: { proxy },
    build: {
      target: 'es2023',
      // Strict content policies forbid inline and data addresses.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
    test: {
      environment: 'happy-dom',
      include: ['src/**/*.test.{ts,tsx}', 'mocks/**/*.test.ts'],
      setupFiles: ['src/vitest-setup.ts'],
      restoreMocks: true,
    },
  }
})
