import { parseMapping } from './model-mapping'

interface MappingWarnings {
  /** Models that are mapped to themselves, which does nothing. */
  toItself: readonly string[]
  /** Targets that are in no list of served models; none while `serve` is not known. */
  unserved: readonly string[]
}

/** What of a readable mapping a person should look at twice. */
export function mappingWarnings(text: string, served: ReadonlySet<string> | undefined): MappingWarnings {
  const pairs = parseMapping(text) ?? []
  const targets = pairs.filter(({ from, to }) => from !== to && to.trim() !== '').map(({ to }) => to)
  return {
    toItself: [...new Set(pairs.filter(({ from, to }) => from !== '' && from === to).map(({ to }) => to))],
    unserved: served ? [...new Set(targets)].filter((name) => !served.has(name)) : [],
  }
}
