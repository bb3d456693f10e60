// @ts-check
// Counts the numbered cases that ran and passed, over all stored test runs.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { casesIn, FAMILIES } from './cases.mjs'

const RESULTS_FOLDER = resolve(import.meta.dirname, '../node_modules/.cache/cases')

/**
 * Returns the cases that passed: those for which every test passed.
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
 * Returns a line per family that ran, such as `shapes 58/58`: passed and run.
 * @param {Record<string, boolean>} passed
 */
export function countLines(passed) {
  return FAMILIES.flatMap(({ prefix, name }) => {
    const run = Object.keys(passed).filter((id) => id.startsWith(`${prefix}-`))
    return run.length === 0 ? [] : [`${name} ${run.filter((id) => passed[id]).length}/${run.length}`]
  })
}

/**
 * Stores the cases of one run for the total.
 * @param {string} run name of the run, such as `units`
 * @param {Record<string, boolean>} passed
 */
export function storeCases(run, passed) {
  mkdirSync(RESULTS_FOLDER, { recursive: true })
  writeFileSync(join(RESULTS_FOLDER, `${run}.json`), JSON.stringify(passed))
}

/** Merges the cases of all stored runs; a case that failed in one run has failed. */
export function storedCases() {
  /** @type {Record<string, boolean>} */
  const all = {}
  for (const file of readdirSync(RESULTS_FOLDER)) {
    /** @type {Record<string, boolean>} */
    const passed = JSON.parse(readFileSync(join(RESULTS_FOLDER, file), 'utf8'))
    for (const [id, did] of Object.entries(passed)) all[id] = (all[id] ?? true) && did
  }
  return all
}

if (import.meta.main ?? process.argv[1] === import.meta.filename) {
  process.stdout.write(`Cases of docs/reliability.md, passed/run\n${countLines(storedCases()).join('\n')}\n`)
}
