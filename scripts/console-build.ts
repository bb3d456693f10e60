// Where the console is built, and whether its build is current.
import { readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'vite'

export const ROOT = resolve(import.meta.dirname, '..')
export const DIST = join(ROOT, 'dist')
const SOURCES = ['src', 'public', 'index.html', 'vite.config.ts', 'package.json']

/** Returns the latest modification time below a path in ms; 0 if the path does not exist. */
function newest(path: string): number {
  const entry = statSync(path, { throwIfNoEntry: false })
  if (!entry) return 0
  if (!entry.isDirectory()) return entry.mtimeMs
  // A directory's own time changes when a file is removed.
  return Math.max(entry.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))))
}

/** Builds the console unless the last build is newer than every source; says so, because it takes a while. */
export async function buildIfStale(): Promise<void> {
  const built = newest(join(DIST, 'index.html'))
  if (!SOURCES.some((path) => newest(join(ROOT, path)) > built)) return
  process.stdout.write(
    `Building the console ${built === 0 ? 'for the first time' : 'again, because its sources have changed'}; this takes some five seconds …\n`,
  )
  // How long each plugin took is of interest to who tunes the build, not to who starts the console. By default the
  // configuration is bundled as well, which no option silences.
  const rolldownOptions = { checks: { bundlerTimings: false } }
  await build({ root: ROOT, configLoader: 'runner', logLevel: 'warn', build: { rolldownOptions } })
}
