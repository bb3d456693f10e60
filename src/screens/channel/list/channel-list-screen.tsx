import { getRouteApi } from '@tanstack/react-router'
import { memo, useMemo, useSyncExternalStore } from 'react'
import { channelName, type Channel } from '#/resources/channel/channel'
import { channelQueries } from '#/resources/channel/channel-queries'
import {
  onTestModelChange,
  storeTestModel,
  testModelChoices,
  testModelOf,
} from '#/resources/channel/test-model'
import { EmptyList } from '#/shell/list/empty-list'
import { ListScreen, useListScreen } from '#/shell/list/list-screen'
import { LinkButton } from '#/ui/controls/button'
import { useDeferredSearch } from '#/ui/grid/use-grid-rows'
import { Icon } from '#/ui/icon/icon'
import { useT } from '#/ui/language/use-t'
import { lazyComponent } from '#/ui/status/lazy-component'
import { channelActions, channelNumbers } from './channel-actions'
import { channelColumns } from './channel-columns'
import { gridFilters, NO_CHANNEL_FILTER } from './channel-filter'
import { ChannelFilters, ChannelTextFilters } from './channel-filters'
import { ChannelMenu } from './channel-menu'
import { SelectedChannels } from './selected-channels'

const ChannelSheet = lazyComponent(async () => (await import('./channel-sheet')).ChannelSheet)
const route = getRouteApi('/signed-in/admins/channel')
type Search = ReturnType<typeof route.useSearch>

/** Channel list. Search params are deferred, so that inputs respond before the rows render. */
export function ChannelListScreen() {
  return <ChannelList search={useDeferredSearch(route.useSearch())} />
}

function selectTestModel({ id }: Channel, control: HTMLElement) {
  if (control instanceof HTMLSelectElement) storeTestModel(id, control.value)
}

const ChannelList = memo(function ChannelList({ search }: { search: Search }) {
  const t = useT()
  useSyncExternalStore(onTestModelChange, testModelChoices)
  const { keyword, status, type, group, model, text } = search
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
    onChange: selectTestModel,
    search,
    queries: {
      page: channelQueries.page,
      matching: keyword ? channelQueries.matching(keyword) : undefined,
      all: channelQueries.all(),
      fetchAll: channelQueries.matching(''),
    },
    filters,
    selectable: true,
  })
  const add = (
    <LinkButton variant="primary" to="/channel/add" state={{ fromList: true }} icon={<Icon name="plus" />}>
      {t('channel.add')}
    </LinkButton>
  )
  return (
    <ListScreen
      list={list}
      title={t('channel.title')}
      searchHint={t('channel.search')}
      onClear={() => list.changeSearch({ ...NO_CHANNEL_FILTER, keyword: '' })}
      filters={
        <ChannelFilters
          rows={list.loadedRows}
          filter={search}
          onFilter={(patch) => list.changeSearch(patch, 'replace')}
        />
      }
      moreFilters={
        <ChannelTextFilters
          rows={list.loadedRows}
          filter={search}
          onFilter={(patch) => list.changeSearch(patch, 'replace')}
        />
      }
      isFilteredMore={model !== '' || text !== ''}
      sheet={ChannelSheet}
      extras={<ChannelMenu grid={list.grid} />}
      actions={add}
      empty={
        <EmptyList icon="server" text={t('channel.empty')}>
          {add}
        </EmptyList>
      }
      selectionActions={<SelectedChannels rows={list.grid.selected} />}
    />
  )
})
