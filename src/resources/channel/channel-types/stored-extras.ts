import type { ConfigTexts, TypeSettings, WrittenSettings } from './channel-type'

type Named<Name extends string> = { [Each in Name]: string }

function mapNames<Name extends string>(names: readonly Name[], textOf: (name: Name) => string): Named<Name> {
  const texts = Object.fromEntries(names.map((name) => [name, textOf(name)]))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made of these very names
  return texts as Named<Name>
}

/** Stores extra fields in `config` under their own names. */
export function inConfig<Name extends string>(names: readonly Name[]) {
  return {
    storedIn: 'config' as const,
    fromStored: ({ config }: TypeSettings): Named<Name> => mapNames(names, (name) => config[name] ?? ''),
    toStored: (values: Named<Name>): WrittenSettings & { config: ConfigTexts } => ({
      config: mapNames(names, (name) => values[name].trim()),
    }),
  }
}

/**
 * Stores one extra field in `other` (older servers) or in `config` under `name`, which takes precedence (K8.5). A
 * value keeps its location; a new one goes to `other`, which all servers read. `ifBlank` is the default for a
 * blank value.
 */
export function inLegacyOther<Name extends string>(name: Name, ifBlank = '') {
  return {
    fromStored: ({ config, other }: TypeSettings): Named<Name> =>
      mapNames([name], () => config[name] || other),
    toStored: (values: Named<Name>, { config }: TypeSettings): WrittenSettings => {
      const value = values[name].trim() || ifBlank
      if (!config[name]) return { other: value }
      // Clear both: with a blank in `config` the server would read `other` again.
      return value === '' ? { config: { [name]: '' }, other: '' } : { config: { [name]: value } }
    },
  }
}

/** Joins the parts of a composed key with `|`, as the relay splits it; undefined while one is missing. */
export function joinKey(parts: readonly string[]): string | undefined {
  return parts.every((part) => part.trim() !== '') ? parts.map((part) => part.trim()).join('|') : undefined
}
