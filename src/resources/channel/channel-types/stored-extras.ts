import type { ConfigTexts, TypeSettings, WrittenSettings } from './channel-type'

type Named<Name extends string> = { [Each in Name]: string }

function mapNames<Name extends string>(names: readonly Name[], textOf: (name: Name) => string): Named<Name> {
  const texts = Object.fromEntries(names.map((name) => [name, textOf(name)]))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made of these very names
  return texts as Named<Name>
}

/** Extras that live in `config` under their own names. */
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
 * One value that older servers know as `other` and newer ones by a name in `config`, which wins (K8.5).
 * It stays where it is; a new one goes to `other`, which all of them read. `ifBlank` is what a blank one means.
 */
export function inLegacyOther<Name extends string>(name: Name, ifBlank = '') {
  return {
    fromStored: ({ config, other }: TypeSettings): Named<Name> =>
      mapNames([name], () => config[name] || other),
    toStored: (values: Named<Name>, { config }: TypeSettings): WrittenSettings => {
      const value = values[name].trim() || ifBlank
      if (!config[name]) return { other: value }
      // Blank in `config`, the older place would be read again.
      return value === '' ? { config: { [name]: '' }, other: '' } : { config: { [name]: value } }
    },
  }
}

/** The parts of a composed key joined as the relay splits it, or undefined while one is missing. */
export function joinKey(parts: readonly string[]): string | undefined {
  return parts.every((part) => part.trim() !== '') ? parts.map((part) => part.trim()).join('|') : undefined
}
