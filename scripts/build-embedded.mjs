// @ts-check
/* oxlint-disable no-await-in-loop -- sequential steps on one page */
// Builds dist-embedded/ for a gateway that serves the files itself without headers. The CSP is in a meta tag, with a
// hash for each style that the console inserts at run time; the script runs the console to collect them. Settings
// come from the environment, see deploy/README.md.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { findBrowser } from './find-browser.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const { values } = parseArgs({ options: { out: { type: 'string', default: 'dist-embedded' } } })
const outDir = resolve(root, values.out)

/** Largest scroll bar width to cover, in pixels: from 0 (overlay) to that of a zoomed-out page. */
const WIDEST_SCROLL_BAR = 40
/** Matches the scroll lock style of a dialog, which contains the scroll bar width several times. */
const SCROLL_LOCK = /data-scroll-locked/
const SCROLL_BAR_WIDTH =
  /((?:padding-|margin-|[ {])right): \d+px(?= !important)|(--removed-body-scroll-bar-size): \d+px/g

const OBSERVE_STYLES = `new MutationObserver((changes) => {
  for (const { addedNodes } of changes)
    for (const node of addedNodes) if (node.nodeName === 'STYLE') window.reportStyle(node.textContent)
}).observe(document, { childList: true, subtree: true })`

const SCREENS = [
  '/',
  '/token',
  '/token/add',
  '/channel',
  '/channel/add',
  '/user',
  '/redemption',
  '/log',
  '/setting',
]

/** @param {import('@playwright/test').Page} page */
async function openEveryScreen(page) {
  for (const screen of SCREENS) {
    await page.goto(screen)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
  }
  await page.goto('/token')
  await page.getByRole('button', { name: 'Colour scheme' }).click()
  await page.getByRole('menuitemradio', { name: 'Dark' }).click()
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .click()
  await page.getByRole('dialog').waitFor()
  await page.goto('/log')
  await page
    .getByRole('button', { name: /^Details of / })
    .first()
    .click()
  await page.getByRole('dialog').waitFor()
}

/** Runs the console and collects the texts of all styles it inserts. */
async function collectStyles() {
  const server = spawn(process.execPath, [join(root, 'scripts/start.mjs'), '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [first] = await once(server.stdout, 'data')
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] })
  try {
    const baseURL = String(first).split('\n')[0]?.trim() ?? ''
    const context = await browser.newContext({
      baseURL,
      viewport: { width: 1280, height: 800 },
      locale: 'en',
    })
    const user = await (
      await context.request.post('/__gateway/sign-in', { data: { username: 'root' } })
    ).text()
    await context.addInitScript((cached) => localStorage.setItem('user', cached), user)
    /** @type {Set<string>} */
    const found = new Set()
    await context.exposeFunction('reportStyle', (/** @type {string} */ text) => found.add(text))
    await context.addInitScript(OBSERVE_STYLES)
    await openEveryScreen(await context.newPage())
    return [...found]
  } finally {
    await browser.close()
    server.kill()
  }
}

/** @param {string} text */
function scrollLockVariants(text) {
  if (!SCROLL_LOCK.test(text)) return [text]
  const widths = Array.from({ length: WIDEST_SCROLL_BAR + 1 }, (_, px) => px)
  return widths.map((px) => text.replaceAll(SCROLL_BAR_WIDTH, `$1$2: ${px}px`))
}

/** @param {string} text */
const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * Derives the meta tag policy from deploy/nginx.conf; directives that only work in headers are removed.
 * @param {string[]} hashes
 */
async function policyWith(hashes) {
  const [, template = ''] =
    /shell_policy \{\s*default "([^"]+)"/.exec(await readFile(join(root, 'deploy/nginx.conf'), 'utf8')) ?? []
  if (!template.includes("'nonce-$request_id'"))
    throw new Error('deploy/nginx.conf has no policy for the page')
  const { SCRIPT_HOSTS = '', FRAME_HOSTS = '', CONNECT_HOSTS = '', IMAGE_HOSTS = 'https:' } = process.env
  return template
    .replace("'nonce-$request_id'", hashes.join(' '))
    .replaceAll('$script_hosts', SCRIPT_HOSTS)
    .replace('$frame_hosts', FRAME_HOSTS)
    .replace('$connect_hosts', CONNECT_HOSTS)
    .replace('$image_hosts', IMAGE_HOSTS)
    .replace(" frame-ancestors 'none';", '')
    .replace('$report_group', '')
}

const collected = await collectStyles()
const policy = await policyWith([...new Set(collected.flatMap(scrollLockVariants))].map(hashOf))
await rm(outDir, { recursive: true, force: true })
// A server that embeds the files does not use the precompressed ones.
await cp(join(root, 'dist'), outDir, { recursive: true, filter: (file) => !/\.(gz|br)$/.test(file) })
const index = join(outDir, 'index.html')
const html = (await readFile(index, 'utf8'))
  .replace(/\s*<meta property="csp-nonce"[^>]*>/, '')
  .replaceAll(' nonce="__CSP_NONCE__"', '')
const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}" />`
await writeFile(
  index,
  html.replace('<meta charset="utf-8" />', (charset) => `${charset}\n    ${meta}`),
)
process.stdout.write(
  `${values.out} is ready to be embedded: ${collected.length} styles, ${policy.length} characters of policy\n`,
)
