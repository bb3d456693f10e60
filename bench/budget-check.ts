// Compares first load sizes with their budgets.
import { groupOf, type Parts } from './build-parts'
import type { Load } from './first-loads'

interface Budget {
  /** Brotli bytes when the budgets were written. */
  reached: { script: number; style: number }
  most: { script: number; style: number; files: number; requests: number }
  /** File names without their hash. */
  chunks: readonly string[]
}

/** Contents of bench/budgets.json. */
export interface Budgets {
  /** By address. */
  routes: Record<string, Budget>
  /** Minified bytes by group in each chunk. */
  chunks: Record<string, Record<string, number>>
}

const SLACK = 0.03
const MAX_LINES = 6
/** Groups below this number of bytes are not stored. */
const MIN_BYTES = 100

/** `assets/grid-x1y2z3w4.js` → `grid.js` */
const nameOf = (file: string) => file.replace(/^assets\//, '').replace(/-[\w-]{8}(\.\w+)$/, '$1')

/** Sums the bytes of a file by package and folder; a style sheet is its own group. */
function groupsIn(
  { file, bytes }: Load['files'][number],
  parts: ReadonlyMap<string, Parts>,
): Map<string, number> {
  const groups = new Map<string, number>()
  for (const [module, count] of parts.get(file) ?? [[nameOf(file), bytes]]) {
    const group = groupOf(module)
    groups.set(group, (groups.get(group) ?? 0) + count)
  }
  return groups
}

const sumOf = (files: Load['files'], ending: string) =>
  files.filter(({ file }) => file.endsWith(ending)).reduce((total, { brotli }) => total + brotli, 0)

/** Returns the current sizes, and limits with some slack. */
export function budgetsOf(loads: ReadonlyMap<string, Load>, parts: ReadonlyMap<string, Parts>): Budgets {
  const budgets: Budgets = { routes: {}, chunks: {} }
  for (const [address, { files, requested }] of loads) {
    const reached = { script: sumOf(files, '.js'), style: sumOf(files, '.css') }
    budgets.routes[address] = {
      reached,
      most: {
        script: Math.ceil(reached.script * (1 + SLACK)),
        style: Math.ceil(reached.style * (1 + SLACK)),
        files: files.length,
        requests: requested.length,
      },
      chunks: files.map(({ file }) => nameOf(file)).toSorted(),
    }
    for (const file of files) {
      const groups = [...groupsIn(file, parts)].filter(([, bytes]) => bytes >= MIN_BYTES)
      budgets.chunks[nameOf(file.file)] = Object.fromEntries(groups.toSorted(([a], [b]) => (a < b ? -1 : 1)))
    }
  }
  budgets.chunks = Object.fromEntries(Object.entries(budgets.chunks).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  return budgets
}

/** Returns lines with the largest growth of a first load. */
function additions(
  { files }: Load,
  budget: Budget,
  chunks: Budgets['chunks'],
  parts: ReadonlyMap<string, Parts>,
): string[] {
  const more = new Map<string, number>()
  for (const file of files)
    for (const [group, bytes] of groupsIn(file, parts)) more.set(group, (more.get(group) ?? 0) + bytes)
  const known = new Set(more.keys())
  for (const chunk of budget.chunks)
    for (const [group, bytes] of Object.entries(chunks[chunk] ?? {})) {
      if (known.has(group)) more.set(group, (more.get(group) ?? 0) - bytes)
    }
  return [...more]
    .filter(([, bytes]) => bytes >= MIN_BYTES)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, MAX_LINES)
    .map(([group, bytes]) => `    +${bytes} bytes before compression: ${group}`)
}

/**
 * Returns a line per exceeded budget, followed by what has grown; empty if all budgets hold. `readParts` is called only
 * when a size is exceeded.
 */
export async function findings(
  loads: ReadonlyMap<string, Load>,
  budgets: Budgets,
  readParts: () => Promise<ReadonlyMap<string, Parts>>,
): Promise<string[]> {
  const found: string[] = []
  let parts: ReturnType<typeof readParts> | undefined
  for (const [address, load] of loads) {
    const { files, requested, foreign, repeated } = load
    for (const path of foreign) found.push(`${address}: requests another origin: ${path}`)
    for (const path of repeated) found.push(`${address}: duplicate request: ${path}`)
    const budget = budgets.routes[address]
    if (!budget) {
      found.push(`${address}: has no budget; npm run budgets -- --write`)
      continue
    }
    const now = {
      script: sumOf(files, '.js'),
      style: sumOf(files, '.css'),
      files: files.length,
      requests: requested.length,
    }
    const units = {
      script: ' bytes of script, brotli',
      style: ' bytes of style, brotli',
      files: ' files',
      requests: ' requests',
    }
    const over = (['script', 'style', 'files', 'requests'] as const).filter(
      (what) => now[what] > budget.most[what],
    )
    for (const what of over)
      found.push(`${address}: ${now[what]}${units[what]}, ${budget.most[what]} allowed`)
    if (over.includes('script') || over.includes('style')) {
      parts ??= readParts()
      found.push(...additions(load, budget, budgets.chunks, await parts))
    }
    const names = new Set(budget.chunks)
    const fresh = files.map(({ file }) => nameOf(file)).filter((name) => !names.has(name))
    if (over.includes('files')) found.push(`    new files: ${fresh.join(', ')}`)
  }
  return found
}
