// Runs the tests, or with words, as in `npm test -- token`, those whose path contains one of them.
import { spawn } from 'node:child_process'

const words = process.argv.slice(2)
/** The steps, one after another; the npm scripts of one step run at the same time. */
const steps =
  words.length === 0
    ? [[['lint']], [['dead-code'], ['build']], [['budgets'], ['unit']], [['e2e']]]
    : [[['unit', '--', '--passWithNoTests', ...words]], [['e2e', '--', '--pass-with-no-tests', ...words]]]

// The runner of this script sets NODE_ENV to production, for builds. Vitest would then load the production
// build of React, which has no `act`: every command chooses for itself.
const { NODE_ENV: _ofTheRunner, ...env } = process.env

/** Runs an npm script; resolves with whether it succeeded. */
const run = (script: readonly string[]) =>
  new Promise<boolean>((resolve) => {
    const options = { env, stdio: 'inherit', shell: process.platform === 'win32' } as const
    spawn('npm', ['run', ...script], options).on('close', (code) => resolve(code === 0))
  })

for (const scripts of steps) {
  const results = await Promise.all(scripts.map(run))
  if (results.includes(false)) process.exit(1)
}
