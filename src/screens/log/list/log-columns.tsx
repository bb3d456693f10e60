import { formatCount } from '#/format/quota'
import { t } from '#/i18n/i18n'
import { QuotaText } from '#/parts/quota-text'
import type { Log } from '#/resources/log/log'
import type { LogScope } from '#/resources/log/log-filter'
import { columnId, gridColumns, type GridColumns } from '#/ui/grid/grid-table'
import { ClippedText } from '#/ui/text/clipped-text'
import { TimeText } from '#/ui/text/time-text'
import { LogDetailsCell } from './log-details-cell'
import { LogChannelLink, LogTokenLink, LogUserLink } from './log-links'
import { LogTypeBadge } from './log-type-badge'
import classes from './log-list.module.css'

/** Number of decimals for quota amounts in the log. */
export const LOG_DIGITS = 6

const column = gridColumns<Log>()
/** Blank for zero, because a column of zeros is hard to scan. */
const countCell = (count: number) => (count === 0 ? null : formatCount(count))

const adminColumn: GridColumns<Log> = column.columns([
  column.accessor('created_at', {
    header: () => t('log.time'),
    cell: ({ getValue }) => (
      <span className={classes.moment}>
        <TimeText seconds={getValue()} />
      </span>
    ),
    meta: { phone: 'title' },
  }),
  column.accessor('channel', {
    header: () => t('log.channel'),
    cell: ({ getValue }) => <LogChannelLink channel={getValue()} />,
    meta: { align: 'end' },
  }),
  column.accessor('username', {
    header: () => t('log.user'),
    cell: ({ getValue }) => <LogUserLink username={getValue()} />,
  }),
  column.accessor('token_name', {
    header: () => t('log.token'),
    cell: ({ row }) => <LogTokenLink log={row.original} />,
  }),
  column.accessor('type', {
    header: () => t('log.type'),
    cell: ({ getValue }) => <LogTypeBadge type={getValue()} />,
  }),
  column.accessor('model_name', {
    header: () => t('log.model'),
    cell: ({ getValue }) => <ClippedText text={getValue()} className={`${classes.name} ${classes.model}`} />,
  }),
  column.accessor('prompt_tokens', {
    header: () => t('log.prompt'),
    cell: ({ getValue }) => countCell(getValue()),
    meta: { align: 'end' },
  }),
  column.accessor('completion_tokens', {
    header: () => t('log.completion'),
    cell: ({ getValue }) => countCell(getValue()),
    meta: { align: 'end' },
  }),
  column.accessor('quota', {
    header: () => t('log.quota'),
    cell: ({ getValue }) => <QuotaText quota={getValue()} digits={LOG_DIGITS} />,
    meta: { align: 'end' },
  }),
  column.accessor('content', {
    header: () => t('log.details'),
    cell: ({ row }) => <LogDetailsCell log={row.original} />,
    meta: { isAlwaysShown: true },
    enableSorting: false,
  }),
])

const ADMIN_COLUMNS = new Set(['channel', 'username'])

/** Columns by scope: user and channel appear only in the list of all users. */
export const logColumns: Record<LogScope, GridColumns<Log>> = {
  all: adminColumn,
  self: adminColumn.filter((one) => !ADMIN_COLUMNS.has(columnId(one))),
}
