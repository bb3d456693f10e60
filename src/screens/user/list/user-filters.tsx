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

/** Maximum length of a group name in the select; longer ones are truncated. */
const MAX_GROUP_LENGTH = 24

interface Props {
  filters: UserFiltersState
  /** The loaded rows; the group options are collected from them. */
  loadedRows: readonly User[]
}

/** Filters over the loaded rows; the server has none. */
export function UserFilters({ filters, loadedRows }: Props) {
  const t = useT()
  const { chosen, choose } = filters
  const any = { value: '', label: t('user.filter.any') }
  const groups = [...new Set([...loadedRows.flatMap(userGroups), chosen.group])].filter(Boolean).toSorted()
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
        choices={[any, ...groups.map((value) => ({ value, label: truncate(value, MAX_GROUP_LENGTH) }))]}
        value={chosen.group}
        onChange={(value) => choose({ group: value })}
      />
    </>
  )
}
