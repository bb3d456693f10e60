import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { memo, useDeferredValue } from 'react'
import IconTicket from '@tabler/icons-react/icons/IconTicket'
import { formatCount } from '#/format/quota'
import {
  redemptionName,
  REDEMPTION_STATUS_FILTERS,
  REDEMPTION_STATUS_LABELS,
  type Redemption,
  redemptionQueries,
} from '#/resources/redemption/redemption'
import { knownRecord } from '#/resources/known-record'
import { REDEMPTION_EDITS, redemptionValues } from '#/resources/redemption/redemption-mutations'
import { openEdit, openJob } from '#/app/jobs/jobs'
import { lazyEditMode, ListScreen, useListScreen } from '#/app/list/list-screen'
import { EditModeButton } from '#/app/edit-mode/edit-mode-switch'
import { CopyButton } from '#/ui/button/copy-button'
import { FilterSelect } from '#/ui/grid/filter-row'
import { useT } from '#/ui/language/use-t'
import { lazyPart } from '#/ui/status/lazy-part'
import { downloadCodes, redemptionKeys } from '../code-lines'
import { redemptionActions } from './redemption-actions'
import { redemptionColumns } from './redemption-columns'

const RedemptionEditMode = lazyEditMode(
  async () => (await import('./redemption-edit-mode')).redemptionEditMode,
)
const NewCodes = lazyPart(async () => (await import('./new-codes')).NewCodes)
const route = getRouteApi('/signed-in/admins/redemption')
type Search = ReturnType<typeof route.useSearch>

export function RedemptionListScreen() {
  return <RedemptionList search={useDeferredValue(route.useSearch())} />
}

const RedemptionList = memo(function RedemptionList({ search }: { search: Search }) {
  const t = useT()
  const { status } = search
  const { data: created } = useQuery(redemptionQueries.created())
  const list = useListScreen({
    noun: 'redemption',
    columns: redemptionColumns,
    actions: redemptionActions,
    rowName: redemptionName,
    search,
    queries: {
      all: redemptionQueries.all(),
      matching: redemptionQueries.matching,
      searched: redemptionQueries.searched,
    },
    filters: { status: 'status' },
  })
  const statuses = REDEMPTION_STATUS_FILTERS.flatMap((value) => {
    const label = REDEMPTION_STATUS_LABELS[Number(value)]
    return label ? [{ value, label: t(label) }] : []
  })
  return (
    <ListScreen
      list={list}
      hasTimes
      title={t('common.redemptionCodes')}
      icon={IconTicket}
      filters={
        <FilterSelect
          label={t('common.status')}
          choices={statuses}
          value={status}
          onChange={(value) => list.changeSearch({ status: value })}
        />
      }
      extras={<EditModeButton noun="redemption" />}
      notice={created && <NewCodes created={created} />}
      editMode={RedemptionEditMode}
      selectionActions={<SelectedCodes codes={list.grid.selected} />}
    />
  )
})

function SelectedCodes({ codes }: { codes: readonly Redemption[] }) {
  const t = useT()
  const keys = redemptionKeys(codes)
  const remove = () =>
    openJob({
      kind: 'redemption.delete',
      question: t('redemption.bulk.delete', { n: formatCount(codes.length) }),
      hint: t('redemption.bulk.hint'),
      confirmLabel: t('row.delete'),
      title: t('redemption.bulk.deleting'),
      items: codes.map((code) => knownRecord(code, redemptionName(code))),
    })
  const edit = () =>
    openEdit({
      noun: 'redemption',
      members: REDEMPTION_EDITS,
      records: codes.map((code) => ({
        ...knownRecord(code, redemptionName(code)),
        values: redemptionValues(code),
      })),
    })
  return (
    <>
      <CopyButton text={keys.join('\n')}>{t('redemption.select.copy')}</CopyButton>
      <Button onClick={() => downloadCodes('', keys)}>{t('redemption.select.download')}</Button>
      <Button onClick={edit}>{t('job.edit')}</Button>
      <Button variant="filled" color="red" onClick={remove}>
        {t('redemption.select.delete')}
      </Button>
    </>
  )
}
