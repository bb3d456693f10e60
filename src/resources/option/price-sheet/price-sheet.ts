import { roundDigits } from '../ratio-input'
import {
  isForeignCurrency,
  isForeignUnit,
  parsePriceCell,
  type PriceCell,
  type PriceUnit,
} from './price-cell'
import { sheetColumns, type PriceColumn, type SheetColumns } from './sheet-columns'
import { jsonTable, textTable } from './price-rows'

/** Why a row is left out; `columns`: more than two numbers whose meaning no header names. */
export type SkipReason = 'number' | 'columns' | 'currency' | 'freePrompt' | 'repeated'

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

/**
 * Where the amounts of a row without a header stand: its two cells with a currency sign, or the two after the name.
 * Undefined if more than two numbers could be the amounts: a third price may be that of cached tokens.
 */
function positionsOf(
  cells: readonly PriceCell[],
): readonly [number | undefined, number | undefined] | undefined {
  const numbers = cells.flatMap((cell, at) => (cell.kind === 'number' ? [{ cell, at }] : []))
  const [first, second, third] = numbers.filter(({ cell }) => cell.isMoney || cell.unit)
  if (first && second && !third) return [first.at, second.at]
  return numbers.length > 2 ? undefined : BY_COLUMN
}

/** Where a header says that the amounts stand. A cell after the last column is the completion of the prompt before it. */
function namedPositions({
  width,
  input,
  output,
}: SheetColumns): readonly [number | undefined, number | undefined] {
  return [input?.at, output?.at ?? (input?.at === width - 1 ? width : undefined)]
}

/** Whether a cell of the row names another currency than the US dollar. */
function hasForeignUnit(cells: readonly string[], columns: SheetColumns | undefined): boolean {
  const name = columns?.name ?? 0
  return cells.some((cell, at) =>
    at === columns?.currency ? isForeignCurrency(cell) : at !== name && isForeignUnit(cell),
  )
}

/** Whether an amount is money in another currency: by its cell, by the header, or by another cell of its row. */
function isForeign(cell: PriceCell, column: PriceColumn | undefined, isForeignRow: boolean): boolean {
  if (cell.kind !== 'number') return cell.kind === 'foreign'
  return column?.isForeign === true || (isForeignRow && column?.unit !== 'ratio')
}

function readRow(
  { cells, line }: { cells: readonly string[]; line: string },
  columns: SheetColumns | undefined,
): SheetRow | SkippedRow {
  const name = (cells[columns?.name ?? 0] ?? '').trim()
  const parsed = cells.map((cell, at) =>
    at === (columns?.name ?? 0) ? parsePriceCell('') : parsePriceCell(cell),
  )
  const positions = columns ? namedPositions(columns) : positionsOf(parsed)
  if (!positions) return { line, reason: 'columns' }
  const [first, second] = positions
  const blank: PriceCell = { kind: 'blank' }
  const cellAt = (at: number | undefined) => (at === undefined ? blank : (parsed[at] ?? blank))
  const [input, output] = [cellAt(first), cellAt(second)]
  const isForeignRow = hasForeignUnit(cells, columns)
  if (isForeign(input, columns?.input, isForeignRow) || isForeign(output, columns?.output, isForeignRow))
    return { line, reason: 'currency' }
  const isInvalid = input.kind === 'invalid' || output.kind === 'invalid'
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

const amountsOf = (rows: readonly SheetRow[]) =>
  rows.flatMap(({ input, output }) => [input, output].filter((amount) => amount !== undefined))

/** The row with its prices of unstated unit read as per token. */
function withTokenPrices({ name, line, input, output }: SheetRow): SheetRow {
  return { name, line, input: toTokenPrice(input), output: toTokenPrice(output) }
}

/**
 * Reads pasted rows of a spreadsheet, a table of a web page, or JSON: a model, its prompt and its completion number.
 * Numbers with a currency sign, or under a header of prices, are US dollars per million tokens unless the text or their
 * size says otherwise. Of rows with the same name the last counts; the others are left out as repeated.
 */
export function readPriceSheet(text: string): PriceSheet {
  const { header, rows: source } = jsonTable(text) ?? textTable(text)
  const columns = header && sheetColumns(header)
  const read = source.map((row) => readRow(row, columns))
  const lastByName = new Map(read.filter(isRow).map((row) => [row.name, row]))
  const isRepeated = (row: SheetRow) => lastByName.get(row.name) !== row
  const last = [...lastByName.values()]
  const rows = isPerToken(amountsOf(last)) ? last.map(withTokenPrices) : last
  const units = amountsOf(rows).map(({ unit }) => unit)
  return {
    rows,
    skipped: read.flatMap((row) => {
      if (isSkipped(row)) return row
      return isRepeated(row) ? { line: row.line, reason: 'repeated' as const } : []
    }),
    isUnclear: units.includes(undefined),
    units: new Set(units.filter((unit) => unit !== undefined)),
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

/** US dollars of a million tokens. */
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
