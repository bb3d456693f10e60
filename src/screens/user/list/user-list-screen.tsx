import { Button } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { memo, useDeferredValue, useMemo } from 'react'
import IconUsers from '@tabler/icons-react/icons/IconUsers'
import { truncate } from '#/format/truncate'
import {
  USER_ORDERS,
  USER_STATUS,
  isUserDeleted,
  userName,
  type User,
  userGroups,
  ROLE_KINDS,
  STATUS_KINDS,
  userQueries,
  usersInOrder,
} from '#/resources/user/user'
import { userRefusal } from '#/resources/user/user-actions'
import type { WholeList } from '#/resources/whole-list'
import { USER_EDITS, userValues } from '#/resources/user/user-mutations'
import { useAccount } from '#/session/session'
import { openEdit } from '#/app/jobs/jobs'
import { ListScreen, useListScreen } from '#/app/list/list-screen'
import { SelectionActions } from '#/app/list/selection-actions'
import { SortBy, FilterSelect } from '#/ui/grid/filter-row'
import { useT } from '#/ui/language/use-t'
import { userActions } from './user-actions'
import { userColumns } from './user-columns'

const route = getRouteApi('/signed-in/admins/user')
type Search = ReturnType<typeof route.useSearch>

export function UserListScreen() {
  return <UserList search={useDeferredValue(route.useSearch())} />
}

/** What a search over loaded users looks at: groups besides what the server searches. */
const loadedUserSearched = (user: User) => ({ ...userQueries.searched(user), more: userGroups(user) })

/** As the server lists them: deleted accounts are found by a search only. */
const withoutDeleted = (list: WholeList<User>): WholeList<User> => ({
  ...list,
  rows: list.rows.filter((user) => !isUserDeleted(user)),
})

const UserList = memo(function UserList({ search }: { search: Search }) {
  const t = useT()
  const account = useAccount()
  const { keyword, order, status } = search
  const showsDeleted = keyword !== '' || status === 'deleted'
  const inOrder = useMemo(() => (order ? (rows: User[]) => usersInOrder(rows, order) : undefined), [order])
  const list = useListScreen({
    noun: 'user',
    columns: userColumns,
    actions: userActions,
    rowName: userName,
    search,
    queries: {
      all: userQueries.all(),
      select: showsDeleted ? undefined : withoutDeleted,
      matching: userQueries.matching,
      searched: loadedUserSearched,
      inOrder,
    },
    filters: { role: 'role', status: 'status', group: 'group' },
  })
  const orders = USER_ORDERS.map((value) => ({
    value,
    label: t(value ? `user.order.${value}` : 'common.default'),
  }))
  const { selected } = list.grid
  const edit = () =>
    openEdit({
      noun: 'user',
      members: USER_EDITS,
      records: selected.map((user) => ({ id: user.id, name: userName(user), values: userValues(user) })),
    })
  return (
    <ListScreen
      list={list}
      title={t('user.title')}
      icon={IconUsers}
      rowsName={t('user.list')}
      searchHint={t('user.search.hint')}
      tools={
        <SortBy value={order} choices={orders} onChange={(value) => list.changeSearch({ order: value })} />
      }
      selectionActions={
        <>
          <Button onClick={edit}>{t('job.edit')}</Button>
          <SelectionActions
            rows={selected}
            noun="user"
            statuses={USER_STATUS}
            isAllowed={(user, action) =>
              account !== undefined && userRefusal(action, account, user) === undefined
            }
          />
        </>
      }
      filters={<UserFilters chosen={search} loadedRows={list.grid.list.loaded} choose={list.changeSearch} />}
    />
  )
})

const MAX_GROUP_LENGTH = 24

interface Props {
  chosen: Search
  loadedRows: readonly User[]
  choose: (filter: Partial<Search>) => void
}

function UserFilters({ chosen, loadedRows, choose }: Props) {
  const t = useT()
  const groups = [...new Set<string>([...loadedRows.flatMap(userGroups), chosen.group])]
    .filter(Boolean)
    .toSorted()
  return (
    <>
      <FilterSelect
        label={t('common.role')}
        choices={ROLE_KINDS.map((value) => ({ value, label: t(`user.role.${value}`) }))}
        value={chosen.role}
        onChange={(value) => choose({ role: value })}
      />
      <FilterSelect
        label={t('common.status')}
        choices={STATUS_KINDS.map((value) => ({ value, label: t(`user.status.${value}`) }))}
        value={chosen.status}
        onChange={(value) => choose({ status: value })}
      />
      <FilterSelect
        label={t('common.group')}
        choices={groups.map((value) => ({ value, label: truncate(value, MAX_GROUP_LENGTH) }))}
        value={chosen.group}
        onChange={(value) => choose({ group: value })}
      />
    </>
  )
}
