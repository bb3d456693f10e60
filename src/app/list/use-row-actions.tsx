import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState, type ReactNode } from 'react'
import type { MenuAction, MenuItem } from '#/ui/menu/menu-items'
import { LazyMenu } from '#/ui/menu/menu-trigger'
import { notify } from '#/ui/notifications/notify'
import { IDLE_ROW } from '#/ui/row/row-state'
import { isBeingDeleted, scheduleRowDeletion, undoDeletion } from '../jobs/deletions'
import {
  isActionBusy,
  isInMenu,
  labelOf,
  type ListContext,
  type RenderedRow,
  type RowAction,
  type RowRunner,
  type RowTools,
} from './list-definitions'
import { rowTools } from './row-tools'
import { rowKey, startRowWrite } from './row-writes'
import { useRowStates } from './use-row-states'

/** What runs the actions of rows needs to know of them. */
export interface RowActionsOptions<Row extends object> {
  /** The first part of the keys of its mutations. */
  noun: string
  rowId: (row: Row) => string
  rowName: (row: Row) => string
  /** Receives a text that the clipboard refused, to show it where it can be copied by hand; by default a notification. */
  copyRefused?: (text: string) => void
  /** On the page of a record: called when its deletion was confirmed, which can be undone for some seconds. */
  onDeletion?: () => void
}

type OpenMenu<Row> = Parameters<RowRunner<Row>['pressMenu']>

/**
 * Runs the actions of the rows of a list, or of the record of a page: their mutations with their states, one menu and one
 * dialog, whatever the number of rows.
 */
export function useRowActions<Row extends object>(options: RowActionsOptions<Row>, context: ListContext) {
  const { noun, rowId, rowName, copyRefused, onDeletion } = options
  const client = useQueryClient()
  const { states: stored, mark } = useRowStates(noun)
  const [menu, setMenu] = useState<OpenMenu<Row>>()
  const [dialog, showDialog] = useState<ReactNode>()

  const { runner, run, tools } = useMemo(() => {
    const rowTool = rowTools({ ...context, client, showDialog }, copyRefused)
    const runAction = (action: RowAction<Row>, row: Row) => {
      const { name, mutation, deletion, confirm } = action
      const id = rowId(row)
      if (deletion && confirm) {
        const write = deletion(row, rowTool)
        return rowTool.ask(confirm(row, context), () => {
          void scheduleRowDeletion({ noun, action: name, id, name: rowName(row), write }, client)
          onDeletion?.()
        })
      }
      if (!mutation) return action.run?.(row, rowTool)
      const start = () => startRowWrite(client, mutation(row, rowTool), rowKey(noun, name, id))
      if (confirm) return rowTool.ask(confirm(row, context), start)
      // The cache reports the error, and the row is marked.
      return void start()?.catch(() => undefined)
    }
    const rowRunner: RowRunner<Row> = {
      press: (action, row) => {
        const isDeleted = isBeingDeleted(noun, rowId(row))
        const reason = isDeleted ? 'row.deleting' : action.disabledReason?.(row, context)
        if (reason !== undefined) return notify('info', context.t(reason))
        return runAction(action, row)
      },
      pressMenu: (...pressed) => {
        const [button, row] = pressed
        if (isBeingDeleted(noun, rowId(row))) return notify('info', context.t('row.deleting'))
        // Safari does not focus a clicked button.
        button.focus()
        return setMenu((opened) => (opened?.[0] === button ? undefined : pressed))
      },
      write: (write, action, id) => write.start(client, rowKey(noun, action, id)),
      undoDeletion: (id) => undoDeletion(noun, id),
      setOpen: (id, isOpen) => mark(id, { isOpen }),
    }
    return { runner: rowRunner, run: runAction, tools: rowTool }
  }, [context, client, noun, rowId, rowName, copyRefused, onDeletion, mark])

  const states = useMemo(() => {
    const id = menu && rowId(menu[1])
    return id === undefined ? stored : { ...stored, [id]: { ...(stored[id] ?? IDLE_ROW), isMenuOpen: true } }
  }, [stored, menu, rowId])
  const renderMenu = ([button, row, actions]: OpenMenu<Row>) => {
    const id = rowId(row)
    const state = stored[id] ?? IDLE_ROW
    const runFromMenu = (action: RowAction<Row>) => {
      // A dialog returns the focus to what had it when it opened; the item is gone by then.
      button.focus()
      run(action, row)
    }
    return (
      <LazyMenu
        key={button.id}
        id={button.id}
        onClose={() => setMenu(undefined)}
        items={() => rowMenuItems(actions, { row, id, name: rowName(row), state }, tools, runFromMenu)}
      />
    )
  }
  return {
    states,
    mark,
    runner,
    overlays: (
      <>
        {menu && renderMenu(menu)}
        {dialog}
      </>
    ),
  }
}

/** Builds the menu of a row: its actions, other ways to do the direct ones, and last what cannot be undone. */
function rowMenuItems<Row>(
  actions: ReadonlyArray<RowAction<Row>>,
  { row, name, state }: Omit<RenderedRow<Row>, 'runner'>,
  tools: RowTools,
  run: (action: RowAction<Row>) => void,
): readonly MenuItem[] {
  const toItem = (action: RowAction<Row>): MenuAction => {
    const { icon, tone, link, disabledReason } = action
    const reason = disabledReason?.(row, tools)
    const href = reason === undefined ? link?.(row, tools).publicHref : undefined
    return {
      label: tools.t(labelOf(action, row), { name }),
      icon,
      tone,
      href,
      disabledReason: reason && tools.t(reason),
      isBusy: isActionBusy(action, state),
      onSelect: () => (href === undefined ? run(action) : tools.open(href)),
    }
  }
  const inMenu = actions.filter(isInMenu)
  const danger = inMenu.filter(({ tone }) => tone === 'danger')
  const groups = actions.flatMap(({ choices }) =>
    choices ? [{ heading: tools.t(choices.heading), actions: choices.items(row, tools) }] : [],
  )
  return [
    ...inMenu.filter((action) => !danger.includes(action)).map(toItem),
    ...groups,
    ...(danger.length > 0 ? [{ separator: 'danger' }] : []),
    ...danger.map(toItem),
  ]
}
