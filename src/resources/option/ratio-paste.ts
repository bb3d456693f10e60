import { parseRatio, inputToRaw, normalizeInput } from './ratio-text'

/** One line of a spreadsheet that could be read: a name, its ratio, and perhaps the one of completion. */
interface PastedRatio {
  name: string
  ratio: string
  completion: string | undefined
}

interface PastedRatios {
  rows: readonly PastedRatio[]
  /** Lines that say no ratio, as they came. */
  skipped: readonly string[]
}

function splitCells(line: string): string[] {
  const cut = line.includes('\t') ? '\t' : /[,;]/
  return line.split(cut).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'))
}

function parseNumber(cell: string | undefined): string | undefined {
  if (cell === undefined || cell === '') return undefined
  const raw = inputToRaw(normalizeInput(cell.replace(/^\$/, '')))
  return parseRatio(raw) === undefined ? undefined : raw
}

/**
 * The rows of a pasted table: name, ratio and, if there is a third column, completion ratio, apart by tabs, commas
 * or semicolons. A later line of the same name wins. Nothing is guessed: what is no number is told.
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
