// @ts-check
// Prints how long the page takes to answer a person who works on a list of 2,000 channels: from the input to the
// next frame, as the browser itself measures it (Event Timing), with the processor slowed down. Nothing is judged here.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { findBrowser } from './find-browser.mjs'

const SLOWER = 4
const PORT = 4390
const address = `http://127.0.0.1:${PORT}`
const start = fileURLToPath(new URL('start.mjs', import.meta.url))

/** Starts the built console; resolves once it prints its address. */
async function serve() {
  const server = spawn(process.execPath, [start, '--port', String(PORT)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise((resolve) => server.stdout.once('data', resolve))
  return server
}

/** What the page told of its inputs since it was last asked: how long each took until the next frame, in ms. */
/** @type {number[]} */
const durations = []

const OBSERVE = `new PerformanceObserver((list) => {
  // Presses and keys; the pointer also "enters" what moves below it, which nobody waits for.
  for (const { duration, interactionId } of list.getEntries()) if (interactionId > 0) window.tellDuration(duration)
}).observe({ type: 'event', durationThreshold: 16 })`

/**
 * Does `work`, lets the page come to rest, and prints the slowest input.
 * @param {import('@playwright/test').Page} page
 * @param {string} label
 * @param {() => Promise<unknown>} work
 */
async function measure(page, label, work) {
  durations.length = 0
  await work()
  await page.waitForTimeout(1500)
  const slowest = Math.max(0, ...durations)
  process.stdout.write(`${label.padEnd(44)} slowest input ${slowest <= 16 ? '16 or less' : slowest} ms\n`)
}

const server = await serve()
const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] })
try {
  const context = await browser.newContext({ baseURL: address, viewport: { width: 1280, height: 800 } })
  await context.request.post('/__gateway/worlds', { data: { id: 'bench', seed: 'large' } })
  const user = await (await context.request.post('/__gateway/sign-in', { data: { username: 'root' } })).text()
  await context.addInitScript((kept) => localStorage.setItem('user', kept), user)
  await context.exposeFunction('tellDuration', (/** @type {number} */ ms) => durations.push(ms))
  await context.addInitScript(OBSERVE)
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await page.goto('/channel')
  await page.getByRole('rowheader').first().waitFor()
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  process.stdout.write(`2,000 channels, processor ${SLOWER} times slower; from input to the next frame\n`)

  const began = Date.now()
  await page.getByRole('button', { name: 'Load all' }).click()
  await page.getByText('2000 rows', { exact: true }).waitFor({ timeout: 120_000 })
  process.stdout.write(`${'Load all, to the count of 2,000'.padEnd(44)} ${Date.now() - began} ms\n`)

  await measure(page, 'sort by name', () => page.getByRole('button', { name: 'Name', exact: true }).click())
  await measure(page, 'sort by response time', () =>
    page.getByRole('button', { name: 'Response time' }).click(),
  )
  await measure(page, 'filter by type', async () => {
    await page.getByLabel('Type').focus()
    await page.keyboard.press('ArrowDown')
  })
  await measure(page, 'filter by type, back to all', () => page.keyboard.press('ArrowUp'))
  await measure(page, 'type in "Find in rows"', () =>
    page.getByLabel('Find in rows').pressSequentially('gpt-4o', { delay: 60 }),
  )
  await measure(page, 'empty it', async () => {
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.press('Delete')
  })
  await measure(page, 'type in the search box', () =>
    page.getByRole('searchbox').pressSequentially('openai', { delay: 60 }),
  )
  await measure(page, 'empty it', async () => {
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.press('Delete')
  })
  await measure(page, 'type and save a priority', async () => {
    const cell = page.getByRole('spinbutton').first()
    await cell.click()
    await page.keyboard.type('42', { delay: 60 })
    await page.keyboard.press('Enter')
  })
  await measure(page, 'select all rows shown', () => page.getByLabel('Select all rows shown').click())
} finally {
  await browser.close()
  server.kill()
}
