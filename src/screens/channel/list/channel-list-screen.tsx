import { getRouteApi } from '@tanstack/react-router'
import { memo, useMemo, useDeferredValue } from 'react'
import IconServer from '@tabler/icons-react/icons/IconServer'
import { t as translate } from '#/i18n/i18n'
import { AddLink } from '#/parts/add-link'
import {
  channelName,
  type Channel,
  CHANNEL_STATUS,
  channelStatusLabel,
  channelQueries,
} from '#/resources/channel/channel'
import { channelTypeOf } from '#/resources/channel/channel-types/channel-types'
import { testModelChoices, testModelOf } from '#/resources/channel/test-model'
import { EmptyList } from '#/app/list/empty-list'
import { ListScreen, useListScreen } from '#/app/list/list-screen'
import { FilterSelect } from '#/ui/grid/filter-row'
import { FilterText } from '#/ui/grid/search-text'
import { useT } from '#/ui/language/use-t'
import { lazyPart } from '#/ui/status/lazy-part'
import { useStored } from '#/ui/storage/use-stored'
import { channelActions, channelNumbers } from './channel-actions'
import { SelectedChannels } from './channel-bulk-actions'
import { channelColumns } from './channel-columns'
import { gridFilters, NO_CHANNEL_FILTER, type ChannelFilter, facetsOf, modelsOf } from './channel-filter'
import { ChannelMenu } from './channel-menu'

const ChannelEditMode = lazyPart(async () => (await import('./channel-edit-mode')).ChannelEditMode, {
  Loading: 'caller',
})
const route = getRouteApi('/signed-in/admins/channel')
type Search = ReturnType<typeof route.useSearch>

/** Channel list. Search params are deferred, so that inputs respond before the rows render. */
export function ChannelListScreen() {
  return <ChannelList search={useDeferredValue(route.useSearch())} />
}

const ChannelList = memo(function ChannelList({ search }: { search: Search }) {
  const t = useT()
  useStored(testModelChoices)
  const { status, type, group, model, text } = search
  const filters = useMemo(
    () => gridFilters({ status, type, group, model, text }),
    [status, type, group, model, text],
  )
  const list = useListScreen({
    noun: 'channel',
    columns: channelColumns,
    actions: channelActions,
    numbers: channelNumbers,
    rowName: channelName,
    extra: testModelOf,
    search,
    queries: {
      all: channelQueries.all(),
      matching: channelQueries.matching,
      searched: channelSearched,
    },
    filters,
    selectable: true,
  })
  const add = <AddLink noun="channel" />
  return (
    <ListScreen
      list={list}
      title={t('channel.title')}
      searchHint={t('channel.search')}
      onClear={() => list.changeSearch({ ...NO_CHANNEL_FILTER, keyword: '' })}
      filters={
        <ChannelFilters
          rows={list.grid.list.loaded}
          filter={search}
          onFilter={(patch) => list.changeSearch(patch, 'replace')}
        />
      }
      moreFilters={
        <ChannelTextFilters
          rows={list.grid.list.loaded}
          filter={search}
          onFilter={(patch) => list.changeSearch(patch, 'replace')}
        />
      }
      isFilteredMore={model !== '' || text !== ''}
      editMode={ChannelEditMode}
      extras={<ChannelMenu grid={list.grid} />}
      actions={add}
      empty={
        <EmptyList icon={IconServer} text={t('channel.empty')}>
          {add}
        </EmptyList>
      }
      selectionActions={<SelectedChannels rows={list.grid.selected} />}
    />
  )
})

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

/** What a search over loaded channels looks at: number, name, type, groups, models, address. */
function channelSearched({ id, name, type, group, models, base_url }: Channel) {
  const record = channelTypeOf(type)
  return { id, texts: [name], more: [record ? translate(record.label) : '', ...group, ...models, base_url] }
}
