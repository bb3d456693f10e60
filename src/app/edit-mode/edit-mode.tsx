import { useWindowEvent } from '@mantine/hooks'
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
  type KeyboardEvent,
} from 'react'
import { currentLanguage, onLanguageChange } from '#/i18n/i18n'
import { moneyScale } from '#/resources/status/status'
import { useStatus } from '#/session/use-status'
import { undoDeletion } from '#/app/jobs/deletions'
import { useUnsavedWork } from '#/ui/dialog/unsaved-work'
import { Grid, type GridProps } from '#/ui/grid/grid'
import { columnLabel, columnsShown } from '#/ui/grid/grid-table'
import type { GridCells, GridModel } from '#/ui/grid/use-grid'
import { useT } from '#/ui/language/use-t'
import { IDLE_ROW } from '#/ui/row/row-states'
import { useStored } from '#/ui/storage/use-stored'
import { useEditActions, type EditableRow, type EditActions } from './edit-actions'
import { EditBar } from './edit-bar'
import {
  editCellContent,
  editCellProps,
  type CellsContext,
  type EditColumn,
  type RowEdit,
} from './edit-cells'
import { cellUnit, lockRowsBeingDeleted, type EditDefinition } from './edit-definition'
import { editEvents, onHeadKey } from './edit-events'
import classes from './edit-mode.module.css'
import { usePageOwner } from './edit-mode-switch'
import type { EditState } from './edit-state'
import { editStoreOf } from './edit-store'

/** What the edit mode of a list gets from its screen. */
export interface EditModeProps<Data extends object> extends GridProps<Data> {
  noun: string
  onLeave: () => void
}

interface Props<Data extends object> extends EditModeProps<Data> {
  definition: EditDefinition<Data>
}

const NO_EDIT: RowEdit = { active: undefined, selected: '', open: undefined, changed: undefined }

/** The table of a list in edit mode, with the bar of its changes. */
export function EditMode<Data extends EditableRow>(props: Props<Data>) {
  const { noun, onLeave, ...gridProps } = props
  const { grid, label } = props
  const { pageRows, cells } = grid
  const t = useT()
  const ownTable = useRef<HTMLTableElement>(null)
  const table = props.table ?? ownTable
  const definition = useMemo(() => lockRowsBeingDeleted(props.definition, noun), [props.definition, noun])
  const context = useCellsContext(grid, definition)
  const { columns, scale } = context
  const store = editStoreOf(usePageOwner() ?? 0, noun)
  const state = useStored(store)

  const layout = useMemo(
    () => ({
      ids: pageRows.map(({ id }) => id),
      members: [...columns.values()].flatMap(({ member }) => member ?? []),
    }),
    [pageRows, columns],
  )
  const rows = useMemo(() => new Map(pageRows.map(({ id, original }) => [id, original])), [pageRows])
  const actions = useEditActions<Data>(store, { definition, layout, rows, scale, table })
  useOpenCell(actions, state, rows)
  // With changes the end of the session opens the log-in dialog over the page.
  useUnsavedWork('typed', () => store.read().changes.size > 0 || store.read().open !== undefined)

  const undo = (id: string) => {
    undoDeletion(noun, id)
    const [member] = layout.members
    // The button is gone.
    if (member !== undefined) actions.goTo({ id, member })
  }
  const handleKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const active = actions.selection()?.active
    if (event.target !== event.currentTarget || !active || !event.key.startsWith('Arrow')) return
    event.preventDefault()
    actions.goTo(active)
  }
  const { renderRow, cellProps } = useCellRenderers(context)
  const editCells: GridCells<Data> = {
    renderRow,
    extraOf: rowEdits(actions, state),
    states: cells.states,
    events: editEvents(actions, layout, undo),
    edit: {
      cellProps,
      table: {
        className: classes.table,
        'aria-label': t('editMode.label', { name: label }),
        'aria-multiselectable': true,
        onKeyDown: handleKeyDown,
      },
      onHeadKeyDown: (event) => onHeadKey(event, actions),
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
        actions={actions}
        columns={columns}
        definition={definition}
        noun={noun}
        scale={scale}
        onLeave={onLeave}
      />
      <Grid
        {...gridProps}
        table={table}
        grid={{ ...grid, selectable: false, cells: pageRows.length > 0 ? editCells : cells }}
      />
    </>
  )
}

/** What all cells need; its identity changes with the columns, the language or the unit of quotas. */
function useCellsContext<Data extends object>(
  { table, cells }: GridModel<Data>,
  definition: EditDefinition<Data>,
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
      definition,
      columns,
      scale: moneyScale(status),
      renderShown: (row, columnId) => renderRow(row, IDLE_ROW)(columnId),
    }),
    [definition, columns, status, renderRow],
  )
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what `extraOf` returned for this row
const editOf = (extra: unknown) => (extra as RowEdit | undefined) ?? NO_EDIT

/** Renders the cells of a row, as the table of a list asks for them. */
function useCellRenderers<Data extends EditableRow>(context: CellsContext<Data>) {
  return useMemo(() => {
    const renderRow: GridCells<Data>['renderRow'] = (row, state, extra) => (columnId) =>
      editCellContent(context, row, editOf(extra), state, columnId)
    const cellProps = (row: Data, columnId: string, extra: unknown) =>
      editCellProps(context, row, editOf(extra), columnId)
    return { renderRow, cellProps }
  }, [context])
}

/** Returns what edit mode knows of a row: for most rows nothing. */
function rowEdits(actions: EditActions, { changes, open }: EditState) {
  const { active, range } = actions.selection() ?? {}
  const selectedRows = new Set(range?.ids)
  const selected = range?.members.join() ?? ''
  return (row: EditableRow): RowEdit => {
    const id = String(row.id)
    return {
      active: active?.id === id ? active.member : undefined,
      selected: selectedRows.has(id) ? selected : '',
      open: open?.id === id ? open : undefined,
      changed: changes.get(row.id),
    }
  }
}

/** Gives the focus to the first cell, and keeps what is typed in the open one when its row or the page is left. */
function useOpenCell(actions: EditActions, { open }: EditState, rows: ReadonlyMap<string, object>): void {
  const hasRows = rows.size > 0
  const focusFirst = useEffectEvent(() => {
    const first = actions.selection()?.active
    // The rows of a search come while its words are typed.
    const isElsewhere = document.activeElement?.closest('main table, [role=dialog], input, select, textarea')
    if (first && !isElsewhere) actions.focusCell(first)
  })
  const commit = useEffectEvent(actions.commit)
  useEffect(() => {
    if (hasRows) focusFirst()
  }, [hasRows])
  useEffect(() => () => commit(), [])
  useWindowEvent('pagehide', actions.commit)
  // A closed tab keeps no changes: the browser asks for a text in an open cell as it does for the others.
  useWindowEvent('beforeunload', (event) => {
    if (actions.hasDraft()) event.preventDefault()
  })
  const isLeft = open !== undefined && !rows.has(open.id)
  useLayoutEffect(() => {
    if (isLeft) actions.leave()
  })
}
