// npm run budgets: scripts and styles that a page needs at its first load, as they are sent.
import { existsSync, readFileSync } from 'node:fs'
import process from 'node:process'

const DIST = 'dist'
/** Most kB (1000 bytes) by page: 2 KiB more than at the last look. */
const LIMITS: Readonly<Record<string, number>> = {
  '/': 215,
  '/chat': 201,
  '/about': 210,
  '/login': 206,
  '/oauth/*': 212,
  '/register': 221,
  '/reset': 219,
  '/user/reset': 218,
  '/token': 238,
  '/token/add': 302,
  '/token/edit/*': 310,
  '/models': 232,
  '/models/try': 344,
  '/log': 243,
  '/usage': 264,
  '/call-check': 317,
  '/user/edit': 301,
  '/topup': 297,
  '/setting': 304,
  '/channel': 242,
  '/channel/add': 322,
  '/channel/edit/*': 321,
  '/channel/coverage': 276,
  '/channel/tests': 340,
  '/user': 237,
  '/user/add': 300,
  '/user/edit/*': 309,
  '/redemption': 236,
  '/redemption/add': 300,
  '/redemption/edit/*': 306,
}

if (!existsSync(`${DIST}/index.html`)) {
  process.stderr.write('There is no build of the console: run npm run build first\n')
  process.exit(1)
}
const html = readFileSync(`${DIST}/index.html`, 'utf8')
const [, list = ''] = /id="preload-list">(.*?)<\/script>/.exec(html) ?? []
interface Preloads {
  pages: Array<{ pattern: string; files: string[]; firstTextsOnly?: true }>
  texts: { en: [first: string[], later: string[]] }
}
const { pages, texts }: Preloads = JSON.parse(list)
const ofAll = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, file = '']) => file)
const sent = (file: string) => (existsSync(`${DIST}${file}.br`) ? `${DIST}${file}.br` : `${DIST}${file}`)

export default pages.map(({ pattern, files, firstTextsOnly }) => ({
  name: pattern,
  path: [...new Set([...ofAll, ...files, ...texts.en.slice(0, firstTextsOnly ? 1 : 2).flat()])].map(sent),
  limit: `${LIMITS[pattern] ?? 0} kB`,
  brotli: false,
}))
