import { relative } from 'node:path'
import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter'
import { casesPassed, countLines, storeCases } from '../../scripts/cases'

/** Number of fault grid cells (FM-FAULTS) per call class: 389 in total, all of which every full run must execute. */
const CELLS: Readonly<Record<string, number>> = {
  PUB: 28,
  LIST: 32,
  SRCH: 32,
  ITEM: 32,
  REF: 32,
  STAT: 31,
  AUTH: 31,
  GETFX: 32,
  CREATE: 31,
  SAVE: 32,
  TOGGLE: 32,
  DELETE: 30,
  EXT: 14,
}
const CELL = /\bFM-([A-Z]+)-\d\d\b/g
/** Playwright options that do not deselect tests. */
const NON_FILTERING_OPTION = /^--(workers|reporter|timeout|output|quiet|trace|config)\b/

/** Whether neither the command line nor the config deselects tests. */
function isWholeRun({ shard, grep, grepInvert }: FullConfig): boolean {
  const args = process.argv.slice(process.argv.indexOf('test') + 1)
  return (
    !shard && !grepInvert && String(grep) === '/.*/' && args.every((arg) => NON_FILTERING_OPTION.test(arg))
  )
}

const SLOWEST_COUNT = 10

/** Lines for the slowest tests, slowest first: seconds, title, file; none for a run too small to compare. */
function slowestLines(tests: readonly TestCase[]): string[] {
  if (tests.length <= SLOWEST_COUNT) return []
  const timed = tests.map((test) => ({ test, ms: sum(test.results.map(({ duration }) => duration)) }))
  const slowest = timed.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST_COUNT)
  return [
    `${SLOWEST_COUNT} slowest:`,
    ...slowest.map(
      ({ test: { title, location }, ms }) =>
        `${(ms / 1000).toFixed(1).padStart(5)} s  ${title} (${relative(process.cwd(), location.file)}:${location.line})`,
    ),
  ]
}

const titleOf = (test: TestCase) => test.titlePath().join(' ')
const sum = (numbers: Iterable<number>) => [...numbers].reduce((total, one) => total + one, 0)

/**
 * Reports at the end how many of the numbered reliability cases passed, counted by the ids in test titles. A case
 * that several tests name has passed when all of them have. Lists the slowest tests. A full run fails if a cell of the fault grid did not run
 * or failed.
 */
export default class CountReporter implements Reporter {
  /** By case family, then by case id: whether all tests of the case passed. */
  readonly #seen = new Map<string, Map<string, boolean>>()
  #config: FullConfig | undefined
  #suite: Suite | undefined

  printsToStdio(): boolean {
    return false
  }

  onBegin(config: FullConfig, suite: Suite): void {
    this.#config = config
    this.#suite = suite
  }

  async onEnd(): Promise<{ status: 'failed' } | undefined> {
    for (const test of this.#run()) this.#count(test)
    const passed = (family: string) => sum([...(this.#seen.get(family)?.values() ?? [])].map(Number))
    const isWhole = this.#config !== undefined && isWholeRun(this.#config)
    const cells = Object.entries(CELLS).map(([kind, all]) => ({
      kind,
      passed: passed(`FM ${kind}`),
      all: isWhole ? all : (this.#seen.get(`FM ${kind}`)?.size ?? 0),
    }))
    const lines: string[] = []
    const line = (name: string, good: number, all: number) => `${name} ${good}/${all}`
    const good = sum(cells.map((one) => one.passed))
    const all = sum(cells.map((one) => one.all))
    if (all > 0) {
      const each = cells.filter((one) => one.all > 0).map((one) => line(one.kind, one.passed, one.all))
      lines.push(`${line('fault grid', good, all)} (${each.join(', ')})`)
      // Which tenth of the other cells ran, so that the run of another day can be repeated.
      lines.push(`FAULTS=${process.env.FAULTS}`)
    }
    lines.push(...countLines(this.#cases()))
    lines.push(...slowestLines(this.#run()))
    if (isWhole) storeCases('stories', this.#cases())
    if (lines.length > 0) process.stdout.write(`\n  ${lines.join('\n  ')}\n`)
    return isWhole && good < all ? { status: 'failed' } : undefined
  }

  /** Tests that ran. */
  #run(): TestCase[] {
    const all = this.#suite?.allTests() ?? []
    return all.filter((test) => test.results.length > 0 && test.outcome() !== 'skipped')
  }

  #cases(): Record<string, boolean> {
    return casesPassed(this.#run().map((test) => ({ title: titleOf(test), passed: test.ok() })))
  }

  #count(test: TestCase): void {
    for (const [id, kind = ''] of titleOf(test).matchAll(CELL)) this.#note(`FM ${kind}`, id, test.ok())
  }

  #note(family: string, id: string, hasPassed: boolean): void {
    const ids = this.#seen.get(family) ?? new Map<string, boolean>()
    ids.set(id, hasPassed && ids.get(id) !== false)
    this.#seen.set(family, ids)
  }
}
