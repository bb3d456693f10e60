import IconCopy from '@tabler/icons-react/icons/IconCopy'
import IconPower from '@tabler/icons-react/icons/IconPower'
import { DELETE_ACTION, EDIT_ACTION } from '#/parts/row-actions'
import {
  REDEMPTION_STATUS,
  redemptionName,
  toggledRedemption,
  type Redemption,
} from '#/resources/redemption/redemption'
import { redemptionMutations } from '#/resources/redemption/redemption-mutations'
import { confirmDeletion, type RowAction } from '#/app/list/list-definitions'
import { rowDeletion } from '#/app/list/row-writes'
import { undoableWrite } from '#/app/list/undoable-write'

const canEnable = (code: Redemption) => toggledRedemption(code) === REDEMPTION_STATUS.unused

export const redemptionActions: ReadonlyArray<RowAction<Redemption>> = [
  {
    name: 'copy',
    place: 'row',
    isMain: true,
    icon: IconCopy,
    label: 'common.copyNamed',
    disabledReason: (code) => (code.key === '' ? 'redemption.noCode' : undefined),
    run: (code, { copy }) => void copy(code.key),
  },
  {
    ...EDIT_ACTION,
    link: ({ id }, { locate }) => locate({ to: '/redemption/edit/$id', params: { id } }),
  },
  {
    name: 'toggle',
    icon: IconPower,
    label: (code) => (canEnable(code) ? 'row.enable' : 'row.disable'),
    onPage: true,
    disabledReason: (code) => {
      if (toggledRedemption(code) !== undefined) return undefined
      return code.status === REDEMPTION_STATUS.used ? 'redemption.toggle.used' : 'redemption.toggle.unknown'
    },
    mutation: (code, { client }) => {
      const to = { status: toggledRedemption(code) ?? code.status }
      const edit = redemptionMutations.edit(code)
      // Refetch after an error: the row then shows its cause, such as that the code was used.
      const onError = () => void client.invalidateQueries({ queryKey: ['redemption'] })
      return undoableWrite({ ...edit, onError }, { from: { status: code.status }, to })
    },
  },
  {
    ...DELETE_ACTION,
    onPage: true,
    confirm: (code, { t }) =>
      confirmDeletion(redemptionName(code), t('redemption.delete.hint', { id: code.id })),
    deletion: (code) => rowDeletion(redemptionMutations, code),
  },
]
