import { useDeferredValue, useMemo } from 'react'
import { CHANNEL_STATUS, channelStatusLabel, type Channel } from '#/resources/channel/channel'
import { channelTypeOf } from '#/resources/channel/channel-types/channel-types'
import { FilterSelect } from '#/ui/grid/filter-row'
import { FilterText } from '#/ui/grid/filter-text'
import { useT } from '#/ui/language/use-t'
import { type ChannelFilter, facetsOf, modelsOf } from './channel-filter'

interface Props {
  /** Loaded rows, from which the options are derived. */
  rows: readonly Channel[]
  filter: ChannelFilter
  onFilter: (patch: Partial<ChannelFilter>) => void
}

/**
 * Selects from the rows after they are rendered: a run changes one or two of them a second, and there may be thousands.
 * `select` must keep its identity.
 */
function useDeferredSelector<Result>(rows: Props['rows'], select: (rows: Props['rows']) => Result): Result {
  const deferred = useDeferredValue(rows)
  return useMemo(() => select(deferred), [select, deferred])
}

/** Filters over the loaded rows. A note below the table says which rows they cover. */
export function ChannelFilters({ rows, filter, onFilter }: Props) {
  const t = useT()
  const facets = useDeferredSelector(rows, facetsOf)
  /** Select options with row counts. The value from the URL stays selectable even if no row has it. */
  const choices = (
    counts: ReadonlyMap<string, number>,
    chosen: string,
    nameOf: (value: string) => string,
  ) => {
    const values = chosen === '' || counts.has(chosen) ? [...counts.keys()] : [...counts.keys(), chosen]
    return values.map((value) => ({
      value,
      label: t('channel.filter.choice', { label: nameOf(value), n: counts.get(value) ?? 0 }),
    }))
  }
  const statusName = (value: string) => {
    const label = channelStatusLabel(Number(value))
    return label ? t(label) : t('channel.status.number', { n: value })
  }
  const typeName = (value: string) => {
    const type = channelTypeOf(Number(value))
    return type ? t(type.label) : t('channel.type.number', { n: value })
  }
  const statuses = new Map(
    [...Object.values(CHANNEL_STATUS).map(String), ...facets.status.keys()].map((value) => [
      value,
      facets.status.get(value) ?? 0,
    ]),
  )
  return (
    <>
      <FilterSelect
        label={t('channel.status')}
        choices={choices(statuses, filter.status, statusName)}
        value={filter.status}
        onChange={(status) => onFilter({ status })}
      />
      <FilterSelect
        label={t('channel.type')}
        choices={choices(facets.type, filter.type, typeName)}
        value={filter.type}
        onChange={(type) => onFilter({ type })}
      />
      <FilterSelect
        label={t('channel.groups')}
        choices={choices(facets.group, filter.group, (name) => name)}
        value={filter.group}
        onChange={(group) => onFilter({ group })}
      />
    </>
  )
}

/** Filters by a model and by any text of a row. */
export function ChannelTextFilters({ rows, filter, onFilter }: Props) {
  const t = useT()
  const models = useDeferredSelector(rows, modelsOf)
  return (
    <>
      <FilterText
        label={t('channel.filter.model')}
        value={filter.model}
        suggestions={models}
        onChange={(model) => onFilter({ model })}
      />
      <FilterText
        label={t('channel.filter.text')}
        value={filter.text}
        onChange={(text) => onFilter({ text })}
      />
    </>
  )
}
