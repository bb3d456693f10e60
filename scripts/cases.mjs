// @ts-check
// The numbered cases of docs/reliability.md: which there are, and which tests name them in their titles.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '..')

/** @param {number} last @param {number} [step] */
const upTo = (last, step = 1) => Array.from({ length: Math.ceil(last / step) }, (_, at) => 1 + at * step)

/** Prefix of the numbers, what they are called, and the numbers. */
export const FAMILIES = [
  { prefix: 'SH', name: 'shapes', numbers: upTo(115, 2) },
  { prefix: 'CD', name: 'concurrency', numbers: upTo(56) },
  { prefix: 'AX', name: 'accessibility', numbers: upTo(70) },
  { prefix: 'T', name: 'threats', numbers: upTo(45) },
  { prefix: 'HD', name: 'headers', numbers: upTo(10) },
]

const ID = /\b(?:SH|CD|AX|T|HD)-\d{2}\d?\b/g

/** Every case there is, such as `SH-01`. */
export const CASES = FAMILIES.flatMap(({ prefix, numbers }) =>
  numbers.map((number) => `${prefix}-${String(number).padStart(2, '0')}`),
)

/**
 * The cases that a title names.
 * @param {string} title
 */
export const casesIn = (title) => [...new Set(title.match(ID))]

// Blocks at the beginning of a line: the pattern of an address may look like one.
const COMMENT = /^\s*\/\*[\s\S]*?\*\/|(?<![:'"`\w])\/\/.*$/gm

/**
 * Files of tests, and of the tables they are made of, by the numbers that stand in their texts and not in comments.
 * @param {RegExp} numbers
 * @returns {Map<string, string[]>} paths from the root, sorted
 */
function filesBy(numbers) {
  /** @type {Map<string, string[]>} */
  const found = new Map()
  for (const folder of ['e2e', 'mocks', 'src', 'checks']) {
    const files = readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    const paths = files.map((file) => relative(ROOT, join(file.parentPath, file.name))).toSorted()
    for (const path of paths.filter((one) => /(\.test\.tsx?|\.spec\.ts|-cases\.ts)$/.test(one))) {
      // Outside comments a number can only stand in a text: as a name it would be a subtraction.
      const code = readFileSync(join(ROOT, path), 'utf8').replaceAll(COMMENT, '')
      for (const id of new Set(code.match(numbers))) found.set(id, [...(found.get(id) ?? []), path])
    }
  }
  return found
}

/** Tests by the cases they name. */
export const testsByCase = () => filesBy(ID)

/** Tests by the hostile texts they play, such as `PH01`. */
export const testsByText = () => filesBy(/\bP[A-Z]\d{2}\b/g)

const DOCUMENT = join(ROOT, 'docs/reliability.md')

/** The document that says what is promised. */
export const readPromises = () => readFileSync(DOCUMENT, 'utf8')

/**
 * The rows of its tables: case, promise, and where it is shown.
 * @param {string} [text]
 */
export function promisedIn(text = readPromises()) {
  const rows = text.matchAll(/^\| ((?:SH|CD|AX|T|HD)-\d+) \| (.+?) \| (.+) \|$/gm)
  return [...rows].map(([, id = '', promise = '', shown = '']) => ({ id, promise, shown }))
}

/** The hostile texts that the document says are played. */
export function promisedTexts() {
  const rows = readPromises()
    .split('\n')
    .filter((row) => /^\| .* P[A-Z]\d{2} .*\|$/.test(row))
  return rows.flatMap((row) => row.match(/\bP[A-Z]\d{2}\b/g) ?? [])
}
