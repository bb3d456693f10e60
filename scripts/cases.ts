// The numbered cases of docs/reliability.md: the tests that name them in their titles, and how many passed.
// `npm run counts` prints the counts of the last runs, `npm run cases` writes the test files into the document.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '..')

const upTo = (last: number, step = 1) =>
  Array.from({ length: Math.ceil(last / step) }, (_, at) => 1 + at * step)

/** Case families: prefix of the ids, name and numbers. */
const FAMILIES = [
  { prefix: 'SH', name: 'shapes', numbers: upTo(115, 2) },
  { prefix: 'CD', name: 'concurrency', numbers: upTo(62) },
  { prefix: 'AX', name: 'accessibility', numbers: upTo(72) },
  { prefix: 'T', name: 'threats', numbers: upTo(47) },
  { prefix: 'HD', name: 'headers', numbers: upTo(10) },
]

const ID = /\b(?:SH|CD|AX|T|HD)-\d{2}\d?\b/g

/** All case ids, such as `SH-01`. */
export const CASES = FAMILIES.flatMap(({ prefix, numbers }) =>
  numbers.map((number) => `${prefix}-${String(number).padStart(2, '0')}`),
)

/** Returns the case ids in a title. */
export const casesIn = (title: string) => [...new Set(title.match(ID))]

// Block comments are matched at the start of a line only, because a URL pattern may contain their delimiters.
const COMMENT = /^\s*\/\*[\s\S]*?\*\/|(?<![:'"`\w])\/\/.*$/gm

/**
 * Maps ids to the test and case table files that contain them outside comments, as sorted paths relative to the root.
 */
function filesBy(numbers: RegExp): Map<string, string[]> {
  const found = new Map<string, string[]>()
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
const readPromises = () => readFileSync(DOCUMENT, 'utf8')

/** Parses the table rows: case id, promise, and test files or reason. */
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

const RESULTS_FOLDER = join(ROOT, 'node_modules/.cache/cases')

/** Returns the cases that ran, and whether every test of the case passed. */
export function casesPassed(results: Iterable<{ title: string; passed: boolean }>): Record<string, boolean> {
  const passed: Record<string, boolean> = {}
  for (const result of results)
    for (const id of casesIn(result.title)) passed[id] = (passed[id] ?? true) && result.passed
  return passed
}

/** Returns a line per family that ran, such as `shapes 58/58`: passed and run. */
export function countLines(passed: Readonly<Record<string, boolean>>): string[] {
  return FAMILIES.flatMap(({ prefix, name }) => {
    const run = Object.keys(passed).filter((id) => id.startsWith(`${prefix}-`))
    return run.length === 0 ? [] : [`${name} ${run.filter((id) => passed[id]).length}/${run.length}`]
  })
}

/** Stores the cases of one run, such as `units`, for the total. */
export function storeCases(run: string, passed: Readonly<Record<string, boolean>>): void {
  mkdirSync(RESULTS_FOLDER, { recursive: true })
  writeFileSync(join(RESULTS_FOLDER, `${run}.json`), JSON.stringify(passed))
}

/** Merges the cases of all stored runs; a case that failed in one run has failed. */
function storedCases(): Record<string, boolean> {
  const all: Record<string, boolean> = {}
  for (const file of readdirSync(RESULTS_FOLDER)) {
    const passed: Record<string, boolean> = JSON.parse(readFileSync(join(RESULTS_FOLDER, file), 'utf8'))
    for (const [id, did] of Object.entries(passed)) all[id] = (all[id] ?? true) && did
  }
  return all
}

/** Largest number of files to name per case, to keep the table readable. */
const MAX_FILES = 3

/** Returns docs/reliability.md with the test files of each case; a case without a test keeps its reason. */
function withTestFiles(): string {
  const tests = testsByCase()
  let text = readPromises()
  for (const { id, promise, shown } of promisedIn(text)) {
    const links = tests
      .get(id)
      ?.slice(0, MAX_FILES)
      .map((file) => `\`${file}\``)
    if (!links) continue
    text = text.replace(
      `| ${id} | ${promise} | ${shown} |`,
      () => `| ${id} | ${promise} | ${links.join(', ')} |`,
    )
  }
  return text
}

if (process.argv[1] === import.meta.filename) {
  if (process.argv[2] === 'table') writeFileSync(DOCUMENT, withTestFiles())
  else
    process.stdout.write(
      `Cases of docs/reliability.md, passed/run\n${countLines(storedCases()).join('\n')}\n`,
    )
}
