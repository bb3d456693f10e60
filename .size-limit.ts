// npm run budgets: scripts and styles that a page needs at its first load, as they are sent.
import { existsSync, readFileSync } from 'node:fs'
import process from 'node:process'

const DIST = 'dist'
/** Most kB (1000 bytes) by page: 2 KiB more than at the last look. */
const LIMITS: Readonly<Record<string, number>> = {
  '/': 227,
  '/chat': 212,
  '/about': 222,
  '/login': 235,
  '/oauth/*': 214,
  '/register': 236,
  '/reset': 234,
  '/user/reset': 233,
  '/token': 264,
  '/token/add': 314,
  '/token/edit/*': 319,
  '/models': 234,
  '/models/try': 348,
  '/log': 270,
  '/usage': 275,
  '/call-check': 321,
  '/user/edit': 314,
  '/topup': 309,
  '/setting': 318,
  '/channel': 274,
  '/channel/add': 330,
  '/channel/edit/*': 336,
  '/channel/coverage': 282,
  '/channel/tests': 344,
  '/user': 264,
  '/user/add': 313,
  '/user/edit/*': 319,
  '/redemption': 262,
  '/redemption/add': 314,
  '/redemption/edit/*': 317,
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
