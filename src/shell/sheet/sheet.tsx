import { ActionButton } from '#/ui/controls/action-button'
import { Button } from '@mantine/core'
import { useEffect, useLayoutEffect, useMemo, useRef, useSyncExternalStore, useState } from 'react'
import type { MoneyScale } from '#/format/quota'
import { currentLanguage } from '#/i18n/i18n'
import { moneyScale } from '#/resources/status/status'
import { useStatus } from '#/session/use-status'
import { BatchDialog } from '#/shell/jobs/batch-dialog'
import { useBeingDeleted } from '#/shell/jobs/deletions'
import { ConfirmDialog } from '#/ui/dialog/confirm-dialog'
import { useUnsavedWork } from '#/ui/dialog/unsaved-work'
import { columnLabel } from '#/ui/grid/grid-table'
import type { GridModel } from '#/ui/grid/use-grid'
import { useT } from '#/ui/language/use-t'
import { Announced } from '#/ui/text/announced'
import { lockRowsBeingDeleted, type SheetDefinition, cellKind, shownText } from './sheet-definition'
import { createSheetEditor, type SheetEditor } from './sheet-editor'
import { usePageOwner } from './sheet-mode'
import type { SheetColumn, SheetContext } from './sheet-row'
import { sheetStoreOf, batchCounts, batchEntries, unsent, type SheetStore } from './sheet-state'
import { SheetTable } from './sheet-table'
import classes from './sheet.module.css'

interface Props<Data extends object> extends SheetProps<Data> {
  definition: SheetDefinition<Data>
}

const EMPTY = { ids: [], members: [] }
const UNITS = { perDollar: 0, inCurrency: false }
const IDLE = { actions: {}, drafts: {} }

/** A list that is edited as a table, with the bar of its changes. */
export function Sheet<Data extends { id: number; created_time?: number }>(props: Props<Data>) {
  const { grid, label, noun, onLeave } = props
  const t = useT()
  const definition = useMemo(() => lockRowsBeingDeleted(props.definition, noun), [props.definition, noun])
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
    // The rows of a search come while its words are typed.
    const isElsewhere = document.activeElement?.closest('main table, [role=dialog], input, select, textarea')
    if (first && !isElsewhere) editor.focusCell(first)
    // A closed tab keeps no changes: the browser asks for a text in an open editor as it does for the others.
    const ask = (event: Event) => {
      if (editor.hasDraft()) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    // What is typed in an open editor is kept when the page is left.
    window.addEventListener('pagehide', editor.commit)
    return () => {
      window.removeEventListener('beforeunload', ask)
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
      {pageRows.length > 0 && (
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
      )}
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

interface SheetBarProps<Row> {
  state: ReturnType<SheetStore['read']>
  store: SheetStore
  editor: SheetEditor
  columns: readonly SheetColumn[]
  definition: SheetDefinition<Row>
  noun: string
  scale: MoneyScale
  onLeave: () => void
}

/** The bar above a sheet: how many cells are changed, and what can be done with the changes. */
function SheetBar<Row>(props: SheetBarProps<Row>) {
  const { state, store, editor, columns, definition, noun, scale, onLeave } = props
  const t = useT()
  const [dialog, setDialog] = useState<'review' | 'discard'>()
  const { valid, invalid } = batchCounts(state.batch)
  const total = valid + invalid
  const close = () => setDialog(undefined)
  const discard = () => {
    store.replace(new Map())
    close()
  }
  const deleting = useBeingDeleted(noun)
  const all = batchEntries(state.batch)
  const entries = all.filter(({ id }) => !deleting.has(String(id)))
  const problem = all.length === 0 ? t('sheet.onlyInvalid') : t('row.deleting')
  const none = total === 0 ? t('sheet.noChanges') : undefined
  return (
    <div role="group" aria-label={t('sheet.bar')} className={classes.bar}>
      <p className={classes.hint}>
        {state.note === '' && t('sheet.hint')}
        <Announced text={state.note} detail={state.announcement} />
      </p>
      {invalid > 0 && <strong className={classes.invalid}>{t('sheet.invalid', { n: invalid })}</strong>}
      <Button size="xs" onClick={editor.fillDown}>
        {t('sheet.fill')}
      </Button>
      <ActionButton
        size="xs"
        disabledReason={none}
        onClick={() => (total > 1 ? setDialog('discard') : discard())}
      >
        {t('sheet.discard')}
      </ActionButton>
      <ActionButton
        size="xs"
        disabledReason={total > 0 ? t('sheet.leave.changes') : undefined}
        onClick={onLeave}
      >
        {t('sheet.leave')}
      </ActionButton>
      <ActionButton
        variant="filled"
        size="xs"
        disabledReason={entries.length === 0 ? (none ?? problem) : undefined}
        onClick={() => setDialog('review')}
      >
        {t('sheet.review', { n: valid })}
      </ActionButton>
      {dialog === 'discard' && (
        <ConfirmDialog
          title={t('sheet.discard.ask', { n: total })}
          hint={t('sheet.discard.hint')}
          confirmLabel={t('sheet.discard')}
          onConfirm={discard}
          onCancel={close}
        />
      )}
      {dialog === 'review' && (
        <BatchDialog
          kind={definition.kind}
          title={definition.title}
          entries={entries}
          labelOf={(member) => columns.find((column) => column.member === member)?.label ?? member}
          textOf={(member, value) => shownText(cellKind(definition, member), value, scale)}
          leftOut={invalid}
          deleting={all.length - entries.length}
          onStart={() => store.passOn(unsent(state.batch, entries))}
          onClose={close}
        />
      )}
    </div>
  )
}
