import { getRouteApi } from '@tanstack/react-router'
import { memo, useState } from 'react'
import { retryAfterOf } from '#/http/failure'
import { tokenName, TOKEN_ORDERS, type Token } from '#/resources/token/token'
import { tokenQueries } from '#/resources/token/token-queries'
import { ReadProblem } from '#/shell/problem/read-problem'
import { CopyFallback } from '#/ui/controls/use-copy'
import type { ChangeSearch } from '#/ui/grid/grid-search'
import { GridPanel } from '#/ui/grid/grid-panel'
import type { Prefill } from '#/ui/grid/search-box'
import { SortBy } from '#/ui/grid/filter-row'
import { useGrid } from '#/ui/grid/use-grid'
import { useDeferredSearch, useGridRows } from '#/ui/grid/use-grid-rows'
import { Icon } from '#/ui/icon/icon'
import { useT } from '#/ui/language/use-t'
import { ButtonLink } from '#/ui/controls/button-link'
import { PageTitle } from '#/ui/text/page-title'
import { tokenColumns } from './token-columns'

const route = getRouteApi('/signed-in/token')

const rowId = (token: Token) => String(token.id)
const retryDelayOf = (error: unknown) => retryAfterOf(error)?.seconds

/** List of the user's tokens. Search params are deferred, so that controls respond before the rows render. */
export function TokenListScreen() {
  return <TokenList search={useDeferredSearch(route.useSearch())} />
}

type Search = ReturnType<typeof route.useSearch>

const TokenList = memo(function TokenList({ search }: { search: Search }) {
  const t = useT()
  const navigate = route.useNavigate()
  const [copyFallback, setCopyFallback] = useState<Prefill>()
  const onSearch: ChangeSearch = (patch, how) =>
    void navigate({ search: (before) => ({ ...before, ...patch }), replace: how === 'replace' })
  const { keyword, order } = search
  const list = useGridRows<Token>({
    page: (p) => tokenQueries.page(p, order),
    searchQuery: keyword ? tokenQueries.matching(keyword) : undefined,
    allRowsQuery: tokenQueries.all(order),
    rowId,
    search,
    onSearch,
    retryDelayOf,
  })
  const grid = useGrid({
    storageKey: 'token',
    columns: tokenColumns,
    list,
    rowId,
    rowName: tokenName,
    search,
    onSearch,
  })
  const orders = TOKEN_ORDERS.map((value) => ({
    value,
    label: t(value ? `token.order.${value}` : 'token.order.none'),
  }))
  return (
    <CopyFallback value={(text) => setCopyFallback({ text, at: Date.now() })}>
      <PageTitle>{t('token.title')}</PageTitle>
      <GridPanel
        grid={grid}
        label={t('token.title')}
        loadingText={t('shell.loading', { prompt: t('token.title') })}
        renderProblem={(error, onRetry, { updatedAt }) => (
          <ReadProblem noun={t('token.title')} error={error} onRetry={onRetry} updatedAt={updatedAt} />
        )}
        prefill={copyFallback}
        tools={
          <SortBy
            value={order}
            choices={orders}
            onChange={(value) => void navigate({ search: (before) => ({ ...before, order: value, p: 0 }) })}
          />
        }
        actions={
          <ButtonLink to="/token/add" state={{ fromList: true }} lead={<Icon name="plus" />}>
            {t('token.add')}
          </ButtonLink>
        }
      />
    </CopyFallback>
  )
})
