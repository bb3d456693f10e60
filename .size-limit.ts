// npm run budgets: scripts and styles that a page needs at its first load, as they are sent.
import { existsSync, readFileSync } from 'node:fs'
import process from 'node:process'

const DIST = 'dist'
/** Most kB (1000 bytes) by page: three per cent more than at the last look. */
const LIMITS: Readonly<Record<string, number>> = {
  '/': 348,
  '/chat': 249,
  '/about': 345,
  '/login': 347,
  '/oauth/*': 346,
  '/register': 347,
  '/reset': 346,
  '/user/reset': 345,
  '/token': 378,
  '/token/add': 346,
  '/token/edit/*': 349,
  '/models': 347,
  '/models/try': 382,
  '/log': 380,
  '/usage': 353,
  '/call-check': 348,
  '/user/edit': 344,
  '/topup': 345,
  '/setting': 352,
  '/channel': 387,
  '/channel/add': 358,
  '/channel/edit/*': 364,
  '/channel/coverage': 358,
  '/channel/tests': 365,
  '/user': 378,
  '/user/add': 344,
  '/user/edit/*': 349,
  '/redemption': 375,
  '/redemption/add': 346,
  '/redemption/edit/*': 348,
}

if (!existsSync(`${DIST}/index.html`)) {
  process.stderr.write('There is no build of the console: run npm run build first\n')
  process.exit(1)
}
const html = readFileSync(`${DIST}/index.html`, 'utf8')
const [, list = ''] = /id="preload-list">(.*?)<\/script>/.exec(html) ?? []
const { pages, texts }: { pages: Array<{ pattern: string; files: string[] }>; texts: { en: string[] } } =
  JSON.parse(list)
const ofAll = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, file = '']) => file)
const sent = (file: string) => (existsSync(`${DIST}${file}.br`) ? `${DIST}${file}.br` : `${DIST}${file}`)

export default pages.map(({ pattern, files }) => ({
  name: pattern,
  path: [...new Set([...ofAll, ...files, ...texts.en])].map(sent),
  limit: `${LIMITS[pattern] ?? 0} kB`,
  brotli: false,
}))
