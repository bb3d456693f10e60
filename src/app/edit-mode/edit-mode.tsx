import { useWindowEvent } from '@mantine/hooks'
import { useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore, type RefObject } from 'react'
import { currentLanguage, onLanguageChange } from '#/i18n/i18n'
import { moneyScale } from '#/resources/status/status'
import { useStatus } from '#/session/use-status'
import { useUnsavedWork } from '#/ui/dialog/unsaved-work'
import { Grid, type GridProps } from '#/ui/grid/grid'
import { columnLabel, columnsShown } from '#/ui/grid/grid-table'
import type { GridCells, GridModel } from '#/ui/grid/use-grid'
import { IDLE_ROW } from '#/ui/row/row-state'
import { useStored } from '#/ui/storage/use-stored'
import { editActions, type EditableRow } from './edit-actions'
import { EditBar } from './edit-bar'
import { editCell, type CellsContext, type EditColumn } from './edit-cells'
import type { ChangedRow } from './edit-changes'
import { cellUnit, lockRowsBeingDeleted, type EditDefinition } from './edit-definition'
import classes from './edit-mode.module.css'
import { usePageOwner } from './edit-mode-switch'
import { editStoreOf } from './edit-store'

/** What the edit mode of a list gets from its screen. */
export interface EditModeProps<Data extends object> extends GridProps<Data> {
  noun: string
  onLeave: () => void
}

interface Props<Data extends object> extends EditModeProps<Data> {
  definition: EditDefinition<Data>
}

type LastCell = RefObject<{ id: string; member: string } | undefined>

/** The input of a cell with a text that is not among the changes. */
const typedInput = (table: Element | null) => table?.querySelector<HTMLInputElement>('input[data-typed]')

/** The table of a list in edit mode: inputs in its cells, and the bar of its changes. */
export function EditMode<Data extends EditableRow>(props: Props<Data>) {
  const { noun, onLeave, grid, ...gridProps } = props
  const { pageRows, cells, selected } = grid
  const ownTable = useRef<HTMLTableElement>(null)
  const table = props.table ?? ownTable
  const definition = useMemo(() => lockRowsBeingDeleted(props.definition, noun), [props.definition, noun])
  const context = useCellsContext(grid, definition, noun)
  const { columns, scale } = context
  const store = editStoreOf(usePageOwner() ?? 0, noun)
  const state = useStored(store)
  const [last] = useState<LastCell>(() => ({ current: undefined }))
  const actions = editActions<Data>(
    store,
    {
      definition,
      rows: new Map(pageRows.map(({ id, original }) => [id, original])),
      members: [...columns.values()].flatMap(({ member }) => member ?? []),
      selected: selected.map(({ id }) => String(id)),
      scale,
    },
    last,
  )
  const commit = () => actions.commit(typedInput(table.current))
  // What is being typed is kept when the page is left.
  const latest = useRef(commit)
  useLayoutEffect(() => {
    latest.current = commit
  })
  useLayoutEffect(() => () => latest.current(), [])
  useWindowEvent('pagehide', commit)
  // A closed tab keeps no changes: the browser asks for a text in a cell as it does for the others.
  useWindowEvent('beforeunload', (event) => {
    if (typedInput(table.current)) event.preventDefault()
  })
  // With changes the end of the session opens the log-in dialog over the page.
  useUnsavedWork('typed', () => store.read().changes.size > 0 || Boolean(typedInput(table.current)))

  const renderRow = useMemo(
    (): GridCells<Data>['renderRow'] => (row, rowState, changed) => (columnId) =>
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what `extraOf` returned for this row
      editCell(context, row, changed as ChangedRow | undefined, rowState, columnId),
    [context],
  )
  const editCells: GridCells<Data> = {
    renderRow,
    extraOf: ({ id }) => state.changes.get(id),
    states: cells.states,
    events: actions.events,
    edit: {
      className: classes.table,
      unitOf: (columnId) => {
        const member = columns.get(columnId)?.member
        return member === undefined ? undefined : cellUnit(definition, member, scale)
      },
    },
  }
  return (
    <>
      <EditBar
        state={state}
        store={store}
        fill={actions.fill}
        columns={columns}
        definition={definition}
        noun={noun}
        scale={scale}
        onLeave={onLeave}
      />
      <Grid {...gridProps} table={table} grid={{ ...grid, cells: editCells }} />
    </>
  )
}

/** What all cells need; its identity changes with the columns, the language or the unit of quotas. */
function useCellsContext<Data extends object>(
  { table, cells }: GridModel<Data>,
  definition: EditDefinition<Data>,
  noun: string,
): CellsContext<Data> {
  const language = useSyncExternalStore(onLanguageChange, currentLanguage)
  const status = useStatus()
  const shown = columnsShown(table)
  const columns = useMemo(
    () =>
      new Map(
        table.getVisibleLeafColumns().map((column): [string, EditColumn] => {
          const { edit: member, phone } = column.columnDef.meta ?? {}
          return [column.id, { label: columnLabel(column), member, isTitle: phone === 'title' }]
        }),
      ),
    // oxlint-disable-next-line react/exhaustive-deps -- the headings are in the language, and `table` hides its state
    [table, shown, language],
  )
  const { renderRow } = cells
  return useMemo(
    () => ({
      noun,
      definition,
      columns,
      scale: moneyScale(status),
      renderShown: (row, columnId) => renderRow(row, IDLE_ROW)(columnId),
    }),
    [noun, definition, columns, status, renderRow],
  )
}
