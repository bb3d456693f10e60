import { channelTypeOf } from '#/resources/channel/channel-types/channel-types'
import type { ModelsByType } from '#/resources/model/model'
import type { StaticKey } from '#/i18n/i18n'

/** Models of one provider. */
export interface ModelFamily {
  /** Channel type number of the provider; undefined for names that no provider lists. */
  type: number | undefined
  label: StaticKey
  models: readonly string[]
}

/** The provider of each listed name. Resellers list the models of others, but have higher numbers. */
function typesOf(byType: ModelsByType): ReadonlyMap<string, number> {
  const types = new Map<string, number>()
  for (const type of Object.keys(byType)
    .map(Number)
    .toSorted((a, b) => a - b)) {
    if (!channelTypeOf(type)) continue
    for (const name of byType[String(type)] ?? []) if (!types.has(name)) types.set(name, type)
  }
  return types
}

/** Groups model names by provider, the largest family first, names that none lists last. Names keep their order. */
export function modelFamilies(names: readonly string[], byType: ModelsByType): ModelFamily[] {
  const types = typesOf(byType)
  const families = new Map<number | undefined, string[]>()
  for (const name of names) {
    const type = types.get(name)
    families.set(type, [...(families.get(type) ?? []), name])
  }
  return [...families]
    .map(([type, models]) => ({
      type,
      label: (type === undefined ? undefined : channelTypeOf(type)?.label) ?? ('models.otherFamily' as const),
      models,
    }))
    .toSorted(
      (a, b) =>
        Number(a.type === undefined) - Number(b.type === undefined) || b.models.length - a.models.length,
    )
}
