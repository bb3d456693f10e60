import { getRouteApi } from '@tanstack/react-router'
import { memo, useMemo, useState } from 'react'
import { retryAfterOf } from '#/http/failure'
import { redemptionName, redemptionStatusLabel, type Redemption } from '#/resources/redemption/redemption'
import { redemptionQueries } from '#/resources/redemption/redemption-queries'
import { BulkDialog } from '#/shell/bulk/bulk-dialog'
import { BulkNotice } from '#/shell/bulk/bulk-notice'
import { useBulk } from '#/shell/bulk/use-bulk'
import { ReadProblem } from '#/shell/problem/read-problem'
import { CopyFallback } from '#/ui/controls/use-copy'
import { GridPanel } from '#/ui/grid/grid-panel'
import type { ChangeSearch } from '#/ui/grid/grid-search'
import { LabelledSelect } from '#/ui/controls/labelled-select'
import type { Prefill } from '#/ui/grid/search-box'
import { useGrid } from '#/ui/grid/use-grid'
import { useDeferredSearch, useGridRows } from '#/ui/grid/use-grid-rows'
import { Icon } from '#/ui/icon/icon'
import { useT } from '#/ui/language/use-t'
import { ButtonLink } from '#/ui/controls/button-link'
import { PageTitle } from '#/ui/text/page-title'
import { STATUS_FILTERS } from '../redemption-search'
import { redemptionColumns } from './redemption-columns'
import { SelectedCodes } from './selected-codes'

const route = getRouteApi('/signed-in/admins/redemption')

const rowId = (code: Redemption) => String(code.id)
const retryDelayOf = (error: unknown) => retryAfterOf(error)?.seconds

/** List of all redemption codes, for administrators. */
export function RedemptionListScreen() {
  return <RedemptionList search={useDeferredSearch(route.useSearch())} />
}

type Search = ReturnType<typeof route.useSearch>

const RedemptionList = memo(function RedemptionList({ search }: { search: Search }) {
  const t = useT()
  const navigate = route.useNavigate()
  const bulk = useBulk<Redemption>('redemption')
  const [copyFallback, setCopyFallback] = useState<Prefill>()
  const onSearch: ChangeSearch = (patch, how) =>
    void navigate({ search: (before) => ({ ...before, ...patch }), replace: how === 'replace' })
  const { keyword, status } = search
  const list = useGridRows<Redemption>({
    page: redemptionQueries.page,
    searchQuery: keyword ? redemptionQueries.matching(keyword) : undefined,
    allRowsQuery: redemptionQueries.all(),
    rowId,
    search,
    onSearch,
    filtered: status !== '',
    retryDelayOf,
  })
  const filters = useMemo(() => (status ? [{ id: 'status', value: status }] : []), [status])
  const grid = useGrid({
    storageKey: 'redemption',
    columns: redemptionColumns,
    list,
    rowId,
    rowName: redemptionName,
    search,
    onSearch,
    filters,
    selectable: true,
  })
  const statuses = STATUS_FILTERS.map((value) => ({
    value,
    label: t(redemptionStatusLabel(Number(value)) ?? 'redemption.status.all'),
  }))
  const filterByStatus = (value: string) => {
    const chosen = STATUS_FILTERS.find((known) => known === value)
    void navigate({ search: (before) => ({ ...before, status: chosen, p: 0 }) })
  }
  return (
    <CopyFallback value={(text) => setCopyFallback({ text, at: Date.now() })}>
      <PageTitle>{t('redemption.title')}</PageTitle>
      <BulkNotice bulk={bulk} />
      <GridPanel
        grid={grid}
        label={t('redemption.title')}
        loadingText={t('shell.loading', { prompt: t('redemption.title') })}
        renderProblem={(error, onRetry, { updatedAt }) => (
          <ReadProblem noun={t('redemption.title')} error={error} onRetry={onRetry} updatedAt={updatedAt} />
        )}
        onClear={() => void navigate({ search: (before) => ({ ...before, keyword: '', status: '', p: 0 }) })}
        prefill={copyFallback}
        tools={
          <LabelledSelect
            label={t('redemption.status')}
            choices={statuses}
            value={status}
            onChange={filterByStatus}
          />
        }
        actions={
          <ButtonLink to="/redemption/add" state={{ fromList: true }} lead={<Icon name="plus" />}>
            {t('redemption.add')}
          </ButtonLink>
        }
        selectionActions={<SelectedCodes codes={grid.selected} bulk={bulk} />}
      />
      <BulkDialog bulk={bulk} />
    </CopyFallback>
  )
})
