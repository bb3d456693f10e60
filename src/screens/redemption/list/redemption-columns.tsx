import { t } from '#/i18n/i18n'
import { QuotaText } from '#/parts/quota-text'
import { redemptionName, type Redemption } from '#/resources/redemption/redemption'
import { gridColumns } from '#/ui/grid/grid-table'
import { ClippedText } from '#/ui/text/clipped-text'
import { TimeText } from '#/ui/text/time-text'
import { RedemptionActions } from './redemption-actions'
import { RedemptionStatusCell } from './redemption-status-cell'

const column = gridColumns<Redemption>()

export const redemptionColumns = column.columns([
  column.accessor('id', { header: () => t('redemption.id'), meta: { align: 'end' } }),
  column.accessor('name', {
    header: () => t('redemption.name'),
    cell: ({ row }) => <ClippedText text={redemptionName(row.original)} />,
    meta: { phone: 'title' },
  }),
  column.accessor('status', {
    header: () => t('redemption.status'),
    cell: ({ getValue }) => <RedemptionStatusCell status={getValue()} />,
    // The filter comes from the URL as text.
    filterFn: 'weakEquals',
  }),
  column.accessor('quota', {
    header: () => t('redemption.quota'),
    cell: ({ getValue }) => <QuotaText quota={getValue()} />,
    meta: { align: 'end' },
  }),
  column.accessor('created_time', {
    header: () => t('redemption.created'),
    cell: ({ getValue }) => <TimeText seconds={getValue()} />,
  }),
  column.accessor('redeemed_time', {
    header: () => t('redemption.redeemed'),
    cell: ({ getValue }) => <TimeText seconds={getValue()} none={t('redemption.notRedeemed')} />,
  }),
  column.display({
    id: 'actions',
    header: () => t('redemption.actions'),
    cell: ({ row }) => <RedemptionActions code={row.original} />,
    meta: { phone: 'bar', isAlwaysShown: true },
  }),
])
