import { getRouteApi } from '@tanstack/react-router'
import { memo, useMemo } from 'react'
import { retryAfterOf } from '#/http/failure'
import { channelName, type Channel } from '#/resources/channel/channel'
import { channelQueries } from '#/resources/channel/channel-queries'
import { BulkDialog } from '#/shell/bulk/bulk-dialog'
import { BulkNotice } from '#/shell/bulk/bulk-notice'
import { useBulk } from '#/shell/bulk/use-bulk'
import { ReadProblem } from '#/shell/problem/read-problem'
import { DismissibleNotice } from '#/ui/status/dismissible-notice'
import { GridPanel } from '#/ui/grid/grid-panel'
import type { ChangeSearch } from '#/ui/grid/grid-search'
import { useGrid } from '#/ui/grid/use-grid'
import { useDeferredSearch, useGridRows } from '#/ui/grid/use-grid-rows'
import { Icon } from '#/ui/icon/icon'
import { useT } from '#/ui/language/use-t'
import { ButtonLink } from '#/ui/controls/button-link'
import { TitleRow } from '#/ui/text/page-title'

import { channelColumns } from './channel-columns'
import { gridFilters, NO_CHANNEL_FILTER, type ChannelFilter } from './channel-filter'
import { ChannelFilters } from './channel-filters'
import { DeleteDisabledButton, DetailsButton, TestManyButton } from './channel-toolbar'
import { SelectedChannels } from './selected-channels'

const route = getRouteApi('/signed-in/admins/channel')
const rowId = (channel: Channel) => String(channel.id)
const retryDelayOf = (error: unknown) => retryAfterOf(error)?.seconds

/** Channel list. Search params are deferred, so that inputs respond before the rows render. */
export function ChannelListScreen() {
  return <ChannelList search={useDeferredSearch(route.useSearch())} />
}

type Search = ReturnType<typeof route.useSearch>

const ChannelList = memo(function ChannelList({ search }: { search: Search }) {
  const t = useT()
  const navigate = route.useNavigate()
  const onSearch: ChangeSearch = (patch, mode) =>
    void navigate({ search: (before) => ({ ...before, ...patch }), replace: mode === 'replace' })
  const onFilter = (patch: Partial<ChannelFilter>) =>
    void navigate({ search: (before) => ({ ...before, ...patch, p: 0 }), replace: true })
  const { keyword, status, type, group, model, text } = search
  const filters = useMemo(
    () => gridFilters({ status, type, group, model, text }),
    [status, type, group, model, text],
  )
  const list = useGridRows<Channel>({
    page: channelQueries.page,
    searchQuery: keyword ? channelQueries.matching(keyword) : undefined,
    allRowsQuery: channelQueries.all(),
    fetchAllQuery: channelQueries.matching(''),
    rowId,
    search,
    onSearch,
    filtered: filters.length > 0,
    retryDelayOf,
  })
  const grid = useGrid({
    storageKey: 'channel',
    columns: channelColumns,
    list,
    rowId,
    rowName: channelName,
    search,
    onSearch,
    filters,
    selectable: true,
  })
  const bulk = useBulk<Channel>('channel')
  return (
    <>
      <TitleRow title={t('channel.title')}>
        <TestManyButton scope="all" />
        <TestManyButton scope="disabled" />
        <DeleteDisabledButton />
        <ButtonLink to="/channel/add" state={{ fromList: true }} lead={<Icon name="plus" />}>
          {t('channel.add')}
        </ButtonLink>
      </TitleRow>
      <DismissibleNotice storageKey="detail" closeLabel={t('channel.hint.close')}>
        {t('channel.hint')}
      </DismissibleNotice>
      <BulkNotice bulk={bulk} />
      <GridPanel
        grid={grid}
        label={t('channel.title')}
        loadingText={t('shell.loading', { prompt: t('channel.title') })}
        renderProblem={(error, retry, { updatedAt }) => (
          <ReadProblem noun={t('channel.title')} error={error} onRetry={retry} updatedAt={updatedAt} />
        )}
        searchHint={t('channel.search')}
        onClear={() =>
          void navigate({ search: (before) => ({ ...before, ...NO_CHANNEL_FILTER, keyword: '', p: 0 }) })
        }
        filters={
          <ChannelFilters
            rows={list.state === 'ready' ? list.loadedRows : []}
            filter={search}
            onFilter={onFilter}
          />
        }
        actions={<DetailsButton grid={grid} />}
        selectionActions={<SelectedChannels rows={grid.selected} bulk={bulk} />}
      />
      <BulkDialog bulk={bulk} />
    </>
  )
})
