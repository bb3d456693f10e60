import { parseRatio, inputToRaw, normalizeInput } from './ratio-text'

/** Parsed spreadsheet row: a name, its ratio, and optionally its completion ratio. */
interface PastedRatio {
  name: string
  ratio: string
  completion: string | undefined
}

interface PastedRatios {
  rows: readonly PastedRatio[]
  /** Source lines without a valid ratio. */
  skipped: readonly string[]
}

/** Number of cells of a row that are read. */
const CELLS = 3

function splitCells(line: string): string[] {
  const cut = line.includes('\t') ? '\t' : /[,;]/
  // A pasted megabyte of separators is not split into a million cells.
  return line.split(cut, CELLS).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'))
}

function parseNumber(cell: string | undefined): string | undefined {
  if (cell === undefined || cell === '') return undefined
  const raw = inputToRaw(normalizeInput(cell.replace(/^\$/, '')))
  return parseRatio(raw) === undefined ? undefined : raw
}

/**
 * Parses pasted rows of name, ratio and optional completion ratio, separated by tabs, commas or semicolons. A
 * later row of the same name wins; invalid rows are reported in `skipped`.
 */
export function parsePastedRatios(text: string): PastedRatios {
  const rows = new Map<string, PastedRatio>()
  const skipped: string[] = []
  for (const line of text.split(/\r?\n/).filter((each) => each.trim() !== '')) {
    const [name = '', first, second] = splitCells(line)
    const ratio = parseNumber(first)
    const completion = parseNumber(second)
    const isWhole = name !== '' && ratio !== undefined && (completion !== undefined || !second)
    if (isWhole) rows.set(name, { name, ratio, completion })
    else skipped.push(line)
  }
  return { rows: [...rows.values()], skipped }
}
