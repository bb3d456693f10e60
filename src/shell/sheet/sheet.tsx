import { useEffect, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { currentLanguage } from '#/i18n/i18n'
import { moneyScale } from '#/resources/status/status'
import { useStatus } from '#/session/use-status'
import { useUnsavedWork } from '#/ui/dialog/unsaved-work'
import { columnLabel } from '#/ui/grid/grid-table'
import type { GridModel } from '#/ui/grid/use-grid'
import { useT } from '#/ui/language/use-t'
import { Announced } from '#/ui/text/announced'
import { usePageOwner } from './sheet-mode'
import { SheetBar } from './sheet-bar'
import { withoutLeaving, type SheetDefinition } from './sheet-definition'
import { createSheetEditor } from './sheet-editor'
import type { SheetColumn, SheetContext } from './sheet-row'
import { sheetStoreOf } from './sheet-state'
import { SheetTable } from './sheet-table'

interface Props<Data extends object> extends SheetProps<Data> {
  definition: SheetDefinition<Data>
}

const EMPTY = { ids: [], members: [] }
const UNITS = { perDollar: 0, inCurrency: false }
const IDLE = { actions: {}, drafts: {} }

/** A list that is edited as a table, with the bar of its changes. */
export function Sheet<Data extends { id: number }>(props: Props<Data>) {
  const { grid, label, noun, onLeave } = props
  const t = useT()
  const definition = useMemo(() => withoutLeaving(props.definition, noun), [props.definition, noun])
  const owner = usePageOwner() ?? 0
  const status = useStatus()
  const scale = useMemo(() => moneyScale(status), [status])
  const store = sheetStoreOf(owner, noun)
  const state = useSyncExternalStore(store.subscribe, store.read)
  const body = useRef<HTMLTableSectionElement>(null)
  const { pageRows } = grid
  const { renderRow } = grid.cells
  const language = currentLanguage()
  const columns = useSheetColumns(grid, language)

  const layout = useMemo(
    () => ({ ids: pageRows.map(({ id }) => id), members: columns.flatMap(({ member }) => member ?? []) }),
    [pageRows, columns],
  )
  const rows = useMemo(() => new Map(pageRows.map(({ id, original }) => [id, original])), [pageRows])
  const context = useMemo<SheetContext<Data>>(
    () => ({
      definition,
      columns,
      scale,
      renderShown: (row, columnId) => renderRow(row, IDLE)(columnId),
      language,
    }),
    [definition, columns, scale, renderRow, language],
  )

  // Made once: the effect below tells it what is shown.
  const editor = useMemo(
    () =>
      createSheetEditor<Data>(store, definition, {
        layout: EMPTY,
        rows: new Map(),
        scale: UNITS,
        body: { current: null },
      }),
    [store, definition],
  )
  useLayoutEffect(() => editor.show({ layout, rows, scale, body }), [editor, layout, rows, scale])
  useEffect(() => {
    const first = editor.activeCell()
    if (first && !document.activeElement?.closest('main table, dialog')) editor.focusCell(first)
    // What is typed in an open editor is kept when the page is left.
    window.addEventListener('pagehide', editor.commit)
    return () => {
      window.removeEventListener('pagehide', editor.commit)
      editor.commit()
    }
  }, [editor])
  // With changes the end of the session opens the log-in dialog over the page.
  useUnsavedWork('typed', () => store.read().batch.size > 0 || store.read().editor !== undefined)

  return (
    <>
      <SheetBar
        state={state}
        store={store}
        editor={editor}
        columns={columns}
        definition={definition}
        noun={noun}
        scale={scale}
        onLeave={onLeave}
      />
      <Announced isHidden text={state.announcement} />
      <SheetTable
        grid={grid}
        label={t('sheet.label', { name: label })}
        context={context}
        layout={layout}
        state={state}
        editor={editor}
        body={body}
        noun={noun}
      />
    </>
  )
}

/** The columns of a sheet: the name, those that can be edited, and those that are shown beside them. */
function useSheetColumns<Data extends object>(
  { table, hiddenColumns: { hidden } }: GridModel<Data>,
  language: string,
): readonly SheetColumn[] {
  return useMemo(
    () =>
      table
        .getAllLeafColumns()
        .flatMap((column): SheetColumn[] => {
          const { edit: member, phone, isInSheet, align } = column.columnDef.meta ?? {}
          const isTitle = phone === 'title'
          const isShown = isInSheet && !hidden.has(column.id)
          if (!isTitle && member === undefined && !isShown) return []
          const base = { id: column.id, label: columnLabel(column), canSort: column.getCanSort() }
          return [{ ...base, member, isTitle, align }]
        })
        .toSorted((a, b) => Number(b.isTitle) - Number(a.isTitle)),
    // oxlint-disable-next-line react/exhaustive-deps -- the headings are in the language
    [table, hidden, language],
  )
}

/** What the sheet of a list gets from its screen. */
export interface SheetProps<Data extends object> {
  grid: GridModel<Data>
  /** The accessible name: the screen's heading. */
  label: string
  noun: string
  onLeave: () => void
}
