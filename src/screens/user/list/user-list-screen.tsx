import { getRouteApi } from '@tanstack/react-router'
import { memo } from 'react'
import { retryAfterOf } from '#/http/failure'
import { USER_ORDERS, userName, type User } from '#/resources/user/user'
import { userQueries } from '#/resources/user/user-queries'
import { ReadProblem } from '#/shell/problem/read-problem'
import type { ChangeSearch } from '#/ui/grid/grid-search'
import { GridPanel } from '#/ui/grid/grid-panel'
import { SortBy } from '#/ui/grid/filter-row'
import { useGrid } from '#/ui/grid/use-grid'
import { useDeferredSearch, useGridRows } from '#/ui/grid/use-grid-rows'
import { Icon } from '#/ui/icon/icon'
import { useT } from '#/ui/language/use-t'
import { ButtonLink } from '#/ui/controls/button-link'
import { PageTitle } from '#/ui/text/page-title'
import { useUserFilters } from './use-user-filters'
import { userColumns } from './user-columns'
import { UserFilters } from './user-filters'

const route = getRouteApi('/signed-in/admins/user')

const rowId = (user: User) => String(user.id)
const retryDelayOf = (error: unknown) => retryAfterOf(error)?.seconds

/** List of all accounts, for administrators. */
export function UserListScreen() {
  return <UserList search={useDeferredSearch(route.useSearch())} />
}

type Search = ReturnType<typeof route.useSearch>

const UserList = memo(function UserList({ search }: { search: Search }) {
  const t = useT()
  const navigate = route.useNavigate()
  const onSearch: ChangeSearch = (patch, how) =>
    void navigate({ search: (before) => ({ ...before, ...patch }), replace: how === 'replace' })
  const { keyword, order } = search
  const filters = useUserFilters(search)
  const list = useGridRows<User>({
    page: (p) => userQueries.page(p, order),
    searchQuery: keyword ? userQueries.matching(keyword, order) : undefined,
    allRowsQuery: userQueries.all(order),
    rowId,
    search,
    onSearch,
    filtered: filters.active.length > 0,
    retryDelayOf,
  })
  const grid = useGrid({
    storageKey: 'user',
    columns: userColumns,
    list,
    rowId,
    rowName: userName,
    search,
    onSearch,
    filters: filters.active,
  })
  const orders = USER_ORDERS.map((value) => ({
    value,
    label: t(value ? `user.order.${value}` : 'user.order.none'),
  }))
  return (
    <>
      <PageTitle>{t('user.title')}</PageTitle>
      <GridPanel
        grid={grid}
        label={t('user.title')}
        loadingText={t('shell.loading', { prompt: t('user.list') })}
        searchHint={t('user.search.hint')}
        renderProblem={(error, onRetry, { updatedAt }) => (
          <ReadProblem noun={t('user.list')} error={error} onRetry={onRetry} updatedAt={updatedAt} />
        )}
        onClear={filters.clear}
        tools={
          <SortBy
            value={order}
            choices={orders}
            onChange={(value) => void navigate({ search: (before) => ({ ...before, order: value, p: 0 }) })}
          />
        }
        filters={<UserFilters filters={filters} loadedRows={list.state === 'ready' ? list.loadedRows : []} />}
        actions={
          <ButtonLink to="/user/add" state={{ fromList: true }} lead={<Icon name="plus" />}>
            {t('user.add')}
          </ButtonLink>
        }
      />
    </>
  )
})
