import { useEffect, useMemo, type ReactNode } from 'react'
import { isFound, wantedOf, type Searched } from '#/format/text-search'
import type { ListColumns } from '#/ui/grid/grid-table'
import type { GridCells, GridRows } from '#/ui/grid/use-grid'
import { markedText } from '#/ui/text/marked-text'
import { useListContext, type CellContext, type RowAction, type EditableNumber } from './list-definitions'
import { renderAction, renderActions, renderName, renderNumber } from './row-buttons'
import { takeSaved } from './saved-row'
import { useRowActions, type RowActionsOptions } from './use-row-actions'

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
}

const NOTHING: never[] = []
/** How long the row of a record is marked that was just saved, in ms. */
const MARKED_MS = 2000

/** Renders the rows of a list by functions: one subscription to the mutations, one menu and one dialog, whatever the number of rows. */
export function useListRows<Row extends object, Extra>(
  options: ListRowsOptions<Row, Extra>,
  list: GridRows<Row>,
): { cells: GridCells<Row>; overlays: ReactNode } {
  const { noun, columns, rowId, rowName, actions = NOTHING, numbers = NOTHING, extra } = options
  const context = useListContext(options.now, options.hasRelativeTimes)
  const { states, mark, runner, overlays } = useRowActions(options, context)

  const isReady = list.rows !== undefined
  useEffect(() => {
    const id = isReady ? takeSaved(noun) : undefined
    if (id === undefined) return
    mark(id, { isSaved: true })
    setTimeout(() => mark(id, { isSaved: false }), MARKED_MS)
  }, [isReady, noun, mark])

  const renderRow = useMemo<GridCells<Row>['renderRow']>(
    () => (row, state, value, wanted) => {
      const markFound = (text: string) => markedText(text, wanted ?? '')
      const rendered = { row, id: rowId(row), name: rowName(row), state, runner }
      const cellContext: CellContext<Extra> = {
        ...context,
        state,
        mark: markFound,
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what `extraOf` returned for this row
        extra: value as Extra | undefined,
        action: (name) => {
          const action = actions.find((candidate) => candidate.name === name)
          return action && renderAction(action, rendered, context)
        },
        name: () => renderName(actions, rendered, context, markFound),
        number: (name) => {
          const number = numbers.find((candidate) => candidate.name === name)
          return number && renderNumber(number, rendered, context)
        },
        actions: () => renderActions(actions, rendered, context),
      }
      return (column) => columns.cells.get(column.id)?.(row, cellContext)
    },
    [runner, context, columns, actions, numbers, rowId, rowName],
  )
  const { keyword = '', searched } = options
  const found = wantedOf(keyword)
  // The keyword where it is found, so that no other row renders when it changes.
  const markOf = (row: Row) => (searched && isFound(searched(row), found) ? found : '')
  return { cells: { renderRow, extraOf: extra, markOf: found ? markOf : undefined, states }, overlays }
}
