import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = resolve(import.meta.dirname, '..')
/** Files of tables whose codes are data, not citations. */
const CODE_TABLES = new Set(['e2e/faults/fault-grid.ts'])

/** Ids of the documents' prefixes, such as `K6.8`, `H13`, `SH-54`, `FM-LIST-07`, `PH01`, `F17`. */
const ID =
  /\b(?:K\d{1,2}(?:\.\d+)?|H\d{1,2}|(?:SH|CD|AX|T|HD)-\d{2,3}|FM-[A-Z]+\d*[dw]?(?:-\d\d)?|P[CFHJMOQRSTU]\d\d|F\d\d)\b/g
/** Documents that are not in the repository, and prefixes that no document has. */
const FOREIGN =
  /\b(?:contract|spec|decisions?|screens(?:\.md)?|reliability|requirements?|wish(?:es)?|issue) (?:§ ?)?[A-Z]?\d/i
const FOREIGN_ID = /^(?:[ABCDELNRSUVWX]\d{1,2}|P\d|K0\d)$/
const CALLS = /\bcalls? (\d+(?:(?:, | and | to |–)\d+)*)/g
/** A list of citations in parentheses, as a test title has it at its end. */
const GROUP = /\(([A-Z][^()\n]*)\)/g

interface Citation {
  /** Path and line. */
  at: string
  text: string
}

/** Comments and quoted strings of a source text, with their offsets. */
function textsOf(source: string): { at: number; text: string; isComment: boolean }[] {
  const found = source.matchAll(
    /(\/\*[^]*?\*\/|(?<![:'"`\w\\])\/\/[^\n]*)|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\[^])*`/g,
  )
  return [...found].map(({ index, 0: text, 1: comment }) => ({
    at: index,
    text,
    isComment: comment !== undefined,
  }))
}

/** Ids in parenthesised lists that hold nothing but ids. */
const groupedIn = (text: string) =>
  [...text.matchAll(GROUP)].flatMap(([, list = '']) => {
    const items = list.split(/, | and | to |–/)
    return items.every((item) => /^[A-Z]{1,2}-?[A-Z]*-?\d[\w.-]*$|^calls? \d+$/.test(item)) ? items : []
  })

function sources(): Map<string, string> {
  const files = ['src', 'mocks', 'e2e', 'scripts', 'bench', 'checks'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(tsx?|mjs|css)$/.test(entry.name))
      .map((entry) => relative(ROOT, join(entry.parentPath, entry.name))),
  )
  const own = relative(ROOT, import.meta.filename)
  return new Map(
    files
      .filter((file) => file !== own && !CODE_TABLES.has(file))
      .map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]),
  )
}

/** What stands in `source` and matches, in comments anywhere and in strings within a list of ids. */
function citationsIn(file: string, source: string, inComment: (text: string) => string[]): Citation[] {
  return textsOf(source).flatMap(({ at, text, isComment }) => {
    const line = source.slice(0, at).split('\n').length
    const found = isComment ? inComment(text) : groupedIn(text)
    return found.map((one) => ({ at: `${file}:${line}`, text: one }))
  })
}

/** Every id that a heading or the first cell of a table row defines; for hostile texts the second cell lists them. */
function definedIds(): Set<string> {
  const ids = new Set<string>()
  for (const file of ['docs/contract.md', 'docs/house.md', 'docs/reliability.md', 'mocks/README.md']) {
    for (const line of readFileSync(join(ROOT, file), 'utf8').split('\n')) {
      const [, heading = ''] = /^#+ ([KF][\w.-]+)/.exec(line) ?? []
      const [, cell = '', second = ''] = /^\| ([^|]+) \| ([^|]*)/.exec(line) ?? []
      for (const id of [heading, ...cell.split(', ')]) if (/\d|^FM-/.test(id)) ids.add(id.trim())
      for (const id of second.match(/\bP[A-Z]\d\d\b/g) ?? []) ids.add(id)
    }
  }
  return ids
}

/** The numbers of the calls in the table of K6.1. */
function definedCalls(): Set<string> {
  const text = readFileSync(join(ROOT, 'docs/contract.md'), 'utf8')
  const [table = ''] = /### K6\.1 [^]*?### K6\.2 /.exec(text) ?? []
  return new Set([...table.matchAll(/^\| (\d+) \|/gm)].map(([, number = '']) => number))
}

const code = sources()
const cited = (inComment: (text: string) => string[]) =>
  [...code].flatMap(([file, source]) => citationsIn(file, source, inComment))
const ids = definedIds()
/** `FM-LIST-07` is a cell of the grid: its class and its fault are defined. */
const isDefined = (id: string) =>
  ids.has(id) || (/^FM-[A-Z]+-\d\d$/.test(id) && ids.has(id.slice(0, -3)) && ids.has(`F${id.slice(-2)}`))

describe('citations (H18)', () => {
  it('resolve to a heading or a row of a document in the repository', () => {
    const found = cited((text) => text.match(ID) ?? []).filter(({ text }) =>
      new RegExp(`^${ID.source}$`).test(text),
    )
    expect(found.length).toBeGreaterThan(500)
    expect(found.filter(({ text }) => !isDefined(text))).toEqual([])
  })

  it('name calls that the contract lists', () => {
    const calls = definedCalls()
    expect(calls.size).toBe(72)
    const found = cited((text) => (/\bK\d/.test(text) ? (text.match(CALLS) ?? []) : []))
    const unknown = found
      .filter(({ text }) => text.startsWith('call'))
      .filter(({ text }) => text.match(/\d+/g)?.some((number) => !calls.has(number)))
    expect(unknown).toEqual([])
  })

  it('point to no document outside the repository', () => {
    const outside = cited((text) => [FOREIGN.exec(text)?.[0] ?? ''].filter(Boolean)).filter(
      ({ text }) => FOREIGN.test(text) || FOREIGN_ID.test(text),
    )
    const ungrouped = cited(groupedIn).filter(({ text }) => FOREIGN_ID.test(text))
    expect([...outside, ...ungrouped]).toEqual([])
  })
})
