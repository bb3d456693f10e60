import { quotaToDollars, type MoneyScale } from '#/format/quota'
import type { Log } from '#/resources/log/log'
import { OPTION_KEYS, type Options } from '#/resources/option/option'
import { parseRatio, ratioEntries } from '#/resources/option/ratio-map'

/** Price of a model in US dollars per million tokens. */
export interface ModelPrice {
  prompt: number
  /** Undefined where the server's own rule decides. */
  completion: number | undefined
}

const MILLION = 1_000_000
/** Content of the entry of a text call: ratios of model, group and completion (K5.5). */
const RATIOS = /^倍率：[\d.]+ × [\d.]+ × ([\d.]+)/
/** Digits that are left of a price that was computed from a rounded cost. */
const DIGITS = 3

/** NaN if the content names none. */
const factorIn = (content: string) => Number(RATIOS.exec(content)?.[1])

function ratiosOf(options: Options, role: 'modelRatio' | 'completionRatio' | 'groupRatio') {
  const entries = ratioEntries(options.get(OPTION_KEYS[role]) ?? '') ?? []
  return new Map(
    entries.flatMap(({ name, raw }) => {
      const ratio = parseRatio(raw)
      return ratio === undefined ? [] : [[name, ratio] as const]
    }),
  )
}

/** What a completion token costs in prompt tokens, by model, as entries of calls tell (K5.5). */
export function factorsOf(entries: readonly Log[]): ReadonlyMap<string, number> {
  const found = entries.map(({ model_name, content = '' }) => [model_name, factorIn(content)] as const)
  return new Map(found.filter(([, factor]) => factor > 0))
}

/**
 * Prices by model from the ratios of the server, for callers of `group` (K8.6). Where no option says what a completion costs,
 * `factors` do.
 */
export function pricesFromOptions(
  options: Options,
  group: string,
  scale: MoneyScale,
  factors: ReadonlyMap<string, number>,
): ReadonlyMap<string, ModelPrice> {
  const completion = ratiosOf(options, 'completionRatio')
  const unit = quotaToDollars(MILLION * (ratiosOf(options, 'groupRatio').get(group) ?? 1), scale)
  const prices = new Map<string, ModelPrice>()
  if (unit === undefined) return prices
  for (const [name, ratio] of ratiosOf(options, 'modelRatio')) {
    const factor = completion.get(name) ?? factors.get(name)
    const prompt = ratio * unit
    prices.set(name, { prompt, completion: factor === undefined ? undefined : prompt * factor })
  }
  return prices
}

/** Prices by model from what own calls have cost: of each model the dearest one, which is rounded least. */
export function pricesFromEntries(
  entries: readonly Log[],
  scale: MoneyScale,
): ReadonlyMap<string, ModelPrice> {
  const prices = new Map<string, ModelPrice>()
  for (const entry of entries.toSorted((a, b) => (b.quota ?? 0) - (a.quota ?? 0))) {
    const { model_name, quota = 0, prompt_tokens, completion_tokens, content = '' } = entry
    const factor = factorIn(content)
    const weighed = prompt_tokens + completion_tokens * factor
    if (prices.has(model_name) || !(weighed > 0) || quota <= 0) continue
    const dollars = quotaToDollars((quota / weighed) * MILLION, scale)
    if (dollars === undefined) continue
    const prompt = Number(dollars.toPrecision(DIGITS))
    prices.set(model_name, { prompt, completion: prompt * factor })
  }
  return prices
}
