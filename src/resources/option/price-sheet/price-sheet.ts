import { roundDigits } from '../ratio-input'
import { parsePriceCell, type PriceCell, type PriceUnit } from './price-cell'
import { sheetColumns, type PriceColumn, type SheetColumns } from './sheet-columns'
import { jsonTable, textTable } from './price-rows'

/** Why a row is left out. */
export type SkipReason = 'number' | 'currency' | 'freePrompt'

/** Row that is left out, as it was pasted. */
export interface SkippedRow {
  line: string
  reason: SkipReason
}

interface Amount {
  value: number
  text: string
  /** Undefined when nothing says whether it is a ratio or a price. */
  unit: PriceUnit | undefined
  /** Whether the unit is what the cell or its header says, rather than the usual one of prices. */
  isStated: boolean
}

interface SheetRow {
  name: string
  line: string
  input: Amount | undefined
  output: Amount | undefined
}

/** Pasted models with what their numbers state. */
export interface PriceSheet {
  rows: readonly SheetRow[]
  skipped: readonly SkippedRow[]
  /** Whether somebody has to say what the numbers are. */
  isUnclear: boolean
  /** Units that the sheet states, without the unclear ones. */
  units: ReadonlySet<PriceUnit>
}

/** Below this, a price that is said to be per million tokens can only be per token: a million would cost nothing. */
const LARGEST_TOKEN_PRICE = 0.001
const BY_COLUMN: readonly [number, number] = [1, 2]

function amountOf(cell: PriceCell, column: PriceColumn | undefined): Amount | undefined {
  if (cell.kind !== 'number') return undefined
  const { value, text, isMoney } = cell
  if (cell.unit) return { value, text, unit: cell.unit, isStated: true }
  if (column && (column.unit !== 'ratio' || !isMoney)) {
    return { value, text, unit: column.unit, isStated: column.isStated }
  }
  return { value, text, unit: isMoney ? 'perMillion' : undefined, isStated: false }
}

/** Where the amounts of a row without a header stand: its cells with a currency sign, or the two after the name. */
function positionsOf(cells: readonly PriceCell[]): readonly [number, number | undefined] {
  const money = cells.flatMap((cell, at) =>
    cell.kind === 'number' && (cell.isMoney || cell.unit) ? [at] : [],
  )
  const [first, second] = money.length > 1 ? money : BY_COLUMN
  return [first ?? BY_COLUMN[0], second]
}

/** Where a header says that the amounts stand. A cell after the last column is the completion of the prompt before it. */
function namedPositions({
  width,
  input,
  output,
}: SheetColumns): readonly [number | undefined, number | undefined] {
  return [input?.at, output?.at ?? (input?.at === width - 1 ? width : undefined)]
}

/** `$1,150.00` cut at its comma: the currency sign stands before the first part only. */
function isCutNumber(cells: readonly string[]): boolean {
  return cells.some(
    (cell, at) => /^[-+]?(?:US)?\$\d{1,3}$/.test(cell) && /^\d{3}(?:\.\d+)?$/.test(cells[at + 1] ?? ''),
  )
}

/** Whether money is in another currency, by its cell or by the header. */
const isForeign = (cell: PriceCell, column: PriceColumn | undefined) =>
  cell.kind === 'foreign' || (cell.kind === 'number' && column?.isForeign === true)

function readRow(
  { cells, line }: { cells: readonly string[]; line: string },
  columns: SheetColumns | undefined,
): SheetRow | SkippedRow {
  const name = (cells[columns?.name ?? 0] ?? '').trim()
  const parsed = cells.map((cell, at) =>
    at === (columns?.name ?? 0) ? parsePriceCell('') : parsePriceCell(cell),
  )
  const [first, second] = columns ? namedPositions(columns) : positionsOf(parsed)
  const blank: PriceCell = { kind: 'blank' }
  const cellAt = (at: number | undefined) => (at === undefined ? blank : (parsed[at] ?? blank))
  const [input, output] = [cellAt(first), cellAt(second)]
  if (isForeign(input, columns?.input) || isForeign(output, columns?.output))
    return { line, reason: 'currency' }
  const isInvalid = input.kind === 'invalid' || output.kind === 'invalid' || isCutNumber(cells)
  const hasNumber = input.kind === 'number' || output.kind === 'number'
  if (name === '' || isInvalid || !hasNumber) return { line, reason: 'number' }
  const amounts = { input: amountOf(input, columns?.input), output: amountOf(output, columns?.output) }
  // A currency sign at one number of a row holds for the other.
  const unit = amounts.input?.unit ?? amounts.output?.unit
  const like = (amount: Amount | undefined) => amount && { ...amount, unit: amount.unit ?? unit }
  return { name, line, input: like(amounts.input), output: like(amounts.output) }
}

