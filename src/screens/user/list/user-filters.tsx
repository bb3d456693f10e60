import {
  userGroups,
  ROLE_KINDS,
  USER_ROLE_LABELS,
  STATUS_KINDS,
  USER_STATUS_LABELS,
  type User,
} from '#/resources/user/user'
import { truncate } from '#/format/truncate'
import { LabelledSelect } from '#/ui/controls/labelled-select'
import { useT } from '#/ui/language/use-t'
import type { UserFiltersState } from './use-user-filters'

/** A group's name is as long as somebody made it; the choice must leave room for the others. */
const MAX_GROUPS = 24

interface Props {
  filters: UserFiltersState
  /** The rows that are here: what they are filtered by can only be found among them. */
  known: readonly User[]
}

/** Filters over the loaded rows; the server has none. */
export function UserFilters({ filters, known }: Props) {
  const t = useT()
  const { chosen, choose } = filters
  const any = { value: '', label: t('user.filter.any') }
  const groups = [...new Set([...known.flatMap(userGroups), chosen.group])].filter(Boolean).toSorted()
  return (
    <>
      <LabelledSelect
        size="xs"
        label={t('user.filter.role')}
        choices={[any, ...ROLE_KINDS.map((value) => ({ value, label: t(USER_ROLE_LABELS[value]) }))]}
        value={chosen.role}
        onChange={(value) => choose({ role: ROLE_KINDS.find((kind) => kind === value) ?? '' })}
      />
      <LabelledSelect
        size="xs"
        label={t('user.filter.status')}
        choices={[any, ...STATUS_KINDS.map((value) => ({ value, label: t(USER_STATUS_LABELS[value]) }))]}
        value={chosen.status}
        onChange={(value) => choose({ status: STATUS_KINDS.find((kind) => kind === value) ?? '' })}
      />
      <LabelledSelect
        size="xs"
        label={t('user.filter.group')}
        choices={[any, ...groups.map((value) => ({ value, label: truncate(value, MAX_GROUPS) }))]}
        value={chosen.group}
        onChange={(value) => choose({ group: value })}
      />
    </>
  )
}
