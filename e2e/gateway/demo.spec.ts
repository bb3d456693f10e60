import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test, type Page } from '@playwright/test'
import { serveFolder, startServer, type RunningServer } from '../../scripts/static-server'

// The demo has no server and no test world: a browser context per test isolates the data.
test.use({ reuseContext: false })
// Serial mode: the demo is built once.
test.describe.configure({ mode: 'default' })

let folder: string
let host: RunningServer

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'demo-'))
  await promisify(execFile)(process.execPath, ['scripts/run.mjs', 'scripts/build-demo.ts', '--out', folder])
  host = await startServer([
    serveFolder(folder),
    ({ method, url }, outgoing, next) => {
      if (method !== 'GET') return next()
      const [status, name] = url === '/' ? [200, 'index.html'] : [404, '404.html']
      outgoing.writeHead(status, { 'content-type': 'text/html' }).end(readFileSync(join(folder, name)))
    },
  ])
})
test.afterAll(async () => {
  host.stop()
  await rm(folder, { recursive: true })
})

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Username').fill('root')
  await page.getByLabel('Password', { exact: true }).fill('123456')
  await page.keyboard.press('Enter')
}

/** Opens the token list; a root with the default password is redirected to the profile first. */
async function openTokens(page: Page): Promise<void> {
  await expect(page.getByText('Please change the default password').first()).toBeVisible()
  await page.getByRole('link', { name: 'Tokens', exact: true }).first().click()
  await expect(page.getByRole('rowheader').first()).toBeVisible()
}

test('demo: sign in and create a token; the token survives a reload @all', async ({ page }) => {
  await page.goto(`${host.url}/`)
  await page.goto(`${host.url}/token`)
  await signIn(page)
  await openTokens(page)
  await page.getByRole('link', { name: 'Add token' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('kept in the browser')
  await page.getByRole('button', { name: 'Create token' }).click()
  const row = page.getByRole('rowheader', { name: 'kept in the browser' })
  await expect(row).toBeVisible()

  await page.reload()
  await expect(row).toBeVisible()
})

test('demo: created data survives a restart of the service worker @all', async ({ page, context }) => {
  await page.goto(`${host.url}/login`)
  await signIn(page)
  await openTokens(page)
  const key = await page.evaluate(async () => {
    const answer = await fetch('/api/token/', { method: 'POST', body: JSON.stringify({ name: 'outlives' }) })
    const { data }: { data: { key: string } } = await answer.json()
    return data.key
  })
  const session = await context.newCDPSession(page)
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.stopAllWorkers')

  const found = await page.evaluate(async () => {
    const answer = await fetch('/api/token/search?keyword=outlives')
    const { data }: { data: { key: string }[] } = await answer.json()
    return data.map((token) => token.key)
  })
  expect(found).toEqual([key])
})

test('demo: the control page works @all', async ({ page }) => {
  await page.goto(`${host.url}/`)
  await page.getByRole('link', { name: 'Embedded gateway' }).click()
  await expect(page.getByRole('heading', { name: 'Embedded gateway' })).toBeVisible()
  await page.getByLabel('Call', { exact: true }).fill('GET /api/token/')
  await page.getByRole('button', { name: 'Add fault' }).click()
  await expect(page.getByRole('listitem')).toContainText('GET /api/token/')
})

test('demo: the service worker unregisters itself when another build is served from its origin @all', async ({
  page,
}) => {
  await page.goto(`${host.url}/`)
  await expect(page.getByRole('link', { name: 'Embedded gateway' })).toBeVisible()
  const own = await readFile(join(folder, 'index.html'), 'utf8')
  const other = '<!doctype html><title>Other</title><h1>Another build</h1>'
  try {
    await writeFile(join(folder, 'index.html'), other)
    await page.goto(`${host.url}/`)
    await expect(page.getByRole('heading', { name: 'Another build' })).toBeVisible()
    // The static host has no such file, so the mocked gateway no longer responds.
    expect(await page.evaluate("fetch('/api/status').then(({ status }) => status)")).toBe(404)
    await expect
      .poll(() => page.evaluate('navigator.serviceWorker.getRegistrations().then(({ length }) => length)'))
      .toBe(0)
  } finally {
    await writeFile(join(folder, 'index.html'), own)
  }
})

test.describe('without service workers', () => {
  test.use({ serviceWorkers: 'block' })

  test('demo without service workers: log-in says that the site is for demonstration only @all', async ({
    page,
  }) => {
    await page.goto(`${host.url}/login`)
    await signIn(page)
    await expect(page.getByText('This site is for demonstration only, no server').first()).toBeVisible()
  })
})
