import { ratioToPrice } from '../ratio-input'
import { parseRatio } from '../ratio-map'
import type { PastedModel } from './price-sheet'

type RatioMap = ReadonlyMap<string, string>

/** Prices of a model in US dollars per million tokens, as text; undefined where the server's own rule decides. */
interface Prices {
  prompt: string | undefined
  completion: string | undefined
}

/** What pasted ratios change at a model, in dollars. */
export interface PriceChange {
  name: string
  before: Prices
  after: Prices
  /** `new`: a model without any stored ratio; `same`: nothing changes. */
  kind: 'new' | 'changed' | 'same'
  /** A price that is hardly meant: negative, below $0.0001 or above $10,000 per million tokens. */
  isImplausible: boolean
}

const LEAST_DOLLARS = 0.0001
const MOST_DOLLARS = 10_000

function isImplausible(price: string | undefined): boolean {
  const dollars = Number(price ?? 0)
  return dollars !== 0 && (dollars < LEAST_DOLLARS || dollars > MOST_DOLLARS)
}

function pricesOf(ratio: string | undefined, completion: string | undefined, perDollar: number): Prices {
  const factor = ratio === undefined ? undefined : parseRatio(ratio)
  return {
    prompt: ratioToPrice(ratio, perDollar, 1),
    completion: factor === undefined ? undefined : ratioToPrice(completion, perDollar, factor),
  }
}

/** Whether a pasted ratio leaves the stored one as it is. */
const isKept = (next: string | undefined, old: string | undefined) =>
  next === undefined || (old !== undefined && Number(next) === Number(old))

/** Returns what `models` change, with group ratio 1: implausible prices first, then in the order of the sheet. */
export function priceChanges(
  models: readonly PastedModel[],
  stored: { model: RatioMap; completion: RatioMap },
  perDollar: number,
): PriceChange[] {
  const changes = models.map(({ name, ratio, completion }): PriceChange => {
    const [oldRatio, oldCompletion] = [stored.model.get(name), stored.completion.get(name)]
    const isSame = isKept(ratio, oldRatio) && isKept(completion, oldCompletion)
    const after = pricesOf(ratio ?? oldRatio, completion ?? oldCompletion, perDollar)
    return {
      name,
      before: pricesOf(oldRatio, oldCompletion, perDollar),
      after,
      kind: isSame ? 'same' : oldRatio === undefined && oldCompletion === undefined ? 'new' : 'changed',
      isImplausible: isImplausible(after.prompt) || isImplausible(after.completion),
    }
  })
  return changes.toSorted((left, right) => Number(right.isImplausible) - Number(left.isImplausible))
}
