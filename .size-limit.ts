// npm run budgets: scripts and styles that a page needs at its first load, as they are sent.
import { existsSync, readFileSync } from 'node:fs'
import process from 'node:process'

const DIST = 'dist'
/** Most kB (1000 bytes) by page: 2 KiB more than at the last look. */
const LIMITS: Readonly<Record<string, number>> = {
  '/': 214,
  '/chat': 201,
  '/about': 211,
  '/login': 206,
  '/oauth/*': 212,
  '/register': 222,
  '/reset': 219,
  '/user/reset': 219,
  '/token': 240,
  '/token/add': 303,
  '/token/edit/*': 312,
  '/models': 226,
  '/models/try': 340,
  '/log': 243,
  '/usage': 266,
  '/call-check': 320,
  '/user/edit': 302,
  '/topup': 298,
  '/setting': 306,
  '/channel': 246,
  '/channel/add': 325,
  '/channel/edit/*': 325,
  '/channel/coverage': 279,
  '/channel/tests': 343,
  '/user': 240,
  '/user/add': 302,
  '/user/edit/*': 312,
  '/redemption': 239,
  '/redemption/add': 302,
  '/redemption/edit/*': 309,
}

if (!existsSync(`${DIST}/index.html`)) {
  process.stderr.write('There is no build of the console: run npm run build first\n')
  process.exit(1)
}
const html = readFileSync(`${DIST}/index.html`, 'utf8')
const [, list = ''] = /id="preload-list">(.*?)<\/script>/.exec(html) ?? []
interface Preloads {
  pages: Array<{ pattern: string; files: string[]; hasFirstTexts?: true }>
  texts: { en: [first: string[], later: string[]] }
}
const { pages, texts }: Preloads = JSON.parse(list)
const ofAll = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, file = '']) => file)
const sent = (file: string) => (existsSync(`${DIST}${file}.br`) ? `${DIST}${file}.br` : `${DIST}${file}`)

export default pages.map(({ pattern, files, hasFirstTexts }) => ({
  name: pattern,
  path: [...new Set([...ofAll, ...files, ...texts.en.slice(0, hasFirstTexts ? 1 : 2).flat()])].map(sent),
  limit: `${LIMITS[pattern] ?? 0} kB`,
  brotli: false,
}))
