import { CopyButton } from '#/ui/button/copy-button'
import { getRouteApi } from '@tanstack/react-router'
import { memo, useDeferredValue, useMemo } from 'react'
import IconKey from '@tabler/icons-react/icons/IconKey'
import {
  hasKey,
  isExpiredAt,
  secretOf,
  tokenName,
  TOKEN_ORDERS,
  TOKEN_STATUS,
  TOKEN_STATUS_FILTERS,
  tokenQueries,
  TOKEN_STATUS_LABELS,
  tokensInOrder,
  type Token,
} from '#/resources/token/token'
import { lazyEditMode, ListScreen, useListScreen } from '#/app/list/list-screen'
import { SelectionActions } from '#/app/list/selection-actions'
import { EditModeButton } from '#/app/edit-mode/edit-mode-switch'
import { useServerMinute } from '#/app/server-time'
import { FilterSelect, SortBy } from '#/ui/grid/filter-row'
import { useT } from '#/ui/language/use-t'
import { NewKeys } from './new-keys'
import { tokenActions } from './token-actions'
import { tokenColumns } from './token-columns'

const TokenEditMode = lazyEditMode(async () => (await import('./token-edit-mode')).tokenEditMode)
const route = getRouteApi('/signed-in/token')
type Search = ReturnType<typeof route.useSearch>

/** The signed-in account's tokens. Search params are deferred, so that controls respond before the rows render. */
export function TokenListScreen() {
  return <TokenList search={useDeferredValue(route.useSearch())} />
}

/** What a search over loaded tokens looks at: number, name, models; never the key. */
const tokenSearched = ({ id, name, models }: Token) => ({ id, texts: [name], more: models })

const TokenList = memo(function TokenList({ search }: { search: Search }) {
  const t = useT()
  const now = useServerMinute()
  const { order, status } = search
  const inOrder = useMemo(() => (order ? (rows: Token[]) => tokensInOrder(rows, order) : undefined), [order])
  const list = useListScreen({
    noun: 'token',
    columns: tokenColumns,
    actions: tokenActions,
    rowName: tokenName,
    extra: (token) => isExpiredAt(token, now),
    search,
    queries: {
      all: tokenQueries.all(),
      matching: tokenQueries.matching,
      searched: tokenSearched,
      inOrder,
    },
    filters: { status: 'status' },
  })
  const keys = list.grid.selected.filter(hasKey).map(secretOf).join('\n')
  const orders = TOKEN_ORDERS.map((value) => ({
    value,
    label: t(value ? `token.order.${value}` : 'common.default'),
  }))
  const statuses = TOKEN_STATUS_FILTERS.flatMap((value) => {
    const label = TOKEN_STATUS_LABELS[Number(value)]
    return label ? [{ value, label: t(label) }] : []
  })
  return (
    <ListScreen
      list={list}
      hasTimes
      title={t('common.tokens')}
      icon={IconKey}
      filters={
        <FilterSelect
          label={t('common.status')}
          choices={statuses}
          value={status}
          onChange={(value) => list.changeSearch({ status: value })}
        />
      }
      tools={
        <SortBy value={order} choices={orders} onChange={(value) => list.changeSearch({ order: value })} />
      }
      extras={<EditModeButton noun="token" />}
      notice={<NewKeys />}
      selectionActions={
        <>
          {keys !== '' && <CopyButton text={keys}>{t('token.copyKeys')}</CopyButton>}
          <SelectionActions rows={list.grid.selected} noun="token" statuses={TOKEN_STATUS} />
        </>
      }
      editMode={TokenEditMode}
    />
  )
})
