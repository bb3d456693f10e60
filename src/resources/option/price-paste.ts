import { isJsonObject } from '#/fields/json-object'
import { plainNumber } from '#/fields/number-text'
import { identifierText } from '#/fields/plain-text'
import { priceToRatio, ratioToPrice } from './ratio-input'
import { parseRatio } from './ratio-map'

/** What pasted numbers can be: US dollars per so many tokens, or the ratios that the server stores. */
export const PRICE_UNITS = ['perMillion', 'perThousand', 'perToken', 'ratio'] as const
export type PriceUnit = (typeof PRICE_UNITS)[number]

/** Of a prompt and of a completion: ratios, or prices in dollars per million tokens, as text. */
type Pair = readonly [prompt: string | undefined, completion: string | undefined]

/** What a pasted row does to a model: its new ratios, where undefined stays as it is, and its prices. */
export interface PriceChange {
  name: string
  line: string
  ratios: Pair
  before: Pair
  after: Pair
  /** Hardly meant: a price that is negative, below $0.0001 or above $10,000 per million tokens. */
  isImplausible: boolean
}

const MILLION = 1_000_000
const DOLLARS = { perMillion: 1, perThousand: 1000, perToken: MILLION }
const NUMBER = /^-?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?$/i

/** The number of a cell, NaN for what is none: another sign than `$`, a decimal comma, words. Undefined if it is blank. */
function numberOf(cell: string): number | undefined {
  if (/^[-–—]?$/.test(cell)) return undefined
  const bare = plainNumber(cell.replace(/^(-?)[$＄]/, '$1'))
  return NUMBER.test(bare) ? Number(bare) : NaN
}

/** Behind the name, a comma before three digits may group them: such a line is not cut there, and not read. */
const cellsOf = (line: string): string[] =>
  line.split(line.includes('\t') ? '\t' : line.includes(';') ? ';' : /,(?<=^[^,]*,)|,(?!\d{3}(?:\D|$))/)

function itemCells(item: unknown): unknown[] {
  if (Array.isArray(item)) return item
  if (!isJsonObject(item)) return [item]
  const { name, model = name, prompt, completion } = item
  return model === undefined ? [prompt, completion] : [model, prompt, completion]
}

/** Pasted text as rows of cells. JSON is a list of rows or of records, or holds a number or a record by name. */
function rowsOf(text: string): unknown[][] {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return text.split(/[\r\n]+/).flatMap((line) => (line.trim() === '' ? [] : [cellsOf(line)]))
  }
  if (Array.isArray(value)) return value.map(itemCells)
  return isJsonObject(value)
    ? Object.entries(value).map(([name, item]) => [name, itemCells(item)].flat())
    : [[]]
}

const cellText = (cell: unknown) =>
  (typeof cell === 'string' ? cell : JSON.stringify(cell ?? '').replace(/^""$/, '')).trim()

const toText = (value: number | undefined) => (value === undefined ? undefined : String(value))

/** Undefined for what no ratios can express: a completion price without a prompt price, or beside a free prompt. */
function ratiosOf(numbers: (number | undefined)[], unit: PriceUnit, perDollar: number): Pair | undefined {
  const [prompt, completion] = numbers
  if (unit === 'ratio') return [toText(prompt), toText(completion)]
  if (prompt === undefined || (prompt === 0 && completion)) return undefined
  const toRatio = (price: number, factor: number) => priceToRatio(price * DOLLARS[unit], perDollar, factor)
  const ratio = toRatio(prompt, 1)
  return [
    String(ratio),
    completion === undefined || ratio === 0 ? undefined : String(toRatio(completion, ratio)),
  ]
}

const pricesOf = ([prompt, completion]: Pair, perDollar: number): Pair => [
  ratioToPrice(prompt, perDollar, 1),
  ratioToPrice(completion, perDollar, parseRatio(prompt ?? '') ?? NaN),
]

const isImplausible = (price: string | undefined) =>
  Number(price ?? 0) !== 0 && !(Number(price) >= 0.0001 && Number(price) <= 10_000)

/**
 * Reads pasted rows of a name, a prompt and a completion number in `unit`. Of rows with the same name the last counts;
 * `unread` has all other rows that are left out. `ratiosBefore` returns the present ratios of a model.
 */
export function readPastedPrices(
  text: string,
  unit: PriceUnit,
  perDollar: number,
  ratiosBefore: (name: string) => Pair,
): { changes: readonly PriceChange[]; unread: readonly string[] } {
  const byName = new Map<string, PriceChange>()
  const unread: string[] = []
  for (const row of rowsOf(text)) {
    const cells = row.map(cellText)
    const [line, name] = [cells.join(' ').trim(), identifierText(cells[0] ?? '')]
    const numbers = cells.slice(1).map(numberOf)
    const isRead = numbers.some((number) => number !== undefined) && !numbers.some(Number.isNaN)
    const ratios = isRead && numbers[2] === undefined ? ratiosOf(numbers, unit, perDollar) : undefined
    if (name === '' || !ratios) unread.push(line)
    else {
      const old = ratiosBefore(name)
      const after = pricesOf([ratios[0] ?? old[0], ratios[1] ?? old[1]], perDollar)
      const replaced = byName.get(name)
      if (replaced) unread.push(replaced.line)
      const before = pricesOf(old, perDollar)
      byName.set(name, { name, line, ratios, before, after, isImplausible: after.some(isImplausible) })
    }
  }
  return { changes: [...byName.values()], unread }
}
