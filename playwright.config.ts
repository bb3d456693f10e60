import { defineConfig } from '@playwright/test'
import { faultSelection } from './e2e/faults/fault-tenth'
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
/** How many times slower than it is the CPU of every page is made, see docs/testing.md. */
const CPU_SLOWDOWN = Number(process.env.CPU ?? 1)
// Chosen once, before the workers start, which inherit it: a run over midnight keeps its list of tests.
process.env.FAULTS = faultSelection(process.env.FAULTS, new Date())

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A race is a defect to be found, not one to be repeated away.
  retries: 0,
  workers: 2,
  // Limits against hanging: a slower page may take as much longer, and has to come to the same.
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
