import { FOREIGN, statedUnit, type PriceUnit } from './price-cell'

/** What a column holds. */
export interface PriceColumn {
  at: number
  quantity: 'input' | 'output'
  unit: PriceUnit
  /** Whether the header states the unit, so that small values are no sign of another. */
  isStated: boolean
  isForeign: boolean
}

/** Columns of a sheet by its header. */
export interface SheetColumns {
  name: number
  /** Number of columns; a further cell without a header continues the last. */
  width: number
  input: PriceColumn | undefined
  output: PriceColumn | undefined
  /** Column of currencies. */
  currency: number | undefined
}

const NAME = /^(?:models?|name|id|slug|模型|名称)\b|^(?:模型|名称)/i
/** Preferred name of a model where several columns could be one. */
const NAMES: readonly RegExp[] = [
  /^(?:model name|model id|模型名称)$/i,
  /^(?:model|模型)$/i,
  /^(?:id|slug)$/i,
  NAME,
]
/** Prices of something else than plain prompts and completions, and numbers that are no prices. */
const OTHER =
  /cach|batch|audio|image|video|pixel|character|second|request|quer|search|reasoning|train|tuning|context|window|max|limit|above|below|size|vector|support|mode\b|type|group|provider|vendor|owned|date|缓存|批|音频|图|上下文|分组|类型|供应商|日期/i
const OUTPUT = /output|completion|generat|response|输出|补全|生成/i
const INPUT = /input|prompt|输入|提示/i
const RATIO = /ratio|multiplier|倍率|倍数/i
const CURRENCY = /(?:^| )(?:currency(?: code)?|ccy)$|^(?:币种|货币)/i
const PRICE = /pric|cost|fee|charge|\$|\busd\b|价|费/i

/** A header as words: `input_cost_per_token` and `inputCostPerToken` become `input cost per token`. */
const wordsOf = (header: string) =>
  header
    .normalize('NFKC')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[_\s-]+/g, ' ')
    .trim()

function priceColumn(header: string, at: number): PriceColumn | undefined {
  const words = wordsOf(header)
  if (words === '' || OTHER.test(words) || CURRENCY.test(words)) return undefined
  const unit = statedUnit(words)
  const isRatio = RATIO.test(words)
  const hasQuantity = OUTPUT.test(words) || INPUT.test(words)
  if (!isRatio && !hasQuantity && unit === undefined && !PRICE.test(words)) return undefined
  return {
    at,
    quantity: OUTPUT.test(words) ? 'output' : 'input',
    unit: isRatio ? 'ratio' : (unit ?? 'perMillion'),
    isStated: isRatio || unit !== undefined,
    isForeign: !isRatio && FOREIGN.test(words),
  }
}

/** Returns the columns that a header names; undefined when it names no price and no ratio. */
export function sheetColumns(header: readonly string[]): SheetColumns | undefined {
  const words = header.map(wordsOf)
  const found = NAMES.map((pattern) => words.findIndex((text) => pattern.test(text))).find((at) => at >= 0)
  const name = found ?? 0
  const columns = header.flatMap((text, at) => (at === name ? [] : (priceColumn(text, at) ?? [])))
  const pick = (quantity: PriceColumn['quantity']) => {
    const all = columns.filter((column) => column.quantity === quantity)
    // A ratio is what the server stores; of prices, one whose header says input comes before a mere price.
    return (
      all.find(({ unit }) => unit === 'ratio') ??
      all.find(({ at }) => INPUT.test(words[at] ?? '') || OUTPUT.test(words[at] ?? '')) ??
      all[0]
    )
  }
  const [input, output] = [pick('input'), pick('output')]
  if (!input && !output) return undefined
  const currency = words.findIndex((text) => CURRENCY.test(text))
  return { name, width: header.length, input, output, currency: currency < 0 ? undefined : currency }
}