const isSkipped = (row: object): row is SkippedRow => 'reason' in row
const isRow = (row: SheetRow | SkippedRow): row is SheetRow => !isSkipped(row)

/** Whether all prices whose unit nobody states are too small to be per million tokens. */
function isPerToken(amounts: readonly Amount[]): boolean {
  const prices = amounts.filter(
    ({ unit, isStated, value }) => unit === 'perMillion' && !isStated && value !== 0,
  )
  return prices.length > 0 && prices.every(({ value }) => Math.abs(value) < LARGEST_TOKEN_PRICE)
}

function toTokenPrice(amount: Amount | undefined): Amount | undefined {
  return amount?.unit === 'perMillion' && !amount.isStated ? { ...amount, unit: 'perToken' } : amount
}

/** The row with its prices of unstated unit read as per token. */
function withTokenPrices({ name, line, input, output }: SheetRow): SheetRow {
  return { name, line, input: toTokenPrice(input), output: toTokenPrice(output) }
}

/**
 * Reads pasted rows of a spreadsheet, a table of a web page, or JSON: a model, its prompt and its completion number.
 * Numbers with a currency sign, or under a header of prices, are US dollars per million tokens unless the text or their
 * size says otherwise. A later row of the same name wins.
 */
export function readPriceSheet(text: string): PriceSheet {
  const { header, rows: source } = jsonTable(text) ?? textTable(text)
  const columns = header && sheetColumns(header)
  const read = source.map((row) => readRow(row, columns))
  const all = [...new Map(read.filter(isRow).map((row) => [row.name, row])).values()]
  const amounts = all.flatMap(({ input, output }) => [input, output].filter((amount) => amount !== undefined))
  const isTokenPrice = isPerToken(amounts)
  return {
    rows: isTokenPrice ? all.map(withTokenPrices) : all,
    skipped: read.filter(isSkipped),
    isUnclear: amounts.some(({ unit }) => unit === undefined),
    units: new Set(
      amounts.flatMap(({ unit }) =>
        unit && isTokenPrice && unit === 'perMillion' ? 'perToken' : (unit ?? []),
      ),
    ),
  }
}

/** Ratios of one pasted model; undefined stays as it is. */
export interface PastedModel {
  name: string
  ratio: string | undefined
  completion: string | undefined
}

const MILLION = 1_000_000
/** Significant digits of a completion ratio: enough to give its price back without a rounding error. */
const RATIO_DIGITS = 15
const TOKENS_PER_MILLION: Record<Exclude<PriceUnit, 'ratio'>, number> = {
  perMillion: 1,
  perThousand: 1000,
  perToken: MILLION,
}

/** US dollars of a million tokens (K8.6). */
function dollarsOf({ value }: Amount, unit: PriceUnit, perDollar: number): number {
  return unit === 'ratio' ? (value * MILLION) / perDollar : value * TOKENS_PER_MILLION[unit]
}

function convertRow(row: SheetRow, unclear: PriceUnit, perDollar: number): PastedModel | SkippedRow {
  const { name, line, input, output } = row
  const inputUnit = input?.unit ?? unclear
  const ratio =
    input === undefined || inputUnit === 'ratio'
      ? input?.text
      : roundDigits((dollarsOf(input, inputUnit, perDollar) * perDollar) / MILLION)
  if (!output) return { name, ratio, completion: undefined }
  const outputUnit = output.unit ?? unclear
  if (outputUnit === 'ratio') return { name, ratio, completion: output.text }
  if (!input) return { line, reason: 'number' }
  const [prompt, completion] = [
    dollarsOf(input, inputUnit, perDollar),
    dollarsOf(output, outputUnit, perDollar),
  ]
  if (prompt !== 0)
    return { name, ratio, completion: String(Number((completion / prompt).toPrecision(RATIO_DIGITS))) }
  return completion === 0 ? { name, ratio, completion: undefined } : { line, reason: 'freePrompt' }
}

/**
 * Converts a sheet to ratios: a completion price to its multiple of the prompt's. `unclear` is the unit of numbers that
 * state none, `perDollar` the quota of a dollar. A completion price beside a free prompt cannot be a multiple.
 */
export function sheetToRatios(
  { rows, skipped }: PriceSheet,
  unclear: PriceUnit,
  perDollar: number,
): { models: readonly PastedModel[]; skipped: readonly SkippedRow[] } {
  const converted = rows.map((row) => convertRow(row, unclear, perDollar))
  const isModel = (row: PastedModel | SkippedRow): row is PastedModel => !isSkipped(row)
  return {
    models: converted.filter(isModel),
    skipped: [...skipped, ...converted.filter(isSkipped)],
  }
}
