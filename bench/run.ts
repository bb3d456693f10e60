// npm run bench: see docs/performance.md. Prints and writes results; no result makes it fail.
import { cpus, loadavg } from 'node:os'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { launchBrowser } from '../scripts/browser-session'
import { ROOT } from '../scripts/console-build'
import { builtApps, serveApp } from './apps'
import { measureFirstLoads } from './first-loads'
import { judge } from './goals'
import { MEASURES } from './measures'
import { pageOf } from './report'
import { Results } from './results'
import { openSession } from './session'

const SIZED_ROUTES = [
  { address: '/login' },
  { address: '/token', caller: 'root' },
  { address: '/log', caller: 'root' },
  { address: '/channel', caller: 'root' },
]

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    only: { type: 'string', multiple: true, default: [] },
    dist: { type: 'string', multiple: true, default: [] },
    minutes: { type: 'string', default: '40' },
    out: { type: 'string', default: join(ROOT, 'bench-results') },
  },
})
const rounds = Number(values.rounds)
const deadline = Date.now() + Number(values.minutes) * 60_000
const wanted = (name: string, isExtra = false) =>
  values.only.length === 0 ? !isExtra : values.only.includes(name)
const log = (text: string) => process.stderr.write(`${text}\n`)

mkdirSync(values.out, { recursive: true })
const built = await builtApps(values.dist, values.out)
const results = new Results(built.map(({ name }) => name))
const began = new Date()
const loadBefore = loadavg()

if (wanted('sizes')) {
  for (const { name, dist } of built) {
    try {
      for (const { address, bytes, requests, calls } of await measureFirstLoads(dist, SIZED_ROUTES)) {
        results.add(name, `${address}: script and style, brotli`, bytes / 1024, 'KiB')
        results.add(name, `${address}: requests`, requests, 'count')
        results.add(name, `${address}: calls`, calls, 'count')
      }
    } catch (error) {
      results.fail(name, 'sizes', error)
    }
  }
}

const apps = await Promise.all(built.map(serveApp))
const browser = await launchBrowser()
try {
  for (let round = 1; round <= rounds; round += 1) {
    for (const { name: measure, work, rounds: enough = rounds, notIn = [], isExtra } of MEASURES) {
      if (!wanted(measure, isExtra) || round > enough) continue
      for (const app of apps) {
        if (notIn.includes(app.name)) continue
        if (Date.now() > deadline) {
          results.fail(app.name, `${measure}, round ${round}`, new Error('no time left'))
          continue
        }
        try {
          await work({
            visit: (who) => openSession(browser, app.url, who),
            note: (label, value, unit = 'ms') => results.add(app.name, label, value, unit),
          })
        } catch (error) {
          results.fail(app.name, measure, error)
        }
      }
      log(`round ${round} of ${rounds}: ${measure}, load ${loadavg()[0]?.toFixed(1)}`)
    }
  }
} finally {
  await browser.close()
  for (const app of apps) app.stop()
}

const report = {
  began: began.toISOString(),
  machine: { processors: cpus().length, model: cpus()[0]?.model, loadBefore, loadAfter: loadavg() },
  rounds,
  ...results.summary(),
}
writeFileSync(join(values.out, 'bench.json'), `${JSON.stringify(report, undefined, 2)}\n`)
writeFileSync(join(values.out, 'bench.html'), pageOf(report))
process.stdout.write(`${results.table()}\n${judge(results)}\n\n${join(values.out, 'bench.html')}\n`)
