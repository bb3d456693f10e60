import { defineConfig } from '@playwright/test'
import { EMBEDDED_PORT, EMBEDDED_URL, PROXIED_PORT, PROXIED_URL } from './e2e/support/origins'
import { findBrowser } from './scripts/find-programs'

/** Set `E2E_PLAIN` to run without nginx, see scripts/find-programs.ts. */
export const IS_PLAIN = Boolean(process.env.E2E_PLAIN)
const executablePath = await findBrowser()
/** Factor of the CPU throttling of each page, see docs/testing.md. */
const CPU_SLOWDOWN = Number(process.env.CPU ?? 1)
/**
 * Two servers: the production bundle behind nginx with the embedded gateway, and the same bundle proxied to that gateway
 * as if it were a real one.
 */
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Without `ALL` the stories that `npm test` runs, see docs/testing.md.
  grepInvert: process.env.ALL ? /^$/ : /@all/,
  // No retries: a flaky test points to a race that must be fixed.
  retries: 0,
  // A story waits for a third of its time, so that one worker per core leaves cores idle.
  workers: '150%',
  // Long enough for the tours over all pages on a busy machine; only a failing story takes them. They scale with the
  // CPU throttling. No story sets a limit of its own.
  timeout: 600_000 * CPU_SLOWDOWN,
  expect: { timeout: 15_000 * CPU_SLOWDOWN },
  reporter: process.env.CI ? 'list' : 'line',
  use: {
    baseURL: EMBEDDED_URL,
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    // Animations take a tenth of the CPU time of all stories. A story about something that moves uses WITH_MOTION.
    reducedMotion: 'reduce',
    // The stories of a worker share a page, which is emptied in between: it reuses the compiled code of the console.
    reuseContext: true,
    actionTimeout: 60_000 * CPU_SLOWDOWN,
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
    },
  },
  webServer: [
    {
      command: `node scripts/run.mjs scripts/${IS_PLAIN ? 'start' : 'start-nginx'}.ts --port ${EMBEDDED_PORT}`,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
      url: `${EMBEDDED_URL}/api/status`,
      reuseExistingServer: false,
      timeout: 120_000,
    },
    {
      command: `node scripts/run.mjs scripts/start.ts --port ${PROXIED_PORT}`,
      env: { GATEWAY_URL: EMBEDDED_URL },
      url: `${PROXIED_URL}/`,
      reuseExistingServer: false,
      timeout: 120_000,
    },
  ],
})
