import { truncate } from '#/format/truncate'
import { t } from '#/i18n/i18n'
import { GroupLabels } from '#/parts/group-labels'
import {
  givenGroups,
  userGroups,
  isUserDeleted,
  roleKind,
  statusKind,
  userName,
  type User,
} from '#/resources/user/user'
import { ClippedText, TruncatedText } from '#/ui/text/clipped-text'
import { gridColumns } from '#/ui/grid/grid-table'
import { UserActions } from './user-actions'
import { UserRoleBadge, UserStatusBadge } from './user-badges'
import { UserStatistics } from './user-statistics'

const column = gridColumns<User>()

/** Maximum length of a name in the list. */
const MAX_NAME_LENGTH = 15

export const userColumns = column.columns([
  column.accessor('id', { header: () => t('user.id'), meta: { align: 'end' } }),
  column.accessor((user) => userName(user), {
    id: 'username',
    header: () => t('user.username'),
    cell: ({ row }) => <UserNameCell user={row.original} />,
    meta: { phone: 'title' },
  }),
  column.accessor('display_name', {
    header: () => t('user.displayName'),
    cell: ({ getValue }) => <ClippedText text={getValue()} />,
    meta: { hidden: true },
  }),
  column.accessor('email', {
    header: () => t('user.email'),
    cell: ({ getValue }) => <ClippedText text={getValue() || t('user.notBound')} />,
    meta: { hidden: true },
  }),
  column.accessor((user) => userGroups(user).join(', '), {
    id: 'group',
    header: () => t('user.groups'),
    cell: ({ row }) => <GroupLabels groups={givenGroups(row.original)} />,
    filterFn: (row, _id, value) => userGroups(row.original).some((group) => group === value),
  }),
  column.accessor('quota', {
    id: 'statistics',
    header: () => t('user.statistics'),
    cell: ({ row }) => <UserStatistics user={row.original} />,
  }),
  column.accessor('role', {
    header: () => t('user.role'),
    cell: ({ getValue }) => <UserRoleBadge role={getValue()} />,
    filterFn: (row, _id, value) => roleKind(row.original.role) === value,
  }),
  column.accessor((user) => (isUserDeleted(user) ? Infinity : user.status), {
    id: 'status',
    header: () => t('user.status'),
    cell: ({ row }) => <UserStatusBadge user={row.original} />,
    filterFn: (row, _id, value) => statusKind(row.original) === value,
  }),
  column.display({
    id: 'actions',
    header: () => t('user.actions'),
    cell: ({ row }) => <UserActions user={row.original} />,
    meta: { phone: 'bar', isAlwaysShown: true },
  }),
])

/** Name of an account, truncated visually; assistive technology gets the full name. */
function UserNameCell({ user }: { user: User }) {
  const name = userName(user)
  const short = truncate(name, MAX_NAME_LENGTH)
  if (short === name) return <ClippedText text={name} />
  return (
    <bdi>
      <TruncatedText short={short} full={name} />
    </bdi>
  )
}
