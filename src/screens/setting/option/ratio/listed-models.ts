import type { StaticKey } from '#/i18n/i18n'

/** Which models a table of prices shows. */
export const RATIO_FILTERS = ['all', 'missing', 'changed'] as const
export type RatioFilter = (typeof RATIO_FILTERS)[number]

export const RATIO_FILTER_LABELS: Record<RatioFilter, StaticKey> = {
  all: 'option.ratio.show.all',
  missing: 'option.ratio.show.missing',
  changed: 'option.ratio.show.changed',
}

type Map = ReadonlyMap<string, string>
const NONE: Map = new Map()
const { compare } = new Intl.Collator('en', { numeric: true })

interface Priced {
  model: Map | undefined
  completion: Map | undefined
}

/** Whether anything of a model differs from what the server has. */
export function isChangedModel(name: string, now: Priced, server: Priced): boolean {
  return (
    now.model?.get(name) !== server.model?.get(name) ||
    now.completion?.get(name) !== server.completion?.get(name)
  )
}

/** Names of all models that have a ratio, had one, or are served: each once, in order. */
export function listModelNames(now: Priced, server: Priced, served: readonly string[]): string[] {
  const names = new Set(served)
  for (const map of [now.model, now.completion, server.model, server.completion]) {
    for (const name of (map ?? NONE).keys()) names.add(name)
  }
  return [...names].toSorted(compare)
}

/** Those of `rowNames` that a filter shows. */
export function filterModelNames(
  names: readonly string[],
  shown: RatioFilter,
  now: Priced,
  server: Priced,
): string[] {
  if (shown === 'all') return [...names]
  return names.filter((name) =>
    shown === 'missing' ? now.model?.get(name) === undefined : isChangedModel(name, now, server),
  )
}
