import type { StaticKey } from '#/i18n/i18n'

/** Filters of the price table. */
export const RATIO_FILTERS = ['all', 'missing', 'changed'] as const
export type RatioFilter = (typeof RATIO_FILTERS)[number]

export const RATIO_FILTER_LABELS: Record<RatioFilter, StaticKey> = {
  all: 'option.ratio.show.all',
  missing: 'option.ratio.show.missing',
  changed: 'option.ratio.show.changed',
}

type Map = ReadonlyMap<string, string>
const EMPTY_MAP: Map = new Map()
const { compare } = new Intl.Collator('en', { numeric: true })

interface Priced {
  model: Map | undefined
  completion: Map | undefined
}

/** Whether a ratio of the model differs from the server's. */
export function isChangedModel(name: string, current: Priced, server: Priced): boolean {
  return (
    current.model?.get(name) !== server.model?.get(name) ||
    current.completion?.get(name) !== server.completion?.get(name)
  )
}

/**
 * Sorted, distinct names of all models that have a ratio, had one on the server, or are servedModels by a channel.
 */
export function listModelNames(current: Priced, server: Priced, servedModels: readonly string[]): string[] {
  const names = new Set(servedModels)
  for (const map of [current.model, current.completion, server.model, server.completion]) {
    for (const name of (map ?? EMPTY_MAP).keys()) names.add(name)
  }
  return [...names].toSorted(compare)
}

/** Names that pass the filter. */
export function filterModelNames(
  names: readonly string[],
  filter: RatioFilter,
  current: Priced,
  server: Priced,
): string[] {
  if (filter === 'all') return [...names]
  return names.filter((name) =>
    filter === 'missing' ? current.model?.get(name) === undefined : isChangedModel(name, current, server),
  )
}
