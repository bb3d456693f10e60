import { isJsonObject, type JsonObject } from '#/fields/json-object'
import { withoutMarks } from '#/fields/plain-text'
import { parsePriceCell } from './price-cell'
import { sheetColumns } from './sheet-columns'
import { rawToInput, ratioEntries } from '../ratio-map'

/** Text as rows of cells. */
export interface PriceRows {
  /** First row, if it names the columns. */
  header: readonly string[] | undefined
  rows: readonly { cells: readonly string[]; line: string }[]
}

/** Cells of a row that are read; a pasted megabyte of separators is not split into a million. */
const MAX_CELLS = 40

/** Splits a line at `separator` outside quotes; two quotes inside quotes are one. */
function splitQuoted(line: string, separator: string): string[] {
  const cells: string[] = []
  let [cell, isQuoted] = ['', false]
  for (let at = 0; at < line.length && cells.length < MAX_CELLS; at += 1) {
    const sign = line.charAt(at)
    if (sign === '"' && isQuoted && line.charAt(at + 1) === '"') {
      cell += sign
      at += 1
    } else if (sign === '"' && (isQuoted || cell.trim() === '')) isQuoted = !isQuoted
    else if (sign === separator && !isQuoted) {
      cells.push(cell)
      cell = ''
    } else cell += sign
  }
  return cells.length < MAX_CELLS ? [...cells, cell] : cells
}

/** Splits a row of a web page, where only blanks stand between a name and its numbers. */
function splitBlanks(line: string): string[] {
  const wide = line.split(/ {2,}/, MAX_CELLS)
  if (wide.length > 1) return wide
  const [name = '', ...numbers] = line.trim().split(' ', MAX_CELLS)
  return numbers.every((text) => /^[-+]?[$.\d]/.test(text)) ? [name, ...numbers] : [line]
}

/** Splits at commas; a line whose `$1,150.00` would be cut stays whole, because its cells cannot be told apart. */
function splitCommas(line: string): string[] {
  const cells = splitQuoted(line, ',')
  const isCut = cells.some(
    (cell, at) =>
      /^[-+]?(?:US)?\$\d{1,3}$/.test(cell.trim()) && /^\d{3}(?:\.\d+)?$/.test((cells[at + 1] ?? '').trim()),
  )
  return isCut ? [line] : cells
}

function splitCells(line: string): string[] {
  const cells = line.includes('\t')
    ? splitQuoted(line, '\t')
    : line.trimStart().startsWith('|')
      ? line.trim().replace(/^\|/, '').replace(/\|$/, '').split('|', MAX_CELLS)
      : line.includes(';')
        ? splitQuoted(line, ';')
        : line.includes(',')
          ? splitCommas(line)
          : splitBlanks(line)
  return cells.map((cell) => withoutMarks(cell.trim()))
}

/** An amount per something, such as `$0.006 per minute`. */
const AMOUNT_PER = /^[^\p{L}\d]{0,4}\d[\d.,]*\s*(?:\/|per\b|每)/iu

/** A cell that names something: letters, other than the exponent of a number. */
const isWord = (cell: string) => !AMOUNT_PER.test(cell) && /\p{L}/u.test(cell.replace(/\de[-+]?\d/gi, ''))

/** Whether the first row names columns: none of its cells is a number, and one names a price or a ratio. */
function isHeader(cells: readonly string[]): boolean {
  const kinds = cells.slice(1).map((cell) => {
    const { kind } = parsePriceCell(cell)
    if (kind === 'foreign' && sheetColumns(['', cell]) !== undefined) return 'word'
    return kind === 'invalid' && isWord(cell) ? 'word' : kind
  })
  const isText = kinds.includes('word') && kinds.every((kind) => kind === 'word' || kind === 'blank')
  return isText && sheetColumns(cells) !== undefined
}

/** The line below the header of a table in Markdown. */
const RULE = /^[\s|:-]+$/

/** Splits pasted rows into cells. A first row that names prices or ratios is a header. */
export function textTable(text: string): PriceRows {
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '' && !RULE.test(line))
  const rows = lines.map((line) => ({ cells: splitCells(line), line }))
  const [first, ...rest] = rows
  return first && isHeader(first.cells) ? { header: first.cells, rows: rest } : { header: undefined, rows }
}

