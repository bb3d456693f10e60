import { useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useState, type MouseEvent, type ReactNode } from 'react'
import { COPIED_MS } from '#/ui/button/use-copy'
import { useSecondClick } from '#/ui/button/use-second-click'
import type { RowId } from '#/ui/grid/use-grid'
import { notify } from '#/ui/notifications/notify'
import { createRowStates, rowStateOf } from '#/ui/row/row-states'
import { isBeingDeleted, trackDeletions, type ConfirmedDeletion } from '../jobs/deletions'
import type { ActionConfirmation, ListContext, RowAction } from './list-definitions'
import { isActionBusy } from './row-buttons'
import { rowMenuItems, useRowMenu } from './row-menu'
import { rowTools, showQuestion } from './row-tools'
import { useRowWrites } from './row-writes'
import { targetOf, useRowLinks } from './use-row-links'

/** What runs the actions of rows needs to know of them. */
export interface RowActionsOptions<Row extends object> {
  /** The first part of the keys of its mutations. */
  noun: string
  rowId: RowId<Row>
  rowName: (row: Row) => string
  /** Receives a text that the clipboard refused, to show it where it can be copied by hand; by default a notification. */
  copyRefused?: (text: string) => void
  /** On the page of a record: called when its deletion was confirmed, which can be undone for some seconds. */
  onDeletion?: () => void
}

/**
 * Runs the actions of the rows of a list, or of the record of a page: their mutations with their states, one menu and one
 * dialog, whatever the number of rows.
 */
export function useRowActions<Row extends object>(options: RowActionsOptions<Row>, context: ListContext) {
  const { noun, rowId, rowName, onDeletion } = options
  const client = useQueryClient()
  const [states] = useState(createRowStates)
  const startWrite = useRowWrites(noun, states)
  useLayoutEffect(() => trackDeletions(noun, states), [noun, states])
  const { toggle: toggleMenu, menu } = useRowMenu()
  const [dialog, showDialog] = useState<ReactNode>()
  const routeLink = useRowLinks(onDeletion === undefined)
  const isSecondClick = useSecondClick()

  const tools = rowTools({ ...context, client, showDialog }, options.copyRefused)
  const ask = (
    confirmation: ActionConfirmation,
    onConfirm: () => Promise<unknown> | undefined,
    deletion?: ConfirmedDeletion,
  ) => showQuestion(showDialog, { confirmation, onConfirm, deletion, onDeletion })

  const run = (action: RowAction<Row>, row: Row) => {
    const { mutation, deletion, confirm } = action
    const id = rowId(row)
    if (deletion && confirm) {
      // A page is left by then, and a dialog that would tell it with it.
      const write = onDeletion
        ? { ...deletion(row, tools), isToldElsewhere: undefined }
        : deletion(row, tools)
      const delayed = { noun, action: action.name, id, name: rowName(row), write }
      return ask(confirm(row, context), () => undefined, delayed)
    }
    if (!mutation) {
      const markDone = (isDone: boolean | undefined) => {
        if (!isDone) return
        states.change(id, { done: action.name })
        setTimeout(() => states.change(id, { done: undefined }), COPIED_MS)
      }
      return void action.run?.(row, tools)?.then(markDone)
    }
    const start = () => startWrite(mutation(row, tools), action.name, id)
    if (confirm) return ask(confirm(row, context), start)
    // The cache reports the error, and the row is marked.
    return void start()?.catch(() => undefined)
  }
  const press = (action: RowAction<Row>, row: Row, event: MouseEvent) => {
    const reason = isBeingDeleted(noun, rowId(row)) ? 'row.deleting' : action.disabledReason?.(row, context)
    if (reason !== undefined) return notify('info', context.t(reason))
    if (isActionBusy(action, rowStateOf(states.read(), rowId(row)))) return undefined
    if (action.mutation && !action.confirm && isSecondClick(event, targetOf(event, '[data-action]')))
      return undefined
    return run(action, row)
  }
  /** Opens or closes the menu of a row with these actions. */
  const pressMenu = (button: HTMLButtonElement, row: Row, actions: ReadonlyArray<RowAction<Row>>) => {
    const id = rowId(row)
    if (isBeingDeleted(noun, id)) return notify('info', context.t('row.deleting'))
    return toggleMenu({
      button,
      items: () => {
        const rendered = { row, id, name: rowName(row), state: rowStateOf(states.read(), id) }
        const runFromMenu = (action: RowAction<Row>) => {
          // A dialog returns the focus to what had it when it opened; the item is gone by then.
          button.focus()
          run(action, row)
        }
        return rowMenuItems(actions, rendered, tools, { run: runFromMenu, navigate: routeLink.open })
      },
      onChange: (isMenuOpen) => states.change(id, { isMenuOpen }),
    })
  }

  return {
    states,
    routeLink,
    press,
    pressMenu,
    overlays: (
      <>
        {menu}
        {dialog}
      </>
    ),
  }
}
