import { t } from '#/i18n/i18n'
import { ChannelTypeBadge } from '#/parts/channel-type-badge'
import { GroupLabels } from '#/parts/group-labels'
import { channelName, type Channel, CHANNEL_STATUS, channelStatusLabel } from '#/resources/channel/channel'
import { testModelOf } from '#/resources/channel/test-model'
import { gridColumns } from '#/ui/grid/grid-table'
import { PriorityCell, WeightCell } from './amount-cells'
import { ClippedText } from '#/ui/text/clipped-text'
import { BalanceCell } from './balance-cell'
import { ChannelActions } from './channel-actions'
import classes from './channel-cells.module.css'
import { CHANNEL_FILTERS } from './channel-filter'
import { ResponseTimeCell, TestModelCell } from './test-cells'
import { StatusBadge, type StatusTone } from '#/ui/status/status-badge'
import { useT } from '#/ui/language/use-t'

const column = gridColumns<Channel>()

/** Sorts untested channels last, as the slowest. */
const UNTESTED = Number.MAX_SAFE_INTEGER

/** Columns that *Show details* adds. */
export const DETAIL_COLUMNS = ['balance', 'test_model'] as const

export const channelColumns = column.columns([
  column.accessor('id', { header: () => t('channel.id'), meta: { align: 'end' } }),
  column.accessor('name', {
    header: () => t('channel.name'),
    cell: ({ row }) => (
      <ClippedText
        text={channelName(row.original)}
        className={classes.name}
        tooltip={channelName(row.original)}
      />
    ),
    filterFn: ({ original }, _id, value: string) => CHANNEL_FILTERS.name(original, value),
    meta: { phone: 'title' },
  }),
  column.accessor((channel) => channel.group.join(','), {
    id: 'group',
    header: () => t('channel.groups'),
    cell: ({ row }) => <GroupLabels groups={row.original.group} />,
    filterFn: ({ original }, _id, value: string) => CHANNEL_FILTERS.group(original, value),
  }),
  column.accessor('type', {
    header: () => t('channel.type'),
    cell: ({ getValue }) => <ChannelTypeBadge type={getValue()} />,
    filterFn: ({ original }, _id, value: string) => CHANNEL_FILTERS.type(original, value),
  }),
  column.accessor('status', {
    header: () => t('channel.status'),
    cell: ({ getValue }) => <ChannelStatusCell status={getValue()} />,
    filterFn: ({ original }, _id, value: string) => CHANNEL_FILTERS.status(original, value),
  }),
  column.accessor((channel) => (channel.response_time > 0 ? channel.response_time : UNTESTED), {
    id: 'response_time',
    header: () => t('channel.responseTime'),
    cell: ({ row }) => <ResponseTimeCell channel={row.original} />,
  }),
  column.accessor('balance', {
    header: () => t('channel.balance'),
    cell: ({ row }) => <BalanceCell channel={row.original} />,
    meta: { align: 'end', hidden: true },
  }),
  column.accessor('priority', {
    header: () => t('channel.priority'),
    cell: ({ row }) => <PriorityCell channel={row.original} />,
    meta: { align: 'end' },
  }),
  column.accessor('weight', {
    header: () => t('channel.weight'),
    cell: ({ row }) => <WeightCell channel={row.original} />,
    meta: { align: 'end' },
  }),
  column.accessor((channel) => testModelOf(channel) ?? '', {
    id: 'test_model',
    header: () => t('channel.testModel'),
    cell: ({ row }) => <TestModelCell channel={row.original} />,
    filterFn: ({ original }, _id, value: string) => CHANNEL_FILTERS.test_model(original, value),
    meta: { hidden: true },
  }),
  column.display({
    id: 'actions',
    header: () => t('channel.actions'),
    cell: ({ row }) => <ChannelActions channel={row.original} />,
    meta: { phone: 'bar', isAlwaysShown: true },
  }),
])

const TONES: Record<number, StatusTone> = {
  [CHANNEL_STATUS.enabled]: 'good',
  [CHANNEL_STATUS.disabled]: 'bad',
  [CHANNEL_STATUS.disabledByServer]: 'warning',
}

/**
 * Status badge: enabled, disabled by a user or by the server. Shows an unknown status as its number (FM-R13).
 */
function ChannelStatusCell({ status }: Pick<Channel, 'status'>) {
  const translate = useT()
  const label = channelStatusLabel(status)
  return (
    <StatusBadge tone={TONES[status] ?? 'neutral'}>
      {label ? translate(label) : translate('channel.status.number', { n: status })}
    </StatusBadge>
  )
}