const isScalar = (value: unknown) => typeof value === 'number' || typeof value === 'string'

/** Scalars of a record by path; those of an inner object begin with its name, as `pricing prompt`. */
function scalarsOf(record: JsonObject): Map<string, string> {
  const found = new Map<string, string>()
  for (const [name, value] of Object.entries(record)) {
    if (isScalar(value)) found.set(name, String(value))
    if (!isJsonObject(value)) continue
    for (const [inner, scalar] of Object.entries(value)) {
      if (isScalar(scalar)) found.set(`${name} ${inner}`, String(scalar))
    }
  }
  return found
}

function recordTable(records: readonly JsonObject[]): PriceRows {
  const rows = records.map((record) => ({ scalars: scalarsOf(record), line: JSON.stringify(record) }))
  const header = [...new Set(rows.flatMap(({ scalars }) => [...scalars.keys()]))]
  const cellsOf = (scalars: ReadonlyMap<string, string>) => header.map((path) => scalars.get(path) ?? '')
  return { header, rows: rows.map(({ scalars, line }) => ({ cells: cellsOf(scalars), line })) }
}

/** A JSON text as its value; undefined if it is none. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const RATIO_MAPS = { ModelRatio: 'model ratio', CompletionRatio: 'completion ratio' } as const
const mapNameOf = (member: string) => member.toLowerCase().replaceAll('_', '')

/** Ratio maps under the names of their options, each an object or, as the server returns it, its text. */
function ratioMapsTable(value: JsonObject): PriceRows | undefined {
  const maps = Object.entries(RATIO_MAPS).map(([key, column]) => {
    const member = Object.entries(value).find(([name]) => mapNameOf(name) === key.toLowerCase())?.[1]
    const map = typeof member === 'string' ? parseJson(member) : member
    return { column, map: isJsonObject(map) ? map : undefined }
  })
  if (maps.every(({ map }) => map === undefined)) return undefined
  const names = new Set(maps.flatMap(({ map }) => Object.keys(map ?? {})))
  const rows = [...names].map((name) => {
    const ratios = maps.map(({ map }) => (map && Object.hasOwn(map, name) ? String(map[name]) : ''))
    return { cells: [name, ...ratios], line: name }
  })
  return { header: ['model', ...maps.map(({ column }) => column)], rows }
}

/** A record by name: its members, or its number. */
function mapTable(value: JsonObject): PriceRows | undefined {
  const entries = Object.entries(value)
  if (entries.length === 0) return undefined
  if (entries.every(([, member]) => isScalar(member))) {
    return { header: undefined, rows: entries.map(([name, member]) => scalarRow(name, String(member))) }
  }
  return recordTable(
    entries.flatMap(([name, member]) =>
      isJsonObject(member) ? Object.assign({ 'model name': name }, member) : [],
    ),
  )
}

const scalarRow = (name: string, text: string) => ({ cells: [name, text], line: `${name}: ${text}` })

/**
 * Reads a JSON list of prices or ratios as a table: a number or a record by name, a list of records or of rows, as such or
 * under `data` or `models`, or the ratio maps of a server. Undefined if the text is no such JSON.
 */
export function jsonTable(text: string): PriceRows | undefined {
  const plain = ratioEntries(text)
  if (plain && plain.length > 0 && plain.every(({ raw }) => /^[-\d"]/.test(raw))) {
    const maps = ratioMapsTable(Object.fromEntries(plain.map(({ name, raw }) => [name, rawToInput(raw)])))
    if (maps) return maps
    return { header: undefined, rows: plain.map(({ name, raw }) => scalarRow(name, rawToInput(raw))) }
  }
  const value = parseJson(text)
  const inner = isJsonObject(value) ? (value['data'] ?? value['models'] ?? value) : value
  if (Array.isArray(inner)) {
    const items: readonly unknown[] = inner
    if (items.every(Array.isArray)) {
      const rows = items.map((cells: readonly unknown[]) => cells.slice(0, MAX_CELLS).map(String))
      return textTable(rows.map((cells) => cells.join('\t')).join('\n'))
    }
    return recordTable(items.filter(isJsonObject))
  }
  return isJsonObject(inner) ? (ratioMapsTable(inner) ?? mapTable(inner)) : undefined
}
