// Builds dist-embedded/ for a gateway that serves the files itself without headers. The CSP is in a meta tag, with a
// hash for each style that the console inserts at run time; the script runs the console to collect them. Settings
// come from the environment, see deploy/README.md.
import { createHash } from 'node:crypto'
import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Page } from '@playwright/test'
import { launchBrowser, openContext } from './browser-session'
import { buildIfStale, DIST, ROOT } from './console-build'
import { startConsole } from './console-server'
import { VISITS } from './page-visits'

const { values } = parseArgs({ options: { out: { type: 'string', default: 'dist-embedded' } } })
const outDir = resolve(ROOT, values.out)

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

/** Pages that a URL without an id opens; a form to add has the same styles as the form to edit. */
const SCREEN_URLS = VISITS.filter(({ isMain, url }) => isMain && /^[/a-z]+$/.test(url)).map(({ url }) => url)

async function clickFirst(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('button', { name }).first().click()
}

async function openEveryScreen(page: Page): Promise<void> {
  for (const screen of SCREEN_URLS) {
    await page.goto(screen)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
  }
  await page.goto('/token')
  await page.getByRole('button', { name: 'Colour scheme' }).click()
  await page.getByRole('menuitemradio', { name: 'Dark' }).click()
  await clickFirst(page, /^More actions for /)
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('dialog').waitFor()
  await page.goto('/log')
  await clickFirst(page, /^Details of /)
  await page.getByRole('dialog').waitFor()
  await page.goto('/channel')
  await page.getByRole('checkbox', { name: 'Select all rows shown' }).check()
  await page.getByRole('button', { name: 'Disable selected' }).click()
  await page.getByRole('dialog').waitFor()
  await page.goto('/token')
  await page.getByRole('banner').getByRole('button', { name: 'Search or jump to' }).click()
  await page.getByRole('dialog').getByRole('option').first().waitFor()
}

/** Runs the console and collects the texts of all styles it inserts. */
async function collectStyles(): Promise<string[]> {
  await buildIfStale()
  const server = await startConsole()
  const browser = await launchBrowser()
  try {
    const context = await openContext(browser, { baseURL: server.url, caller: 'root' })
    const found = new Set<string>()
    await context.exposeFunction('reportStyle', (text: string) => found.add(text))
    await context.addInitScript(OBSERVE_STYLES)
    await openEveryScreen(await context.newPage())
    return [...found]
  } finally {
    await browser.close()
    server.stop()
  }
}

function scrollLockVariants(text: string): string[] {
  if (!SCROLL_LOCK.test(text)) return [text]
  const widths = Array.from({ length: WIDEST_SCROLL_BAR + 1 }, (_, px) => px)
  return widths.map((px) => text.replaceAll(SCROLL_BAR_WIDTH, `$1$2: ${px}px`))
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Derives the meta tag policy from deploy/nginx.conf; directives that only work in headers are removed. */
async function policyWith(hashes: readonly string[]): Promise<string> {
  const [, template = ''] =
    /shell_policy \{\s*default "([^"]+)"/.exec(await readFile(join(ROOT, 'deploy/nginx.conf'), 'utf8')) ?? []
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
// A server that embeds the files does not use precompressed ones.
await cp(DIST, outDir, { recursive: true, filter: (file) => !/\.(gz|br)$/.test(file) })
const index = join(outDir, 'index.html')
const built = await readFile(index, 'utf8')
const html = built.replace(/\s*<!--[^>]*-->\s*<meta name="style-nonce"[^>]*>/, '')
if (html === built) throw new Error('index.html has no nonce to remove')
const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}" />`
await writeFile(
  index,
  html.replace('<meta charset="utf-8" />', (charset) => `${charset}\n    ${meta}`),
)
process.stdout.write(
  `${values.out} is ready to be embedded: ${collected.length} styles, ${policy.length} characters of policy\n`,
)
