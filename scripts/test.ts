// Runs the tests, or with words, as in `npm test -- token`, those whose path contains one of them.
import { spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')
/** The steps, one after another; the scripts of one step run at the same time. */
const STEPS = [['lint'], ['dead-code', 'build'], ['budgets', 'unit'], ['e2e']]
const UNIT_FOLDERS = ['src', 'checks', 'mocks', 'bench', 'scripts']
const UNIT_TEST = /\.test\.tsx?$/
const STORY = /\.spec\.ts$/

// The runner of this script sets NODE_ENV to production, for builds. Vitest would then load the production
// build of React, which has no `act`: every command chooses for itself.
const { NODE_ENV: _ofTheRunner, ...environment } = process.env

/** How long each script took, in the order of their ends. */
const times: string[] = []

/** Runs an npm script; resolves with whether it succeeded. */
function run(script: string, options: readonly string[] = []): Promise<boolean> {
  const start = Date.now()
  const child = spawn('npm', ['run', script, ...(options.length > 0 ? ['--', ...options] : [])], {
    cwd: root,
    env: environment,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  return new Promise((done) => {
    child.on('close', (code) => {
      times.push(`${((Date.now() - start) / 1000).toFixed(1).padStart(7)} s  ${script}`)
      done(code === 0)
    })
  })
}

/** Prints the times and ends this process if a script failed. */
function expectSuccess(results: readonly boolean[]): void {
  if (results.every(Boolean)) return
  end(1)
}

function end(code: number): never {
  process.stdout.write(`\n${times.join('\n')}\n`)
  process.exit(code)
}

/** Whether a folder has a test whose path contains one of the words. */
function hasTest(folder: string, name: RegExp, words: readonly string[]): boolean {
  const paths = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
  return paths.some(
    (path) =>
      name.test(path) && words.some((word) => `${folder}/${path.replaceAll('\\', '/')}`.includes(word)),
  )
}

const words = process.argv.slice(2)
if (words.length === 0) {
  for (const scripts of STEPS) expectSuccess(await Promise.all(scripts.map((script) => run(script))))
} else {
  const hasUnits = UNIT_FOLDERS.some((folder) => hasTest(folder, UNIT_TEST, words))
  const hasStories = hasTest('e2e', STORY, words)
  if (!hasUnits && !hasStories) {
    process.stderr.write(`No test has a path with ${words.join(' or ')}\n`)
    process.exit(1)
  }
  if (hasUnits) expectSuccess([await run('unit', words)])
  // Playwright takes patterns of absolute paths; the folders above the project do not count.
  const escaped = words.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  const paths = escaped.map((word) => (word.startsWith('e2e/') ? word : `/e2e/.*${word}`))
  if (hasStories) expectSuccess([await run('e2e', paths)])
}
end(0)
