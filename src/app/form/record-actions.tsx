import { Button } from '@mantine/core'
import { useIsFetching } from '@tanstack/react-query'
import IconDots from '@tabler/icons-react/icons/IconDots'
import { ActionButton } from '#/ui/button/action-button'
import { IconButton } from '#/ui/button/icon-button'
import { recordName, type NamedMembers, type RecordNoun } from '#/resources/known-record'
import { IDLE_ROW } from '#/ui/row/row-state'
import { LazyMenu } from '#/ui/menu/menu-trigger'
import { isActionBusy, isInMenu, useListContext, type RowAction } from '../list/list-definitions'
import { useRowActions } from '../list/use-row-actions'
import { useLeaveForm } from './use-edit-form'

interface Props<Row extends NamedMembers> {
  /** As in the list: the first part of the keys of its mutations. */
  noun: RecordNoun
  /** Path of the list, which is opened after a deletion, unless the page was opened from it. */
  list: string
  record: Row
  /** Those of the list. Must be a constant. */
  actions: ReadonlyArray<RowAction<Row>>
}

const KEEPING_DRAFT = { ignoreBlocker: true }
const idOf = ({ id }: { id: number }) => String(id)

/** The actions of the list on the page of one record. They leave the form as it is. */
export function RecordActions<Row extends NamedMembers>({ noun, list, record, actions }: Props<Row>) {
  // The deletion has begun: its Undo brings the record back, and the draft what was typed.
  const leave = useLeaveForm(list, KEEPING_DRAFT)
  const context = useListContext(undefined, false, false)
  const { t } = context
  const [id, name] = [idOf(record), recordName(noun, record)]
  const { states, runner, overlays } = useRowActions<Row>(
    { noun, rowId: idOf, rowName: () => name, onDeletion: leave },
    context,
  )
  const state = states[id] ?? IDLE_ROW
  // After a write the record is read again: until then its buttons are those of the old state.
  const isOutdated = useIsFetching({ queryKey: [noun, 'one', record.id] }) > 0

  const renderButton = (action: RowAction<Row>) => {
    const { icon: Icon, tone, link, label, word = label } = action
    const reason = state.deletion ? 'row.deleting' : action.disabledReason?.(record, context)
    const common = {
      size: 'xs',
      c: tone === 'danger' ? 'var(--gc-bad)' : undefined,
      leftSection: <Icon aria-hidden />,
      children: t(typeof word === 'function' ? word(record) : word, { name }),
    }
    if (link && reason === undefined)
      return <Button key={action.name} {...common} component="a" {...context.link(link(record, context))} />
    return (
      <ActionButton
        key={action.name}
        {...common}
        busy={isActionBusy(action, state) || (isOutdated && action.mutation !== undefined)}
        disabledReason={reason && t(reason)}
        onClick={() => runner.press(action, record)}
      />
    )
  }
  const isOpen = state.isMenuOpen === true
  // What the menu of the list has, without the page itself and what is a button beside it.
  const inMenu = actions.filter((action) => isInMenu(action) && action.place !== 'title' && !action.onPage)
  return (
    <>
      {actions.filter(({ onPage }) => onPage).map(renderButton)}
      {inMenu.length > 0 && (
        <IconButton
          id={`menu-${id}`}
          icon={IconDots}
          label={t('row.more', { name })}
          aria-haspopup="menu"
          aria-expanded={isOpen}
          aria-controls={isOpen ? `menu-${id}-dropdown` : undefined}
          onFocus={LazyMenu.preload}
          onMouseOver={LazyMenu.preload}
          onClick={({ currentTarget }) => runner.pressMenu(currentTarget, record, inMenu)}
        />
      )}
      {overlays}
    </>
  )
}
