/** What a number states: a ratio, or US dollars per so many tokens. */
export type PriceUnit = 'ratio' | 'perMillion' | 'perThousand' | 'perToken'

/** Content of one cell of a sheet. */
export type PriceCell =
  | { kind: 'blank' }
  /** No number, or one that can be read in two ways. */
  | { kind: 'invalid' }
  /** Money that is not in US dollars. */
  | { kind: 'foreign' }
  /** `text` is the number as JSON; `unit` what the cell itself says; `isMoney` whether it has a currency sign. */
  | { kind: 'number'; value: number; text: string; unit: PriceUnit | undefined; isMoney: boolean }

const BLANK = /^(?:[-–—]|n\/?a|null|none|无)?$/i
const FREE = /^(?:free|免费)$/i
const DOLLAR = /US\s?\$|\$|\bUSD\b|美元/gi
/** Signs of other currencies; text is normalised before, which turns full-width signs into these. */
export const FOREIGN = /[€£¥₹₩₽]|\b(?:RMB|CNY|EUR|GBP|JPY|INR|A\$|C\$)\b|人民币|(?<!美)元/i
const DOLLAR_NAME = /^(?:(?:US\s?)?\$|USD|(?:US )?dollars?|美元|美金)$/i
/** Another currency alone or per so many tokens, such as `CNY` or `元/百万 tokens`. */
const FOREIGN_UNIT = /^(?:[€£¥₹₩₽元]|RMB|CNY|EUR|GBP|JPY|INR|人民币)(?:\s*(?:\/|per\b|每).*)?$/i

const normalized = (cell: string) => cell.normalize('NFKC').trim()

/** Whether a cell is the name of a currency other than the US dollar, as the unit of the other cells of its row. */
export const isForeignUnit = (cell: string): boolean => FOREIGN_UNIT.test(normalized(cell))

/** Whether a cell in a column of currencies is another one than the US dollar. */
export function isForeignCurrency(cell: string): boolean {
  const text = normalized(cell)
  return !BLANK.test(text) && !DOLLAR_NAME.test(text)
}

const UNITS: readonly [PriceUnit, RegExp][] = [
  ['perMillion', /\b1 ?m(?:illion)?\b|\bmillion\b|\bmtok\b|\/ ?m\b|百万|\b1,?000,?000\b/i],
  ['perThousand', /\b1 ?k\b|\bthousand\b|\bktok\b|\/ ?k\b|千|\b1,?000 ?(?:tok|个)/i],
  ['perToken', /(?:\bper|\/|每) ?个? ?tok(?:en)?\b|每个?令牌/i],
]

/** Returns the number of tokens that a text states as its unit. */
export function statedUnit(text: string): PriceUnit | undefined {
  return UNITS.find(([, pattern]) => pattern.test(text))?.[0]
}

const JSON_NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[-+]?\d+)?$/i
const PLAIN = /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?$/i
/** Thousands that no decimal comma can be: several groups, or one with decimals; blanks always group. */
const GROUPED = /^[-+]?(?:\d{1,3}(?:,\d{3}){2,}(?:\.\d+)?|\d{1,3},\d{3}\.\d+|\d{1,3}(?: \d{3})+(?:[.,]\d+)?)$/
/** A decimal comma that cannot group thousands; `1,150` can be either and is not read. */
const DECIMAL_COMMA = /^[-+]?(?:\d+,\d{1,2}|\d+,\d{4,}|0,\d+)$/

/** Parses a number as spreadsheets write it; undefined if it is none or ambiguous. */
function parseSheetNumber(text: string): number | undefined {
  if (PLAIN.test(text)) return Number(text)
  if (GROUPED.test(text)) {
    const compact = text.replaceAll(' ', '')
    return Number(compact.includes('.') ? compact.replaceAll(',', '') : ungrouped(compact, text))
  }
  return DECIMAL_COMMA.test(text) ? Number(text.replace(',', '.')) : undefined
}

/** In a text grouped by blanks a comma is the decimal sign, otherwise it groups. */
function ungrouped(compact: string, text: string): string {
  return text.includes(' ') ? compact.replace(',', '.') : compact.replaceAll(',', '')
}

/** The star of a footnote. */
const FOOTNOTE = /\*{1,3}$/
/** Longest cell that is read; a number with its unit is shorter. */
const MAX_CELL = 60

/** Parses a cell such as `$2.50`, `2,50 USD`, `$0.03 / 1K tokens`, `Free`, `-`. */
export function parsePriceCell(cell: string): PriceCell {
  if (cell.length > MAX_CELL) return { kind: 'invalid' }
  const text = normalized(cell).replace(FOOTNOTE, '')
  if (BLANK.test(text)) return { kind: 'blank' }
  if (FREE.test(text)) return { kind: 'number', value: 0, text: '0', unit: undefined, isMoney: true }
  if (FOREIGN.test(text)) return { kind: 'foreign' }
  const [amount = '', ...per] = text.replace(DOLLAR, ' ').split(/\/|\bper\b|每/i)
  // An accountant's brackets are a minus sign; a sign may stand before the currency.
  const bare = amount
    .trim()
    .replace(/^\((.*)\)$/, '-$1')
    .replace(/^([-+]) +/, '$1')
    .trim()
  const value = parseSheetNumber(bare)
  if (value === undefined || !Number.isFinite(value)) return { kind: 'invalid' }
  const unit = bare.length < text.length ? statedUnit(text) : undefined
  // Per image, per minute or per 100K tokens is no price of a million tokens, and a second price none of its unit.
  if (unit === undefined && per.some((part) => part.trim() !== '')) return { kind: 'invalid' }
  const isMoney = text.search(DOLLAR) >= 0
  return { kind: 'number', value, text: JSON_NUMBER.test(bare) ? bare : String(value), unit, isMoney }
}
