import type { TestModule } from 'vitest/node'
import { casesPassed, countLines, storeCases } from './cases'

/** Vitest reporter that counts the numbered cases in unit tests. */
export default class CaseReporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    // Tests that a filter skipped did not run.
    const run = tests.filter((test) => test.result().state !== 'skipped')
    const passed = casesPassed(
      run.map((test) => ({ title: test.fullName, passed: test.result().state === 'passed' })),
    )
    storeCases('units', passed)
    const lines = countLines(passed)
    if (lines.length > 0) process.stdout.write(`Cases in unit tests, passed/run\n${lines.join('\n')}\n`)
  }
}
