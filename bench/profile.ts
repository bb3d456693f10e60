// npm run profile -- --only /token: CPU time until the rows of a list, by package and by module.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from 'vite'
import { launchBrowser, openContext } from '../scripts/browser-session'
import { ROOT } from '../scripts/console-build'
import { startConsole } from '../scripts/console-server'
import { groupOf, moduleOf, numbersOf } from './source-names'
import { VISITS } from '../scripts/page-visits'

const { values } = parseArgs({
  options: { only: { type: 'string', default: '/token' }, top: { type: 'string', default: '25' } },
})

/** Start of a mapped range in a line of a built file. */
interface Mark {
  column: number
  source: string
}

/** Returns the marks of each line of a built file, in order. */
function marksOf(file: string): Mark[][] {
  const map: { sources: string[]; mappings: string } = JSON.parse(readFileSync(`${file}.map`, 'utf8'))
  let source = 0
  return map.mappings.split(';').map((line) => {
    let column = 0
    return (line ? line.split(',') : []).map((segment) => {
      const [step = 0, sourceStep = 0] = numbersOf(segment)
      column += step
      source += sourceStep
      return { column, source: map.sources[source] ?? '' }
    })
  })
}

/** Returns a function that names the module of a position in the build. */
function moduleAt(folder: string) {
  const files = new Map<string, Mark[][]>()
  return (url: string, line: number, column: number): string => {
    const path = url.startsWith('http') ? new URL(url).pathname : ''
    const isMapped = existsSync(join(folder, `${path}.map`))
    if (!isMapped) return path || '(engine)'
    const marks = files.get(path) ?? marksOf(join(folder, path))
    files.set(path, marks)
    const mark = marks[line]?.findLast((each) => each.column <= column)
    return mark ? moduleOf(mark.source) : path
  }
}

function print(title: string, times: ReadonlyMap<string, number>): void {
  process.stdout.write(`\n${title}\n`)
  const rows = [...times].toSorted(([, a], [, b]) => b - a).slice(0, Number(values.top))
  for (const [name, ms] of rows) process.stdout.write(`${ms.toFixed(1).padStart(8)} ms  ${name}\n`)
}

// Below the root, so that the sources of the maps are relative to it.
const results = join(ROOT, 'bench-results')
mkdirSync(results, { recursive: true })
const folder = mkdtempSync(join(results, 'profile-'))
await build({
  root: ROOT,
  logLevel: 'error',
  build: { outDir: folder, sourcemap: 'hidden', emptyOutDir: true },
})
const server = await startConsole({ folder, world: {}, isDeployed: true })
const browser = await launchBrowser()
try {
  const { caller } = VISITS.find(({ url, isMain }) => isMain && url === values.only) ?? { caller: 'root' }
  const context = await openContext(browser, {
    baseURL: server.url,
    caller: caller === 'nobody' ? undefined : caller,
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Profiler.enable')
  await session.send('Profiler.setSamplingInterval', { interval: 200 })
  await session.send('Profiler.start')
  await page.goto(values.only)
  await page.locator('tbody tr th, form').first().waitFor()
  const { profile } = await session.send('Profiler.stop')
  const nodes = new Map(profile.nodes.map((node) => [node.id, node.callFrame]))
  const nameOf = moduleAt(folder)
  const groups = new Map<string, number>()
  const own = new Map<string, number>()
  for (const [index, id] of (profile.samples ?? []).entries()) {
    const frame = nodes.get(id)
    if (!frame || ['(idle)', '(program)', '(root)'].includes(frame.functionName)) continue
    const ms = (profile.timeDeltas?.[index] ?? 0) / 1000
    const name = frame.url ? nameOf(frame.url, frame.lineNumber, frame.columnNumber) : frame.functionName
    const group = groupOf(name)
    groups.set(group, (groups.get(group) ?? 0) + ms)
    if (name.startsWith('src/')) own.set(name, (own.get(name) ?? 0) + ms)
  }
  const total = [...groups.values()].reduce((sum, ms) => sum + ms, 0)
  process.stdout.write(`${values.only}: ${total.toFixed(0)} ms of CPU until rows\n`)
  print('by package and room', groups)
  print('by module of ours', own)
} finally {
  await browser.close()
  server.stop()
  rmSync(folder, { recursive: true })
}
