// @ts-check
// A page of the built console before the large world, with the processor slowed down, and ways to measure it.
// Nothing is judged here: benchmarks print what they see.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { findBrowser } from './find-browser.mjs'

export const SLOWER = 4
const PORT = 4390
const start = fileURLToPath(new URL('start.mjs', import.meta.url))

/** Starts the built console; resolves once it prints its address. */
async function serve() {
  const server = spawn(process.execPath, [start, '--port', String(PORT)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise((resolve) => server.stdout.once('data', resolve))
  return server
}

const OBSERVE = `new PerformanceObserver((list) => {
  // Presses and keys; the pointer also "enters" what moves below it, which nobody waits for.
  for (const { duration, interactionId } of list.getEntries()) if (interactionId > 0) window.tellDuration(duration)
}).observe({ type: 'event', durationThreshold: 16 })`

const print = (/** @type {string} */ label, /** @type {string} */ text) =>
  process.stdout.write(`${label.padEnd(44)} ${text}\n`)

/**
 * @typedef {object} Measured
 * @property {import('@playwright/test').Page} page
 * @property {(label: string, work: () => Promise<unknown>) => Promise<void>} measure Does `work`, lets the page
 *   come to rest, and prints its slowest input (to the next frame, as the browser measures it) and the work of the
 *   main thread from the first input to the rest, both in ms of the slowed processor.
 * @property {(rate?: number) => Promise<void>} slowDown
 * @property {() => Promise<number>} heap What is left in memory after a collection, in MiB.
 * @property {typeof print} print
 */

/**
 * Opens a page as root in a large world of its own, and closes everything after `work`.
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
    await context.addInitScript((kept) => localStorage.setItem('user', kept), await signIn.text())
    /** @type {number[]} */
    const durations = []
    await context.exposeFunction('tellDuration', (/** @type {number} */ ms) => durations.push(ms))
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
        print(label, `slowest input ${slowest <= 16 ? '16 or less' : slowest} ms, in all ${total} ms`)
      },
      async slowDown(rate = SLOWER) {
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
