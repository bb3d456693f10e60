import {
  groupsOf,
  ROLE_KINDS,
  ROLE_LABELS,
  STATUS_KINDS,
  STATUS_LABELS,
  type User,
} from '#/resources/user/user'
import { shorten } from '#/format/shorten'
import { LabelledSelect } from '#/ui/grid/labelled-select'
import { useT } from '#/ui/language/use-t'
import type { ChosenFilters } from './use-user-filters'

/** A group's name is as long as somebody made it; the choice must leave room for the others. */
const GROUP_MOST = 24

interface Props {
  filters: ChosenFilters
  /** The rows that are here: what they are filtered by can only be found among them. */
  known: readonly User[]
}

/** Filters over the loaded rows; the server has none. */
export function UserFilters({ filters, known }: Props) {
  const t = useT()
  const { chosen, choose } = filters
  const any = { value: '', label: t('user.filter.any') }
  const groups = [...new Set([...known.flatMap(groupsOf), chosen.group])].filter(Boolean).toSorted()
  return (
    <>
      <LabelledSelect
        size="xs"
        label={t('user.filter.role')}
        choices={[any, ...ROLE_KINDS.map((value) => ({ value, label: t(ROLE_LABELS[value]) }))]}
        value={chosen.role}
        onChange={(value) => choose({ role: ROLE_KINDS.find((kind) => kind === value) ?? '' })}
      />
      <LabelledSelect
        size="xs"
        label={t('user.filter.status')}
        choices={[any, ...STATUS_KINDS.map((value) => ({ value, label: t(STATUS_LABELS[value]) }))]}
        value={chosen.status}
        onChange={(value) => choose({ status: STATUS_KINDS.find((kind) => kind === value) ?? '' })}
      />
      <LabelledSelect
        size="xs"
        label={t('user.filter.group')}
        choices={[any, ...groups.map((value) => ({ value, label: shorten(value, GROUP_MOST) }))]}
        value={chosen.group}
        onChange={(value) => choose({ group: value })}
      />
    </>
  )
}
