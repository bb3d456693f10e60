import { parseMapping } from './model-mapping'

interface MappingWarnings {
  /** Models mapped to themselves, which has no effect. */
  toItself: readonly string[]
  /** Targets that no channel serves; empty while `served` is unknown. */
  unserved: readonly string[]
}

/** Returns warnings about a valid mapping: mistakes that the server accepts. */
export function mappingWarnings(text: string, served: ReadonlySet<string> | undefined): MappingWarnings {
  const pairs = parseMapping(text) ?? []
  const targets = pairs.filter(({ from, to }) => from !== to && to.trim() !== '').map(({ to }) => to)
  return {
    toItself: [...new Set(pairs.filter(({ from, to }) => from !== '' && from === to).map(({ to }) => to))],
    unserved: served ? [...new Set(targets)].filter((name) => !served.has(name)) : [],
  }
}
