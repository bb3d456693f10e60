// npm run budgets: scripts and styles that a page needs at its first load, as they are sent.
import { existsSync, readFileSync } from 'node:fs'
import process from 'node:process'

const DIST = 'dist'
/** Most kB (1000 bytes) by page: three per cent more than at the last look. */
const LIMITS: Readonly<Record<string, number>> = {
  '/': 269,
  '/chat': 219,
  '/about': 266,
  '/login': 325,
  '/oauth/*': 267,
  '/register': 327,
  '/reset': 324,
  '/user/reset': 323,
  '/token': 273,
  '/token/add': 332,
  '/token/edit/*': 335,
  '/models': 276,
  '/models/try': 362,
  '/log': 291,
  '/usage': 289,
  '/call-check': 335,
  '/user/edit': 329,
  '/topup': 324,
  '/setting': 333,
  '/channel': 285,
  '/channel/add': 349,
  '/channel/edit/*': 357,
  '/channel/coverage': 294,
  '/channel/tests': 359,
  '/user': 274,
  '/user/add': 331,
  '/user/edit/*': 337,
  '/redemption': 271,
  '/redemption/add': 332,
  '/redemption/edit/*': 335,
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
