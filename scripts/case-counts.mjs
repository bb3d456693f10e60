// @ts-check
// How many of the numbered cases were run and passed, over all the runs that kept what they saw.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { casesIn, FAMILIES } from './cases.mjs'

const RESULTS_FILE = resolve(import.meta.dirname, '../node_modules/.cache/cases')

/**
 * Which cases passed: those whose every test did.
 * @param {Iterable<{ title: string, passed: boolean }>} results
 * @returns {Record<string, boolean>}
 */
export function casesPassed(results) {
  /** @type {Record<string, boolean>} */
  const passed = {}
  for (const result of results)
    for (const id of casesIn(result.title)) passed[id] = (passed[id] ?? true) && result.passed
  return passed
}

/**
 * A line for each family that was met, such as `shapes 58/58`: passed and run.
 * @param {Record<string, boolean>} passed
 */
export function countLines(passed) {
  return FAMILIES.flatMap(({ prefix, name }) => {
    const run = Object.keys(passed).filter((id) => id.startsWith(`${prefix}-`))
    return run.length === 0 ? [] : [`${name} ${run.filter((id) => passed[id]).length}/${run.length}`]
  })
}

/**
 * Keeps what one run saw, for the sum at the end.
 * @param {string} run its name, such as `units`
 * @param {Record<string, boolean>} passed
 */
export function storeCases(run, passed) {
  mkdirSync(RESULTS_FILE, { recursive: true })
  writeFileSync(join(RESULTS_FILE, `${run}.json`), JSON.stringify(passed))
}

/** What all runs saw together; a case that failed in one of them failed. */
export function storedCases() {
  /** @type {Record<string, boolean>} */
  const all = {}
  for (const file of readdirSync(RESULTS_FILE)) {
    /** @type {Record<string, boolean>} */
    const passed = JSON.parse(readFileSync(join(RESULTS_FILE, file), 'utf8'))
    for (const [id, did] of Object.entries(passed)) all[id] = (all[id] ?? true) && did
  }
  return all
}

if (import.meta.main ?? process.argv[1] === import.meta.filename) {
  process.stdout.write(`Cases of docs/reliability.md, passed/run\n${countLines(storedCases()).join('\n')}\n`)
}
