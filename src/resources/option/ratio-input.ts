import { parseRatio, inputToRaw, normalizeInput } from './ratio-map'

const MILLION = 1_000_000
/** Significant digits: enough for any price, few enough to hide binary rounding. */
const DIGITS = 10
/** Prefix of an invalid price, which makes its ratio invalid while the cell keeps the typed text. */
const INVALID_PRICE_PREFIX = '$'
const AMOUNT = /^-?(?:\d+(?:\.\d*)?|\.\d+)$/

const roundDigits = (value: number) => String(Number(value.toPrecision(DIGITS)))

/**
 * Converts a ratio to the price of a million tokens in US dollars, as text; undefined without a valid ratio or
 * scale. A token costs its ratio in quota (K8.6), a dollar is `perDollar` quota, and `factor` multiplies the
 * group's and, for completion, the model's ratio.
 */
export function ratioToPrice(raw: string | undefined, perDollar: number, factor: number): string | undefined {
  const ratio = raw === undefined ? undefined : parseRatio(raw)
  if (ratio === undefined || !(perDollar > 0)) return undefined
  return roundDigits((ratio * factor * MILLION) / perDollar)
}

/** Returns the typed text of an invalid price stored in place of its ratio; undefined for anything else. */
export function formatPriceInput(ratio: string): string | undefined {
  return ratio.startsWith(INVALID_PRICE_PREFIX) ? ratio.slice(INVALID_PRICE_PREFIX.length) : undefined
}

/** Converts a typed price to a ratio, as text; an invalid price is marked, a blank one stays blank. */
export function priceToRatio(typed: string, perDollar: number, factor: number): string {
  const text = typed.trim().replace(/^(-?)\$/, '$1')
  if (text === '') return ''
  const ratio = (Number(text) * perDollar) / MILLION / factor
  return AMOUNT.test(text) && Number.isFinite(ratio) ? roundDigits(ratio) : `${INVALID_PRICE_PREFIX}${text}`
}

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
