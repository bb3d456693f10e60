// @ts-check
// Lists the numbered cases of docs/reliability.md and the tests that name them in their titles.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '..')

/** @param {number} last @param {number} [step] */
const upTo = (last, step = 1) => Array.from({ length: Math.ceil(last / step) }, (_, at) => 1 + at * step)

/** Case families: prefix of the ids, name and numbers. */
export const FAMILIES = [
  { prefix: 'SH', name: 'shapes', numbers: upTo(115, 2) },
  { prefix: 'CD', name: 'concurrency', numbers: upTo(56) },
  { prefix: 'AX', name: 'accessibility', numbers: upTo(70) },
  { prefix: 'T', name: 'threats', numbers: upTo(45) },
  { prefix: 'HD', name: 'headers', numbers: upTo(10) },
]

const ID = /\b(?:SH|CD|AX|T|HD)-\d{2}\d?\b/g

/** All case ids, such as `SH-01`. */
export const CASES = FAMILIES.flatMap(({ prefix, numbers }) =>
  numbers.map((number) => `${prefix}-${String(number).padStart(2, '0')}`),
)

/**
 * Returns the case ids in a title.
 * @param {string} title
 */
export const casesIn = (title) => [...new Set(title.match(ID))]

// Block comments are matched at the start of a line only, because a URL pattern may contain their delimiters.
const COMMENT = /^\s*\/\*[\s\S]*?\*\/|(?<![:'"`\w])\/\/.*$/gm

/**
 * Maps ids to the test and case table files that contain them outside comments.
 * @param {RegExp} numbers
 * @returns {Map<string, string[]>} paths relative to the root, sorted
 */
function filesBy(numbers) {
  /** @type {Map<string, string[]>} */
  const found = new Map()
  for (const folder of ['e2e', 'mocks', 'src', 'checks']) {
    const files = readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    const paths = files.map((file) => relative(ROOT, join(file.parentPath, file.name))).toSorted()
    for (const path of paths.filter((one) => /(\.test\.tsx?|\.spec\.ts|-cases\.ts)$/.test(one))) {
      // Outside comments an id can only be in a string: as code it would be a subtraction.
      const code = readFileSync(join(ROOT, path), 'utf8').replaceAll(COMMENT, '')
      for (const id of new Set(code.match(numbers))) found.set(id, [...(found.get(id) ?? []), path])
    }
  }
  return found
}

/** Returns test files by case id. */
export const testsByCase = () => filesBy(ID)

/** Returns test files by hostile text id, such as `PH01`. */
export const testsByText = () => filesBy(/\bP[A-Z]\d{2}\b/g)

const DOCUMENT = join(ROOT, 'docs/reliability.md')

/** Reads docs/reliability.md. */
export const readPromises = () => readFileSync(DOCUMENT, 'utf8')

/**
 * Parses the table rows: case id, promise, and test files or reason.
 * @param {string} [text]
 */
export function promisedIn(text = readPromises()) {
  const rows = text.matchAll(/^\| ((?:SH|CD|AX|T|HD)-\d+) \| (.+?) \| (.+) \|$/gm)
  return [...rows].map(([, id = '', promise = '', shown = '']) => ({ id, promise, shown }))
}

/** Returns the hostile text ids that docs/reliability.md lists. */
export function promisedTexts() {
  const rows = readPromises()
    .split('\n')
    .filter((row) => /^\| .* P[A-Z]\d{2} .*\|$/.test(row))
  return rows.flatMap((row) => row.match(/\bP[A-Z]\d{2}\b/g) ?? [])
}
