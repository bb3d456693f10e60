// npm run budgets: scripts and styles that a page needs at its first load, as they are sent.
import { existsSync, readFileSync } from 'node:fs'
import process from 'node:process'

const DIST = 'dist'
/** Most kB (1000 bytes) by page: 2 KiB more than at the last look. */
const LIMITS: Readonly<Record<string, number>> = {
  '/': 231,
  '/chat': 215,
  '/about': 226,
  '/login': 239,
  '/oauth/*': 228,
  '/register': 240,
  '/reset': 237,
  '/user/reset': 237,
  '/token': 268,
  '/token/add': 327,
  '/token/edit/*': 331,
  '/models': 237,
  '/models/try': 330,
  '/log': 291,
  '/usage': 283,
  '/call-check': 303,
  '/user/edit': 326,
  '/topup': 302,
  '/setting': 310,
  '/channel': 285,
  '/channel/add': 342,
  '/channel/edit/*': 348,
  '/channel/coverage': 290,
  '/channel/tests': 332,
  '/user': 268,
  '/user/add': 325,
  '/user/edit/*': 332,
  '/redemption': 265,
  '/redemption/add': 326,
  '/redemption/edit/*': 329,
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
