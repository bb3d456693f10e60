import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import { isFound, wantedOf, type Searched } from '#/format/text-search'
import type { ListColumns } from '#/ui/grid/grid-table'
import type { GridCells, GridRows } from '#/ui/grid/use-grid'
import { rowStateOf } from '#/ui/row/row-states'
import { markedText } from '#/ui/text/marked-text'
import { PHONE } from '#/ui/theme/phone'
import { isBeingDeleted, undoDeletion } from '../jobs/deletions'
import { useListContext, type CellContext, type RowAction, type EditableNumber } from './list-definitions'
import { renderAction, renderActions, renderName, renderNumber } from './row-buttons'
import { preloadRowMenu } from './row-menu'
import { rowKey, type RowWrite } from './row-writes'
import { useRowActions, type RowActionsOptions } from './use-row-actions'
import { markSaved } from './saved-row'
import { targetOf } from './use-row-links'

/** The rows of a list: how they are rendered, and what can be done to them. */
export interface ListRowsOptions<Row extends object, Extra> extends RowActionsOptions<Row> {
  columns: ListColumns<Row, CellContext<Extra>>
  /** Must be a constant. */
  actions?: ReadonlyArray<RowAction<Row>> | undefined
  /** Must be a constant. */
  numbers?: ReadonlyArray<EditableNumber<Row>> | undefined
  /** What a cell shows that changes without the record; compared to decide whether the row renders again. */
  extra?: ((row: Row) => Extra) | undefined
  /** The current minute in Unix seconds, for relative times; each change renders all rows. */
  now?: number | undefined
  /** Whether times are relative to `now`. */
  hasRelativeTimes?: boolean
  /** The keyword of the search and what it looks at: found rows mark it in their texts. */
  keyword?: string
  searched?: (row: Row) => Searched
  /** Handles a change of a control in a cell that the list does not know, such as a select. */
  onChange?: ((row: Row, control: HTMLElement) => void) | undefined
}

const NOTHING: never[] = []

const rowIdOf = (element: Element) => element.closest<HTMLElement>('tr[data-row]')?.dataset.row

/**
 * Renders the rows of a list by functions and handles their events in one place: one subscription to the mutations, one
 * menu and one dialog, whatever the number of rows.
 */
export function useListRows<Row extends object, Extra>(
  options: ListRowsOptions<Row, Extra>,
  list: GridRows<Row>,
): { cells: GridCells<Row>; overlays: ReactNode } {
  const { noun, columns, rowId, rowName, actions = NOTHING, numbers = NOTHING, extra } = options
  const context = useListContext(options.now, options.hasRelativeTimes)
  const client = useQueryClient()
  const { states, routeLink, press, pressMenu, overlays } = useRowActions(options, context)

  const isReady = list.rows !== undefined
  useEffect(() => {
    if (isReady) markSaved(noun, states)
  }, [isReady, noun, states])

  const find = (id: string | undefined) => list.rows?.find((row) => rowId(row) === id)
  const actionOf = (name: string | undefined) => actions.find((action) => action.name === name)

  const openMenu = (button: HTMLElement) => {
    const row = find(rowIdOf(button))
    if (row && button instanceof HTMLButtonElement) pressMenu(button, row, actions)
  }
  const toggleOpen = (id: string) => {
    const { isOpen = false } = rowStateOf(states.read(), id)
    states.change(id, { isOpen: !isOpen })
  }

  const events: GridCells<Row>['events'] = {
    onClick: (event) => {
      const menuButton = targetOf(event, '[data-menu]')
      if (menuButton) return openMenu(menuButton)
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
      const control = targetOf(event, '[data-control]')
      const row = control && find(rowIdOf(control))
      if (row && !isBeingDeleted(noun, rowId(row))) options.onChange?.(row, control)
    },
    onKeyDown: (event) => openByArrow(event, openMenu),
    onFocus: (event) => {
      if (targetOf(event, '[data-menu]')) preloadRowMenu()
      routeLink.onIntent(event)
    },
    onMouseOver: (event) => {
      if (targetOf(event, '[data-menu]')) preloadRowMenu()
      routeLink.onIntent(event)
    },
    onTouchStart: routeLink.onIntent,
  }

  // Also while its Undo is on the way: the writes of one record are sent one after the other.
  const start = useCallback(
    (write: RowWrite, action: string, id: string) => write.start(client, rowKey(noun, action, id)),
    [client, noun],
  )
  const renderRow = useMemo<GridCells<Row>['renderRow']>(
    () => (row, state, value, wanted) => {
      const mark = (text: string) => markedText(text, wanted ?? '')
      const rendered = { row, id: rowId(row), name: rowName(row), state }
      const action = (name: string) => {
        const named = actions.find((candidate) => candidate.name === name)
        return named && renderAction(named, rendered, context)
      }
      const number = (name: string) => {
        const named = numbers.find((candidate) => candidate.name === name)
        return named && renderNumber(named, rendered, context, start)
      }
      const cellContext: CellContext<Extra> = {
        ...context,
        state,
        mark,
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what `extraOf` returned for this row
        extra: value as Extra | undefined,
        action,
        name: () => renderName(actions, rendered, context, mark),
        number,
        actions: () => renderActions(actions, rendered, context),
      }
      return (columnId) => columns.cells.get(columnId)?.(row, cellContext)
    },
    [start, context, columns, actions, numbers, rowId, rowName],
  )

  return {
    cells: { renderRow, extraOf: extra, markOf: markOf(options), states, events },
    overlays,
  }
}

/** Returns what is marked in a row: the keyword where it is found, so that no other row renders when it changes. */
function markOf<Row>(options: { keyword?: string; searched?: (row: Row) => Searched }) {
  const { keyword = '', searched } = options
  const wanted = wantedOf(keyword)
  if (wanted === '' || !searched) return undefined
  return (row: Row) => (isFound(searched(row), wanted) ? wanted : '')
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
