import {
  USER_ROLE_LABELS,
  roleKind,
  USER_STATUS_LABELS,
  statusKind,
  type RoleKind,
  type StatusKind,
  type User,
} from '#/resources/user/user'
import { StatusBadge, type StatusTone } from '#/ui/status/status-badge'
import { useT } from '#/ui/language/use-t'

const ROLE_TONES: Record<RoleKind, StatusTone> = {
  common: 'neutral',
  admin: 'warning',
  root: 'good',
  unknown: 'bad',
}
const STATUS_TONES: Record<StatusKind, StatusTone> = {
  enabled: 'good',
  disabled: 'bad',
  deleted: 'neutral',
  unknown: 'warning',
}

/** Badge of a role; an unknown role shows its number. */
export function UserRoleBadge({ role }: Pick<User, 'role'>) {
  const t = useT()
  const kind = roleKind(role)
  return (
    <StatusBadge tone={ROLE_TONES[kind]}>
      {kind === 'unknown' ? t('user.role.number', { n: role }) : t(USER_ROLE_LABELS[kind])}
    </StatusBadge>
  )
}

/** Badge of an account's status; an unknown status shows its number. */
export function UserStatusBadge({ user }: { user: Pick<User, 'status' | 'username'> }) {
  const t = useT()
  const kind = statusKind(user)
  return (
    <StatusBadge tone={STATUS_TONES[kind]}>
      {kind === 'unknown' ? t('user.status.number', { n: user.status }) : t(USER_STATUS_LABELS[kind])}
    </StatusBadge>
  )
}
