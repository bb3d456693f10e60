import { useQueryClient } from '@tanstack/react-query'
import {
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react'
import { COPIED_MS, copyOrShow } from '#/ui/controls/use-copy'
import type { RowId } from '#/ui/grid/grid-page'
import type { ListColumns } from '#/ui/grid/grid-table'
import type { GridCells } from '#/ui/grid/use-grid'
import type { GridRows } from '#/ui/grid/use-grid-rows'
import { notify } from '#/ui/notifications/notify'
import { tipHandlers } from '#/ui/row/row-controls'
import { numberHandlers } from '#/ui/row/row-number-input'
import { createRowStates, rowStateOf } from '#/ui/row/row-states'
import { lazyPart } from '#/ui/status/lazy-part'
import { PHONE } from '#/ui/theme/phone'
import type { ConfirmedDeletion } from '../jobs/schedule'
import { isBeingDeleted, trackDeletions, undoDeletion } from '../jobs/deletions'
import {
  useListContext,
  type CellContext,
  type ActionConfirmation,
  type RowAction,
  type RowNumber,
  type RowTools,
} from './list-definitions'
import { isActionBusy, renderAction, renderActions, renderName, renderNumber } from './row-buttons'
import { preloadRowMenu, useRowMenu, rowMenuItems } from './row-menu'
import { useRowMutations } from './row-mutations'
import { targetOf, useRowLinks } from './use-row-links'

const RowConfirmation = lazyPart(async () => (await import('./row-confirmation')).RowConfirmation)

/** The rows of a list: how they are rendered, and what can be done to them. */
export interface ListRowsOptions<Row extends object, Extra> {
  /** The first part of the keys of its mutations. */
  noun: string
  columns: ListColumns<Row, CellContext<Extra>>
  rowId: RowId<Row>
  rowName: (row: Row) => string
  /** Must be a constant. */
  actions?: ReadonlyArray<RowAction<Row>> | undefined
  /** Must be a constant. */
  numbers?: ReadonlyArray<RowNumber<Row>> | undefined
  /** What a cell shows that changes without the record; compared to decide whether the row renders again. */
  extra?: ((row: Row) => Extra) | undefined
  /** Receives a text that the clipboard refused, to show it where it can be copied by hand. */
  copyRefused: (text: string) => void
  /** The current minute in Unix seconds, for relative times; each change renders all rows. */
  now?: number | undefined
  /** Whether times are relative to `now`. */
  hasRelativeTimes?: boolean
  /** Handles a change of a control in a cell that the list does not know, such as a select. */
  onChange?: ((row: Row, control: HTMLElement) => void) | undefined
}

const NOTHING: never[] = []
/** Upper bound of a slow double click. */
const DOUBLE_CLICK_MS = 500

const rowIdOf = (element: Element) => element.closest<HTMLElement>('tr[data-row]')?.dataset.row

/**
 * Renders the rows of a list by functions and handles their events in one place: one subscription to the mutations, one
 * menu and one dialog, whatever the number of rows (H10).
 */
export function useListRows<Row extends object, Extra>(
  options: ListRowsOptions<Row, Extra>,
  list: GridRows<Row>,
): { cells: GridCells<Row>; overlays: ReactNode } {
  const { noun, columns, rowId, rowName, actions = NOTHING, numbers = NOTHING, extra } = options
  const client = useQueryClient()
  const context = useListContext(options.now, options.hasRelativeTimes)
  const [states] = useState(createRowStates)
  const mutations = useRowMutations(noun, states)
  useLayoutEffect(() => trackDeletions(noun, states), [noun, states])
  const { toggle: toggleMenu, menu } = useRowMenu()
  const [dialog, showDialog] = useState<ReactNode>()
  const routeLink = useRowLinks()
  const isSecondClick = useDoubleClick()

  const tools: RowTools = {
    ...context,
    client,
    copy: (text) => copyOrShow(text, options.copyRefused),
    showDialog,
    ask: (confirmation, onConfirm) =>
      showConfirmation(confirmation, () => {
        showDialog(undefined)
        onConfirm()
        return undefined
      }),
  }
  const showConfirmation = (
    confirmation: ActionConfirmation,
    onConfirm: () => Promise<unknown> | undefined,
    deletion?: ConfirmedDeletion,
  ) => {
    const close = () => showDialog(undefined)
    // A key of its own: a later question must not show the error of an earlier one.
    showDialog(
      <RowConfirmation
        key={Date.now()}
        confirmation={confirmation}
        deletion={deletion}
        onConfirm={onConfirm}
        onClose={close}
      />,
    )
  }

  const find = (id: string | undefined) =>
    list.state === 'ready' ? list.rows.find((row) => rowId(row) === id) : undefined
  const actionOf = (name: string | undefined) => actions.find((action) => action.name === name)

  const run = (action: RowAction<Row>, row: Row) => {
    const { mutation, deletion, confirm } = action
    const id = rowId(row)
    if (deletion && confirm) {
      const write = deletion(row, tools)
      const delayed = { noun, action: action.name, id, name: rowName(row), write }
      return showConfirmation(confirm(row, context), () => undefined, delayed)
    }
    if (!mutation) {
      const markDone = (isDone: boolean | undefined) => {
        if (!isDone) return
        states.change(id, { done: action.name })
        setTimeout(() => states.change(id, { done: undefined }), COPIED_MS)
      }
      return void action.run?.(row, tools)?.then(markDone)
    }
    const start = () => mutations.start(mutation(row, tools), action.name, id)
    if (confirm) return showConfirmation(confirm(row, context), start)
    // The cache reports the error, and the row is marked.
    return void start()?.catch(() => undefined)
  }
  const press = (action: RowAction<Row>, row: Row, event: MouseEvent) => {
    const reason = isBeingDeleted(noun, rowId(row)) ? 'row.deleting' : action.disabledReason?.(row, context)
    if (reason !== undefined) return notify('info', context.t(reason))
    if (isActionBusy(action, rowStateOf(states.snapshot(), rowId(row)))) return undefined
    if (action.mutation && !action.confirm && isSecondClick(event)) return undefined
    return run(action, row)
  }
  const pressMenu = (button: HTMLElement) => {
    const id = rowIdOf(button)
    const row = find(id)
    if (!row || id === undefined || !(button instanceof HTMLButtonElement)) return
    if (isBeingDeleted(noun, id)) return notify('info', context.t('row.deleting'))
    toggleMenu({
      button,
      items: () => {
        const rendered = { row, id, name: rowName(row), state: rowStateOf(states.snapshot(), id) }
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

  const toggleOpen = (id: string) => {
    const { isOpen = false } = rowStateOf(states.snapshot(), id)
    states.change(id, { isOpen: !isOpen })
  }

  const numberEvents = numberHandlers(states, (id, name) => {
    const row = find(id)
    const number = numbers.find((candidate) => candidate.name === name)
    if (!row || !number || isBeingDeleted(noun, id)) return undefined
    const label = context.t(number.label, { name: rowName(row) })
    const save = async (value: number) => mutations.start(number.mutation(row, value, label), name, id)
    return { value: number.value(row), floor: number.floor, save }
  })
  const tipEvents = tipHandlers(states)

  const events: GridCells<Row>['events'] = {
    onClick: (event) => {
      const menuButton = targetOf(event, '[data-menu]')
      if (menuButton) return pressMenu(menuButton)
      const undoButton = targetOf(event, '[data-undo]')
      if (undoButton) return undoDeletion(noun, rowIdOf(undoButton) ?? '')
      const button = targetOf(event, '[data-action]')
      const action = actionOf(button?.dataset.action)
      const row = button && find(rowIdOf(button))
      if (action && row) return press(action, row, event)
      const opener = targetOf(event, '[data-opener]')
      if (opener) return toggleOpen(rowIdOf(opener) ?? '')
      openByTap(event)
      return routeLink.onClick(event)
    },
    onChange: (event) => {
      numberEvents.onChange(event)
      const control = targetOf(event, '[data-control]')
      const row = control && find(rowIdOf(control))
      if (row && !isBeingDeleted(noun, rowId(row))) options.onChange?.(row, control)
    },
    onKeyDown: (event) => {
      numberEvents.onKeyDown(event)
      tipEvents.onKeyDown(event)
      openByArrow(event, pressMenu)
    },
    onFocus: (event) => {
      if (targetOf(event, '[data-menu]')) preloadRowMenu()
      tipEvents.onFocus(event)
      routeLink.onIntent(event)
    },
    onBlur: (event) => {
      numberEvents.onBlur(event)
      tipEvents.onBlur(event)
    },
    onMouseOver: (event) => {
      if (targetOf(event, '[data-menu]')) preloadRowMenu()
      tipEvents.onMouseOver(event)
      routeLink.onIntent(event)
    },
    onMouseOut: tipEvents.onMouseOut,
    onTouchStart: routeLink.onIntent,
  }

  const renderRow = useMemo<GridCells<Row>['renderRow']>(
    () => (row, state, value) => {
      const rendered = { row, id: rowId(row), name: rowName(row), state }
      const action = (name: string) => {
        const named = actions.find((candidate) => candidate.name === name)
        return named && renderAction(named, rendered, context)
      }
      const number = (name: string) => {
        const named = numbers.find((candidate) => candidate.name === name)
        return named && renderNumber(named, rendered, context)
      }
      const cellContext: CellContext<Extra> = {
        ...context,
        state,
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what `extraOf` returned for this row
        extra: value as Extra | undefined,
        action,
        name: (maxLength) => renderName(actions, rendered, context, maxLength),
        number,
        actions: () => renderActions(actions, rendered, context),
      }
      return (columnId) => columns.cells.get(columnId)?.(row, cellContext)
    },
    [context, columns, actions, numbers, rowId, rowName],
  )

  return {
    cells: { renderRow, extraOf: extra, states, events },
    overlays: (
      <>
        {menu}
        {dialog}
      </>
    ),
  }
}

/** The arrow down opens the menu of a focused button, as a native menu button does. */
function openByArrow(event: KeyboardEvent, open: (button: HTMLElement) => void): void {
  const button = targetOf(event, '[data-menu]')
  if (!button || event.key !== 'ArrowDown' || button.getAttribute('aria-expanded') === 'true') return
  event.preventDefault()
  open(button)
}

/** On a phone a tap beside the controls of a row presses the button that opens the row, or the panel of a log entry. */
function openByTap(event: MouseEvent): void {
  if (!window.matchMedia(PHONE).matches) return
  if (targetOf(event, 'a, button, input, select, label, [data-tip]')) return
  targetOf(event, 'tr[data-row]')?.querySelector<HTMLElement>('[data-opener], [data-action="open"]')?.click()
}

/** Returns a function that tells whether a click is the second one of a double click on the same button. */
function useDoubleClick() {
  const last = useRef<{ button: EventTarget | null; at: number }>({ button: null, at: -Infinity })
  return (event: MouseEvent): boolean => {
    const button = targetOf(event, '[data-action]')
    const isSame = last.current.button === button
    // `event.detail` counts clicks per screen position: after a row is deleted, the next row's button is at that position
    // and its first click has `detail` 2. The response may arrive between two clicks; the second would toggle back.
    const isSecond = isSame && event.detail > 1 && event.timeStamp - last.current.at < DOUBLE_CLICK_MS
    last.current = { button, at: event.timeStamp }
    return isSecond
  }
}
