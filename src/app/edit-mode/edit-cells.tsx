import type { ComponentProps, ReactNode } from 'react'
import IconArrowBackUp from '@tabler/icons-react/icons/IconArrowBackUp'
import type { MoneyScale } from '#/format/quota'
import { t } from '#/i18n/i18n'
import { RowButton } from '#/ui/row/row-controls'
import type { RowState } from '#/ui/row/row-states'
import textClasses from '#/ui/text/text.module.css'
import { cellOf, parseCell, shownText, type CellModel, type EditDefinition } from './edit-definition'
import type { ChangedCell, ChangedRow, OpenCell } from './edit-state'
import classes from './edit-mode.module.css'

/** A column of the list in edit mode. */
export interface EditColumn {
  label: string
  /** The member that it edits; undefined for a column that is only shown. */
  member: string | undefined
  /** Whether it names the row. */
  isTitle: boolean
}

/** What all cells need; a new identity renders all rows. */
export interface CellsContext<Row> {
  definition: EditDefinition<Row>
  columns: ReadonlyMap<string, EditColumn>
  scale: MoneyScale
  /** Renders a cell as the list does. */
  renderShown: (row: Row, columnId: string) => ReactNode
}

/** What edit mode knows of a row; the members are equal as long as nothing of the row changes. */
export interface RowEdit {
  /** The member of the cell in this row that has the tab stop. */
  active: string | undefined
  /** The selected members, joined by commas. */
  selected: string
  open: OpenCell | undefined
  changed: ChangedRow | undefined
}

/** What a cell that can be edited shows; undefined for one that is only shown. */
function cellView<Row>(context: CellsContext<Row>, row: Row, edit: RowEdit, columnId: string) {
  const { definition, columns, scale } = context
  const column = columns.get(columnId)
  const model = column?.member === undefined ? undefined : cellOf(definition, row, column.member)
  if (!model || column?.member === undefined) return undefined
  const { member } = column
  const change = edit.changed?.cells[member]
  return { column, member, model, change, note: noteOf(model, change, scale) }
}

// None of these is a component or calls a hook: a list renders dozens of rows at once.

/** The attributes of a cell. */
export function editCellProps<Row>(
  context: CellsContext<Row>,
  row: Row,
  edit: RowEdit,
  columnId: string,
): ComponentProps<'td'> {
  const view = cellView(context, row, edit, columnId)
  // Its content names it, with its note.
  const common = { className: classes.cell, 'aria-label': undefined }
  if (!view) return { ...common, 'aria-readonly': true }
  const { member, model, change, note } = view
  const data = {
    'data-cell': member,
    'data-changed': change !== undefined || undefined,
    'data-readonly': model.reason !== undefined || undefined,
  }
  return {
    ...common,
    ...data,
    tabIndex: edit.active === member ? 0 : -1,
    'aria-selected': edit.selected.split(',').includes(member),
    'aria-readonly': model.reason !== undefined,
    // Never absent: screen readers are told of a change to false, but not of a removal.
    'aria-invalid': note?.isProblem === true,
  }
}

/** The content of a cell: its value or its input, and a note. */
export function editCellContent<Row extends { id: number }>(
  context: CellsContext<Row>,
  row: Row,
  edit: RowEdit,
  state: RowState,
  columnId: string,
): ReactNode {
  const { definition, columns, scale, renderShown } = context
  const name = definition.rowName(row)
  const deletionNote = columns.get(columnId)?.isTitle && renderDeletionNote(name, state)
  const view = cellView(context, row, edit, columnId)
  if (!view) {
    if (!columns.get(columnId)?.isTitle) return renderShown(row, columnId)
    return (
      <>
        <bdi translate="no">{name}</bdi>
        {deletionNote}
      </>
    )
  }
  const { column, member, model, change, note } = view
  const noteId = `edit-note-${row.id}-${member}`
  const text = textOf(model, change, scale)
  const isShownAsInList = model.reason && !state.deletion && !column.isTitle
  return (
    <>
      {edit.open?.member === member ? (
        <input
          data-editor
          className={classes.editor}
          aria-label={t('editMode.cell', { column: column.label, name })}
          // The cell itself is read with its note, which would be read twice if it described the cell.
          aria-describedby={note ? noteId : undefined}
          inputMode={model.isQuota ? 'decimal' : undefined}
          autoComplete="off"
          spellCheck={false}
          defaultValue={edit.open.text}
        />
      ) : (
        <bdi translate="no" className={classes.text} data-blank={text === '' || undefined}>
          {isShownAsInList ? renderShown(row, columnId) : text || t('job.edit.blank')}
        </bdi>
      )}
      {deletionNote}
      {note && (
        <span id={noteId} className={classes.note} data-problem={note.isProblem || undefined}>
          {note.isHidden ? <span className={textClasses.hidden}>{note.text}</span> : note.text}
        </span>
      )}
    </>
  )
}

/** What the name of a row that is being deleted says, and the button that takes it back. */
function renderDeletionNote(name: string, { deletion }: RowState): ReactNode {
  if (!deletion) return null
  return (
    <span className={classes.note}>
      {t('row.deleting')}{' '}
      {deletion === 'waiting' && (
        <RowButton data-undo="" icon={IconArrowBackUp} size="sm" label={t('row.undoOf', { name })} />
      )}
    </span>
  )
}

function textOf(model: CellModel, change: ChangedCell | undefined, scale: MoneyScale): string {
  if (!change) return shownText(model, model.stored, scale)
  return change.value === undefined ? change.text : shownText(model, change.value, scale)
}

/** What a cell says besides its value: why it is not sent, that the row changed meanwhile, or its value before. */
function noteOf(model: CellModel, change: ChangedCell | undefined, scale: MoneyScale) {
  const note = { isHidden: false, isProblem: false }
  if (model.reason) return { ...note, text: t(model.reason), isHidden: true }
  if (!change) return undefined
  if (change.value === undefined) {
    // Validated again for the message in the current language.
    const parsed = parseCell(model, change.text, scale)
    return { ...note, text: 'problem' in parsed ? parsed.problem : t('fields.required'), isProblem: true }
  }
  if (change.from !== model.stored)
    return { ...note, text: t('job.moved', { value: shownText(model, model.stored, scale) }) }
  return { ...note, text: t('editMode.before', { value: shownText(model, change.from, scale) }) }
}
