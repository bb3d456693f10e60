import { defineConfig } from '@playwright/test'
import { faultSelection } from './e2e/faults/fault-tenth'
import { findBrowser } from './scripts/find-browser.mjs'

/**
 * Two servers: the production bundle behind nginx with the embedded gateway, and the same bundle proxied to that gateway
 * as if it were a real one. Set `E2E_PORT` to run twice on one machine at the same time.
 */
const EMBEDDED_PORT = Number(process.env.E2E_PORT ?? 4180)
const PROXIED_PORT = EMBEDDED_PORT + 1
export const EMBEDDED_URL = `http://127.0.0.1:${EMBEDDED_PORT}`
export const PROXIED_URL = `http://127.0.0.1:${PROXIED_PORT}`
/** Set `E2E_PLAIN` to run without nginx, see scripts/find-nginx.mjs. */
export const IS_PLAIN = Boolean(process.env.E2E_PLAIN)
const executablePath = await findBrowser()
/** Factor of the CPU throttling of each page, see docs/testing.md. */
const CPU_SLOWDOWN = Number(process.env.CPU ?? 1)
// Set once before the workers start and inherit it, so that a run over midnight keeps its list of tests.
process.env.FAULTS = faultSelection(process.env.FAULTS, new Date())

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // No retries: a flaky test points to a race that must be fixed.
  retries: 0,
  workers: 2,
  // Timeouts scale with the CPU throttling; the expectations stay the same.
  timeout: 30_000 * CPU_SLOWDOWN,
  expect: { timeout: 5000 * CPU_SLOWDOWN },
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
      command: `node scripts/${IS_PLAIN ? 'start' : 'start-nginx'}.mjs --port ${EMBEDDED_PORT}`,
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
