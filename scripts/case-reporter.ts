import type { TestModule } from 'vitest/node'
import { relative, resolve } from 'node:path'
import { casesPassed, countLines, storeCases } from './cases'
import { storeTimes } from './test-times'

const ROOT = resolve(import.meta.dirname, '..')

/** Vitest reporter that counts the numbered cases in unit tests, and stores how long each took. */
export default class CaseReporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    // Tests that a filter skipped did not run.
    const run = tests.filter((test) => test.result().state !== 'skipped')
    const passed = casesPassed(
      run.map((test) => ({ title: test.fullName, passed: test.result().state === 'passed' })),
    )
    storeCases('units', passed)
    const timed = run.map((test) => ({
      file: relative(ROOT, test.module.moduleId).replaceAll('\\', '/'),
      title: test.fullName,
      ms: test.diagnostic()?.duration ?? 0,
    }))
    storeTimes('units', timed)
    const lines = countLines(passed)
    if (lines.length > 0) process.stdout.write(`Cases in unit tests, passed/run\n${lines.join('\n')}\n`)
  }
}
