import { t } from '#/i18n/i18n'
import { QuotaText } from '#/parts/quota-text'
import { NEVER_EXPIRES, tokenName, type Token } from '#/resources/token/token'
import { useT } from '#/ui/language/use-t'
import { gridColumns } from '#/ui/grid/grid-table'
import { ClippedText } from '#/ui/text/clipped-text'
import { TimeText } from '#/ui/text/time-text'
import { TokenActions } from './token-actions'
import { TokenExpiryCell } from './token-expiry-cell'
import { TokenStatusCell } from './token-status-cell'

const column = gridColumns<Token>()

/** Sort value that places unlimited quotas and missing expiry dates last. */
const SORTS_LAST = Number.MAX_SAFE_INTEGER

export const tokenColumns = column.columns([
  column.accessor('name', {
    header: () => t('token.name'),
    cell: ({ row }) => <ClippedText text={tokenName(row.original)} />,
    meta: { phone: 'title' },
  }),
  column.accessor('status', {
    header: () => t('token.status'),
    cell: ({ getValue }) => <TokenStatusCell status={getValue()} />,
  }),
  column.accessor('used_quota', {
    header: () => t('token.usedQuota'),
    cell: ({ getValue }) => <QuotaText quota={getValue()} />,
    meta: { align: 'end' },
  }),
  column.accessor((token) => (token.unlimited_quota ? SORTS_LAST : token.remain_quota), {
    id: 'remain_quota',
    header: () => t('token.remainQuota'),
    cell: ({ row }) => <RemainingQuota token={row.original} />,
    meta: { align: 'end' },
  }),
  column.accessor('created_time', {
    header: () => t('token.created'),
    cell: ({ getValue }) => <TimeText seconds={getValue()} />,
  }),
  column.accessor((token) => (token.expired_time === NEVER_EXPIRES ? SORTS_LAST : token.expired_time), {
    id: 'expired_time',
    header: () => t('token.expires'),
    cell: ({ row }) => <TokenExpiryCell token={row.original} />,
  }),
  column.display({
    id: 'actions',
    header: () => t('token.actions'),
    cell: ({ row }) => <TokenActions token={row.original} />,
    meta: { phone: 'bar', isAlwaysShown: true },
  }),
])

/** Remaining quota of a token, or "unlimited"; translated by hook, because rows are memoized. */
function RemainingQuota({ token }: { token: Token }) {
  const translate = useT()
  return token.unlimited_quota ? translate('token.unlimited') : <QuotaText quota={token.remain_quota} />
}
