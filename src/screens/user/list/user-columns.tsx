import { formatCompactCount, formatCount } from '#/format/quota'
import { messageOf } from '#/http/failure'
import { t } from '#/i18n/i18n'
import { GroupLabels } from '#/parts/group-labels'
import {
  givenGroups,
  isQuotaExact,
  roleKind,
  statusKind,
  userGroups,
  userName,
  type RoleKind,
  type StatusKind,
  type User,
} from '#/resources/user/user'
import { defineColumns, actionsColumn, nameColumn, quotaCell, quotaColumn } from '#/app/list/list-columns'
import { Badge, type BadgeTone } from '#/ui/text/badge'
import { serverTextLanguage } from '#/ui/language/server-text-language'
import type { RowState } from '#/ui/row/row-state'
import { ClippedText, TruncatedText } from '#/ui/text/clipped-text'
import rowClasses from '#/ui/row/row.module.css'

const ROLE_TONES: Record<RoleKind, BadgeTone> = {
  common: 'neutral',
  admin: 'fair',
  root: 'good',
  unknown: 'bad',
}
const STATUS_TONES: Record<StatusKind, BadgeTone> = {
  enabled: 'good',
  disabled: 'bad',
  deleted: 'neutral',
  unknown: 'warning',
}

function roleText(role: number): string {
  const kind = roleKind(role)
  return kind === 'unknown' ? t('user.role.number', { n: role }) : t(`user.role.${kind}`)
}

function statusText(user: User): string {
  const kind = statusKind(user)
  return kind === 'unknown' ? t('common.unknownStatus', { n: user.status }) : t(`user.status.${kind}`)
}

/** Columns of the list of accounts. An unknown role or status shows its number. */
export const userColumns = defineColumns<User>()([
  { id: 'id', header: 'common.id', value: ({ id }) => id, align: 'end', width: 3.75 },
  { ...nameColumn, id: 'username', header: 'common.username', value: userName },
  {
    id: 'display_name',
    header: 'common.displayName',
    value: ({ display_name }) => display_name,
    cell: ({ display_name }, { mark }) => <ClippedText text={display_name} mark={mark} />,
    hidden: true,
    width: 10,
  },
  {
    id: 'email',
    header: 'common.email',
    value: ({ email }) => email,
    cell: ({ email }, { mark }) => (email ? <ClippedText text={email} mark={mark} /> : t('common.notBound')),
    hidden: true,
    width: 13,
  },
  {
    id: 'group',
    header: 'common.groups',
    value: (user) => userGroups(user).join(', '),
    cell: (user, { mark }) => <GroupLabels groups={givenGroups(user)} mark={mark} />,
    filter: (user, wanted) => userGroups(user).includes(wanted),
    phone: 'facts',
    width: 6.25,
  },
  {
    id: 'quota',
    header: 'user.statistics.quota',
    value: ({ quota }) => quota,
    cell: (user, context) => quotaCell(user.quota, context, isQuotaExact(user)),
    ...quotaColumn,
    phone: 'facts',
    width: 6,
  },
  {
    id: 'used_quota',
    header: 'user.statistics.used',
    value: ({ used_quota }) => used_quota,
    cell: ({ used_quota }, context) => quotaCell(used_quota, context),
    ...quotaColumn,
    width: 5.25,
  },
  {
    id: 'request_count',
    header: 'user.statistics.requests',
    value: ({ request_count }) => request_count,
    cell: ({ request_count: n }) =>
      n === undefined ? '–' : <TruncatedText short={formatCompactCount(n)} full={formatCount(n)} />,
    align: 'end',
    width: 5.25,
  },
  {
    id: 'role',
    header: 'common.role',
    value: ({ role }) => role,
    inFile: (role) => roleText(Number(role)),
    cell: ({ role }) => <Badge tone={ROLE_TONES[roleKind(role)]}>{roleText(role)}</Badge>,
    filter: ({ role }, wanted) => roleKind(role) === wanted,
    phone: 'facts',
    width: 7,
  },
  {
    id: 'status',
    header: 'common.status',
    value: statusText,
    cell: (user) => <Badge tone={STATUS_TONES[statusKind(user)]}>{statusText(user)}</Badge>,
    filter: (user, wanted) => statusKind(user) === wanted,
    phone: 'state',
    width: 6.75,
  },
  {
    ...actionsColumn,
    cell: (_, { actions, state }) => (
      <>
        {actions()}
        {failureNote(state)}
      </>
    ),
  },
])

/** Error of the row's last action, if it failed; it survives navigation. */
function failureNote({ actions }: RowState) {
  const error = Object.values(actions).at(-1)?.error
  if (!error) return null
  const message = messageOf(error)
  return (
    <span role="note" className={rowClasses.failure} lang={serverTextLanguage(message)}>
      {t('user.failed', { message })}
    </span>
  )
}
