import {
  ROLE_LABELS,
  roleKind,
  STATUS_LABELS,
  statusKind,
  type RoleKind,
  type StatusKind,
  type User,
} from '#/resources/user/user'
import { StatusMark, type StatusTone } from '#/ui/feedback/status-mark'
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

/** A role in words; a number that has none stays visible as a number. */
export function UserRole({ role }: Pick<User, 'role'>) {
  const t = useT()
  const kind = roleKind(role)
  return (
    <StatusMark tone={ROLE_TONES[kind]}>
      {kind === 'unknown' ? t('user.role.number', { n: role }) : t(ROLE_LABELS[kind])}
    </StatusMark>
  )
}

/** How an account stands, in words. */
export function UserStatus({ user }: { user: Pick<User, 'status' | 'username'> }) {
  const t = useT()
  const kind = statusKind(user)
  return (
    <StatusMark tone={STATUS_TONES[kind]}>
      {kind === 'unknown' ? t('user.status.number', { n: user.status }) : t(STATUS_LABELS[kind])}
    </StatusMark>
  )
}
