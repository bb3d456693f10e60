// @ts-check
// Opens a page of the built console with the large seed and a throttled CPU, with helpers to measure it. Benchmarks
// print results and never fail on them.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { findBrowser } from './find-browser.mjs'

export const CPU_SLOWDOWN = 4
const PORT = 4390
const start = fileURLToPath(new URL('start.mjs', import.meta.url))

/** Starts the built console; resolves when it prints its URL. */
async function serve() {
  const server = spawn(process.execPath, [start, '--port', String(PORT)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise((resolve) => server.stdout.once('data', resolve))
  return server
}

const OBSERVE = `new PerformanceObserver((list) => {
  // Only clicks and keys have an interaction id; pointer events of elements moving below the pointer do not.
  for (const { duration, interactionId } of list.getEntries()) if (interactionId > 0) window.reportDuration(duration)
}).observe({ type: 'event', durationThreshold: 16 })`

const print = (/** @type {string} */ label, /** @type {string} */ text) =>
  process.stdout.write(`${label.padEnd(44)} ${text}\n`)

/**
 * @typedef {object} Measured
 * @property {import('@playwright/test').Page} page
 * @property {(label: string, work: () => Promise<unknown>) => Promise<void>} measure Runs `work`, waits until the
 *   page is idle, and prints the slowest input (input to next paint) and the main thread time, both in ms of the
 *   throttled CPU.
 * @property {(rate?: number) => Promise<void>} slowDown
 * @property {() => Promise<number>} heap Heap size after a garbage collection, in MiB.
 * @property {typeof print} print
 */

/**
 * Opens a page as root in its own large world, runs `work`, then closes everything.
 * @param {(measured: Measured) => Promise<void>} work
 */
export async function withMeasuredPage(work) {
  const server = await serve()
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] })
  try {
    const baseURL = `http://127.0.0.1:${PORT}`
    const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 800 } })
    await context.request.post('/__gateway/worlds', { data: { id: 'bench', seed: 'large' } })
    const signIn = await context.request.post('/__gateway/sign-in', { data: { username: 'root' } })
    await context.addInitScript((cached) => localStorage.setItem('user', cached), await signIn.text())
    /** @type {number[]} */
    const durations = []
    await context.exposeFunction('reportDuration', (/** @type {number} */ ms) => durations.push(ms))
    await context.addInitScript(OBSERVE)
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await cdp.send('Performance.enable')
    const busy = async () => {
      const { metrics } = await cdp.send('Performance.getMetrics')
      return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
    }
    await work({
      page,
      print,
      async measure(label, input) {
        durations.length = 0
        const before = await busy()
        await input()
        await page.waitForTimeout(1500)
        const slowest = Math.max(0, ...durations)
        const total = Math.round((await busy()) - before)
        print(label, `slowest input ${slowest <= 16 ? '16 or less' : slowest} ms, total ${total} ms`)
      },
      async slowDown(rate = CPU_SLOWDOWN) {
        await cdp.send('Emulation.setCPUThrottlingRate', { rate })
      },
      async heap() {
        await cdp.send('HeapProfiler.collectGarbage')
        const { usedSize } = await cdp.send('Runtime.getHeapUsage')
        return usedSize / 1024 / 1024
      },
    })
  } finally {
    await browser.close()
    server.kill()
  }
}
