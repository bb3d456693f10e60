import { useWindowEvent } from '@mantine/hooks'
import { useEffectEvent, useLayoutEffect, useMemo, useState } from 'react'
import { moneyScale } from '#/resources/status/status'
import { useStatus } from '#/session/use-status'
import { useUnsavedWork } from '#/ui/dialog/unsaved-work'
import { Grid, type GridProps } from '#/ui/grid/grid'
import type { GridCells } from '#/ui/grid/use-grid'
import type { NamedRow } from '#/resources/known-record'
import { IDLE_ROW } from '#/ui/row/row-state'
import { useStored } from '#/ui/storage/use-stored'
import { editActions } from './edit-actions'
import { EditBar } from './edit-bar'
import { editCell } from './edit-cells'
import type { ChangedRow } from './edit-changes'
import { isMoney, type EditDefinition } from './edit-definition'
import { usePageOwner } from './edit-mode-switch'
import { editStoreOf } from './edit-store'

interface Props<Data extends object> extends GridProps<Data> {
  definition: EditDefinition<Data>
}

/** The input of a cell with a text that is not among the changes. */
const typedInput = (table: Element | null) => table?.querySelector<HTMLInputElement>('input[data-typed]')

/** The table of a list in edit mode: inputs in its cells, and the bar of its changes. */
export function EditMode<Data extends NamedRow>(props: Props<Data>) {
  const { definition, grid, ...gridProps } = props
  const { table } = gridProps
  const status = useStatus()
  const scale = useMemo(() => moneyScale(status), [status])
  const store = editStoreOf(usePageOwner() ?? 0, definition.noun)
  const state = useStored(store)
  const [last] = useState((): Parameters<typeof editActions<Data>>[2] => ({ current: undefined }))
  const edited = grid.table.getVisibleLeafColumns().filter(({ columnDef }) => columnDef.meta?.edit)
  const actions = editActions<Data>(
    store,
    {
      definition,
      rows: new Map(grid.pageRows.map(({ id, original }) => [id, original])),
      members: edited.map(({ id }) => id),
      selected: grid.selected.map(({ id }) => String(id)),
      scale,
    },
    last,
  )
  const commit = () => actions.commit(typedInput(table.current))
  // What is being typed is kept when the page is left.
  const commitOnLeave = useEffectEvent(commit)
  useLayoutEffect(() => () => commitOnLeave(), [])
  useWindowEvent('pagehide', commit)
  // A closed tab keeps no changes: the browser asks for a text in a cell as it does for the others.
  useWindowEvent('beforeunload', (event) => {
    if (typedInput(table.current)) event.preventDefault()
  })
  // With changes the end of the session opens the log-in dialog over the page.
  useUnsavedWork('typed', () => store.read().changes.length > 0 || Boolean(typedInput(table.current)))

  const { renderRow: renderShown, states } = grid.cells
  const renderRow = useMemo((): GridCells<Data>['renderRow'] => {
    return (row, rowState, changed) => {
      const shown = renderShown(row, IDLE_ROW)
      return (column) =>
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what `extraOf` returned for this row
        editCell({ definition, scale, row, shown }, column, changed as ChangedRow | undefined, rowState)
    }
  }, [definition, scale, renderShown])
  const cells: GridCells<Data> = {
    renderRow,
    extraOf: (row) => state.changes.find(({ id }) => id === row.id),
    states,
    events: actions.events,
    unitOf: (member) => (isMoney(definition.fields[member], scale) ? '$' : undefined),
  }
  return (
    <>
      <EditBar
        state={state}
        store={store}
        fill={actions.fill}
        labelOf={(member) => edited.find(({ id }) => id === member)?.columnDef.meta?.label?.() ?? member}
        definition={definition}
        scale={scale}
      />
      <Grid {...gridProps} grid={{ ...grid, cells }} />
    </>
  )
}
