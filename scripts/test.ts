// Runs all tests, or with words, as in `npm test -- token`, the tests whose path contains one of them.
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { forgetTimes, storedTimes, timeLines } from './test-times'

const root = resolve(import.meta.dirname, '..')
// The scripts of `check` one by one, to see how long each takes.
const ALL = ['types', 'lint', 'dead-code', 'unit', 'build', 'budgets', 'e2e', 'counts']
const UNIT_FOLDERS = ['src', 'checks', 'mocks', 'bench', 'scripts']
const UNIT_TEST = /\.test\.tsx?$/
const STORY = /\.spec\.ts$/

// The runner of this script sets NODE_ENV to production, for builds. Vitest would then load the production
// build of React, which has no `act`: every command chooses for itself.
const { NODE_ENV: _ofTheRunner, ...environment } = process.env

/** The steps so far, with their duration. */
const steps: { name: string; ms: number }[] = []

function printTimes(): void {
  process.stdout.write(`\n${timeLines(steps, storedTimes()).join('\n')}\n`)
}

/** Runs an npm script; prints the times and ends this process if it fails. */
function run(script: string, options: readonly string[] = []) {
  const start = Date.now()
  const { status } = spawnSync('npm', ['run', script, ...(options.length > 0 ? ['--', ...options] : [])], {
    cwd: root,
    env: environment,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  steps.push({ name: script, ms: Date.now() - start })
  if (status === 0) return
  printTimes()
  process.exit(status ?? 1)
}

/** Whether a folder has a test whose path contains one of the words. */
function hasTest(folder: string, name: RegExp, words: readonly string[]): boolean {
  const paths = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
  return paths.some(
    (path) =>
      name.test(path) && words.some((word) => `${folder}/${path.replaceAll('\\', '/')}`.includes(word)),
  )
}

forgetTimes()
const words = process.argv.slice(2)
if (words.length === 0) {
  for (const script of ALL) run(script)
} else {
  const hasUnits = UNIT_FOLDERS.some((folder) => hasTest(folder, UNIT_TEST, words))
  const hasStories = hasTest('e2e', STORY, words)
  if (!hasUnits && !hasStories) {
    process.stderr.write(`No test has a path with ${words.join(' or ')}\n`)
    process.exit(1)
  }
  if (hasUnits) run('unit', words)
  // Playwright takes patterns of absolute paths; the folders above the project do not count.
  const escaped = words.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  if (hasStories)
    run(
      'e2e',
      escaped.map((word) => (word.startsWith('e2e/') ? word : `/e2e/.*${word}`)),
    )
}
printTimes()
