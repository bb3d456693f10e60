// npm run budgets: checks the first load of each route against bench/budgets.json, see docs/performance.md.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from 'vite'
import { DIST, ROOT } from '../scripts/console-build'
import { budgetsOf, findings, type Budgets } from './budget-check'
import { partsOfBuild } from './build-parts'
import { explain } from './explain'
import { measureFirstLoads } from './first-loads'
import { ROUTES } from './routes'

const FILE = join(ROOT, 'bench', 'budgets.json')

const { values } = parseArgs({
  options: {
    /** Builds, and writes the current sizes plus 3 % as budgets. */
    write: { type: 'boolean', default: false },
    /** Builds, and prints the composition of first loads. */
    explain: { type: 'boolean', default: false },
    /** With `--explain`: lists single files. */
    modules: { type: 'boolean', default: false },
    /** Checks a single path. */
    only: { type: 'string' },
  },
})

if (values.write || values.explain) await build({ root: ROOT, logLevel: 'warn' })
if (!existsSync(join(DIST, 'index.html'))) {
  process.stderr.write('There is no build of the console: run npm run build first\n')
  process.exit(1)
}
const places = values.only ? ROUTES.filter(({ address }) => address === values.only) : ROUTES
const loads = await measureFirstLoads(DIST, places)

if (values.explain) await explain(loads, { modules: values.modules })
else if (values.write) {
  writeFileSync(FILE, JSON.stringify(budgetsOf(loads, await partsOfBuild())))
  execFileSync('npx', ['oxfmt', FILE], { cwd: ROOT, stdio: 'ignore' })
  process.stdout.write(`${FILE}\n`)
} else {
  const budgets: Budgets = JSON.parse(readFileSync(FILE, 'utf8'))
  const found = await findings(loads, budgets, partsOfBuild)
  for (const line of found) process.stderr.write(`${line}\n`)
  if (found.length > 0) process.exit(1)
  process.stdout.write(`first loads of ${loads.size} addresses are within their budgets\n`)
}
