import { relative } from 'node:path'
import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter'
import { casesPassed, countLines, storeCases } from '../../scripts/cases'
import { slowestLines, storeTimes } from '../../scripts/test-times'

/** Playwright options that do not deselect tests. */
const NON_FILTERING_OPTION = /^--(workers|reporter|timeout|output|quiet|trace|config)\b/

/** Whether neither the command line nor the config deselects tests. */
function isWholeRun({ shard, grep, grepInvert }: FullConfig): boolean {
  const args = process.argv.slice(process.argv.indexOf('test') + 1)
  return (
    !shard && !grepInvert && String(grep) === '/.*/' && args.every((arg) => NON_FILTERING_OPTION.test(arg))
  )
}

const titleOf = (test: TestCase) => test.titlePath().join(' ')
const sum = (numbers: Iterable<number>) => [...numbers].reduce((total, one) => total + one, 0)

/**
 * Reports at the end how many of the numbered reliability cases passed, counted by the ids in test titles. A case
 * that several tests name has passed when all of them have. Lists the slowest tests.
 */
export default class CountReporter implements Reporter {
  #config: FullConfig | undefined
  #suite: Suite | undefined

  printsToStdio(): boolean {
    return false
  }

  onBegin(config: FullConfig, suite: Suite): void {
    this.#config = config
    this.#suite = suite
  }

  onEnd(): void {
    const isWhole = this.#config !== undefined && isWholeRun(this.#config)
    const timed = this.#run().map((test) => ({
      file: relative(process.cwd(), test.location.file).replaceAll('\\', '/'),
      title: test.title,
      ms: sum(test.results.map(({ duration }) => duration)),
    }))
    storeTimes('stories', timed)
    const lines = [...countLines(this.#cases()), ...slowestLines(timed)]
    if (isWhole) storeCases('stories', this.#cases())
    if (lines.length > 0) process.stdout.write(`\n  ${lines.join('\n  ')}\n`)
  }

  /** Tests that ran. */
  #run(): TestCase[] {
    const all = this.#suite?.allTests() ?? []
    return all.filter((test) => test.results.length > 0 && test.outcome() !== 'skipped')
  }

  #cases(): Record<string, boolean> {
    return casesPassed(this.#run().map((test) => ({ title: titleOf(test), passed: test.ok() })))
  }
}
