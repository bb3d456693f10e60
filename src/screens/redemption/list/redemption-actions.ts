import IconCopy from '@tabler/icons-react/icons/IconCopy'
import IconPower from '@tabler/icons-react/icons/IconPower'
import { DELETE_ACTION, EDIT_ACTION } from '#/parts/row-actions'
import {
  hasCode,
  REDEMPTION_STATUS,
  redemptionName,
  toggledRedemption,
  type Redemption,
  REDEMPTION,
} from '#/resources/redemption/redemption'
import { redemptionMutations } from '#/resources/redemption/redemption-mutations'
import { confirmDeletion, type RowAction } from '#/app/list/list-definitions'
import { rowDeletion } from '#/app/list/row-writes'
import { undoableWrite } from '#/app/list/undoable-write'

const canEnable = (code: Redemption) => toggledRedemption(code) === REDEMPTION_STATUS.unused

/** What can be done to a redemption code in the list. */
export const redemptionActions: ReadonlyArray<RowAction<Redemption>> = [
  {
    name: 'copy',
    place: 'row',
    isMain: true,
    icon: IconCopy,
    label: 'common.copyNamed',
    disabledReason: (code) => (hasCode(code) ? undefined : 'redemption.noCode'),
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
    onPage: 'always',
    disabledReason: (code) => {
      if (toggledRedemption(code) !== undefined) return undefined
      return code.status === REDEMPTION_STATUS.used ? 'redemption.toggle.used' : 'redemption.toggle.unknown'
    },
    mutation: (code, { client }) =>
      undoableWrite(
        {
          ...redemptionMutations.toggle(code),
          // Refetch after an error: the row then shows its cause, such as that the code was used.
          onError: () => void client.invalidateQueries({ queryKey: [REDEMPTION] }),
        },
        toggledRedemption(code) ?? code.status,
        { from: { status: code.status }, to: { status: toggledRedemption(code) ?? code.status } },
        redemptionMutations.edit(code),
      ),
  },
  {
    ...DELETE_ACTION,
    onPage: 'always',
    confirm: (code, { t }) =>
      confirmDeletion(redemptionName(code), t('redemption.delete.hint', { id: code.id })),
    deletion: (code) =>
      rowDeletion(redemptionMutations.remove(code), undefined, () => redemptionMutations.removeOnLeave(code)),
  },
]
