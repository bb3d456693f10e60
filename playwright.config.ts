import { defineConfig } from '@playwright/test'
import { findBrowser } from './scripts/find-browser.mjs'

/**
 * The production bundle behind nginx as deployed, with the embedded gateway; and the same bundle sent to that gateway as if it were a real one.
 * `E2E_PORT` lets two runs of one machine stand side by side.
 */
const EMBEDDED_PORT = Number(process.env.E2E_PORT ?? 4180)
const PROXIED_PORT = EMBEDDED_PORT + 1
export const EMBEDDED_URL = `http://127.0.0.1:${EMBEDDED_PORT}`
export const PROXIED_URL = `http://127.0.0.1:${PROXIED_PORT}`
/** By hand where there is no nginx, see scripts/find-nginx.mjs. */
export const IS_PLAIN = Boolean(process.env.E2E_PLAIN)
const executablePath = await findBrowser()

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A race is a defect to be found, not one to be repeated away.
  retries: 0,
  workers: 2,
  timeout: 30_000,
  reporter: [[process.env.CI ? 'list' : 'line'], ['./e2e/support/count-reporter.ts']],
  use: {
    baseURL: EMBEDDED_URL,
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
    },
  },
  webServer: [
    {
      command: `node scripts/${IS_PLAIN ? 'start' : 'behind-nginx'}.mjs --port ${EMBEDDED_PORT}`,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
      url: `${EMBEDDED_URL}/api/status`,
      reuseExistingServer: false,
      timeout: 120_000,
    },
    {
      command: `node scripts/start.mjs --port ${PROXIED_PORT}`,
      env: { GATEWAY_URL: EMBEDDED_URL },
      url: `${PROXIED_URL}/`,
      reuseExistingServer: false,
      timeout: 120_000,
    },
  ],
})
