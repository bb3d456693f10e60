// npm run budgets: scripts and styles that a page needs at its first load, as they are sent.
import { existsSync, readFileSync } from 'node:fs'
import process from 'node:process'

const DIST = 'dist'
/** Most kB (1000 bytes) by page: 2 KiB more than at the last look. */
const LIMITS: Readonly<Record<string, number>> = {
  '/': 225,
  '/chat': 210,
  '/about': 220,
  '/login': 234,
  '/oauth/*': 212,
  '/register': 234,
  '/reset': 232,
  '/user/reset': 231,
  '/token': 262,
  '/token/add': 312,
  '/token/edit/*': 317,
  '/models': 232,
  '/models/try': 345,
  '/log': 267,
  '/usage': 273,
  '/call-check': 318,
  '/user/edit': 312,
  '/topup': 307,
  '/setting': 315,
  '/channel': 272,
  '/channel/add': 328,
  '/channel/edit/*': 333,
  '/channel/coverage': 281,
  '/channel/tests': 347,
  '/user': 262,
  '/user/add': 311,
  '/user/edit/*': 317,
  '/redemption': 259,
  '/redemption/add': 312,
  '/redemption/edit/*': 314,
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
