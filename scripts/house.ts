// Prints how the modules of src are cut: `npm run house`. checks/grain.test.ts holds the limits.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '..')
/** Up to this many lines a module with a single importer beside it belongs into that importer. */
const TINY_LINES = 25

/** A module of src and who imports it. */
interface SourceModule {
  path: string
  lines: number
  importers: Set<string>
  /** Whether it is imported on demand somewhere. */
  isLazy: boolean
}

/** How the modules of src are cut. */
interface Grain {
  modules: number
  /** Lines of the median module, tests, fixtures and dictionaries left out. */
  median: number
  /** Modules that belong into their only importer. */
  tiny: string[]
}

function readModules(): Map<string, SourceModule> {
  const paths = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .map((path) => join('src', path))
    .filter((path) => /\.tsx?$/.test(path) && !/\.(test|fixture)\.|^src\/i18n\//.test(path))
  const texts = new Map(paths.map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]))
  const modules = new Map(
    [...texts].map(([path, text]): [string, SourceModule] => [
      path,
      { path, lines: text.split('\n').length, importers: new Set(), isLazy: false },
    ]),
  )
  for (const [path, text] of texts) {
    for (const [, keyword, target = ''] of text.matchAll(/(from|import|import\()\s*'([^']+)'/g)) {
      const base = target.startsWith('#/') ? `src/${target.slice(2)}` : join(dirname(path), target)
      const found = modules.get(`${base}.ts`) ?? modules.get(`${base}.tsx`)
      found?.importers.add(path)
      if (found && keyword === 'import(') found.isLazy = true
    }
  }
  return modules
}

function isTiny({ path, lines, importers, isLazy }: SourceModule): boolean {
  const [importer, ...others] = importers
  if (lines > TINY_LINES || isLazy || importer === undefined || others.length > 0) return false
  const hasTest = ['.test.ts', '.test.tsx'].some((ending) =>
    existsSync(join(ROOT, path.replace(/\.tsx?$/, ending))),
  )
  return dirname(importer) === dirname(path) && !hasTest
}

/** Measures the modules of src. */
export function measureGrain(): Grain {
  const modules = [...readModules().values()]
  const lines = modules.map((module) => module.lines).toSorted((left, right) => left - right)
  return {
    modules: modules.length,
    median: lines[Math.floor(lines.length / 2)] ?? 0,
    tiny: modules.filter(isTiny).map(({ path }) => path),
  }
}

if (process.argv[1] === import.meta.filename) {
  const { modules, median, tiny } = measureGrain()
  process.stdout.write(
    `${modules} modules, median ${median} lines, ${tiny.length} to merge into their importer\n`,
  )
  for (const path of tiny) process.stdout.write(`  ${path}\n`)
}
