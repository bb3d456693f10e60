// Where the time of `npm test` goes: each run stores how long its tests took, and the end prints it by folder.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const FOLDER = resolve(import.meta.dirname, '../node_modules/.cache/test-times')

/** One test that ran: its file relative to the root, with slashes. */
export interface TimedTest {
  file: string
  title: string
  ms: number
}

/** Forgets the times of earlier runs. */
export function forgetTimes(): void {
  rmSync(FOLDER, { recursive: true, force: true })
}

/** Stores the times of one run, such as `units`. */
export function storeTimes(run: string, tests: readonly TimedTest[]): void {
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(join(FOLDER, `${run}.json`), JSON.stringify(tests))
}

/** Reads the times of all runs since `forgetTimes`. */
export function storedTimes(): TimedTest[] {
  mkdirSync(FOLDER, { recursive: true })
  return readdirSync(FOLDER).flatMap((file): TimedTest[] =>
    JSON.parse(readFileSync(join(FOLDER, file), 'utf8')),
  )
}

const SLOWEST_COUNT = 10
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
const seconds = (ms: number) => `${(ms / 1000).toFixed(1).padStart(7)} s`
/** The folder that a test counts for: two levels, such as `src/ui`. */
const folderOf = (file: string) => file.split('/').slice(0, -1).slice(0, 2).join('/')

const byTime = <Item extends { ms: number }>(items: readonly Item[]) => items.toSorted((a, b) => b.ms - a.ms)

/** Lines of the slowest tests, slowest first; none for a run too small to compare. */
export function slowestLines(tests: readonly TimedTest[]): string[] {
  if (tests.length <= SLOWEST_COUNT) return []
  const slowest = byTime(tests).slice(0, SLOWEST_COUNT)
  return [
    `${SLOWEST_COUNT} slowest tests:`,
    ...slowest.map(({ ms, title, file }) => `${seconds(ms)}  ${title} (${file})`),
  ]
}

/**
 * Lines that say where the time went, longest first: the steps of the run by their duration, folders by the sum over
 * their tests (several run at the same time), and the ten slowest tests.
 */
export function timeLines(
  steps: readonly { name: string; ms: number }[],
  tests: readonly TimedTest[],
): string[] {
  const names = [...new Set(tests.map(({ file }) => folderOf(file)))]
  const folders = names.map((folder) => {
    const own = tests.filter(({ file }) => folderOf(file) === folder)
    return { ms: sum(own.map(({ ms }) => ms)), text: `${folder} (${own.length})` }
  })
  return [
    'Time by step:',
    ...byTime(steps).map(({ ms, name }) => `${seconds(ms)}  ${name}`),
    ...(tests.length > 0 ? ['Time of tests by folder (tests):'] : []),
    ...byTime(folders).map(({ ms, text }) => `${seconds(ms)}  ${text}`),
    ...slowestLines(tests),
  ]
}
