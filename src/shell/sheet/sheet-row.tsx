import { memo, type ReactNode, type Ref } from 'react'
import IconArrowBackUp from '@tabler/icons-react/icons/IconArrowBackUp'
import type { MoneyScale } from '#/format/quota'
import { t } from '#/i18n/i18n'
import { TABLE_ROLES } from '#/ui/grid/grid-table'
import { RowButton } from '#/ui/row/row-controls'
import type { DeletionState } from '#/ui/row/row-states'
import textClasses from '#/ui/text/text.module.css'
import { cellOf, parseCell, shownText, type CellModel, type SheetDefinition } from './sheet-definition'
import type { CellEditor, PendingCell, PendingRecord } from './sheet-state'
import classes from './sheet.module.css'

/** A column of a sheet. */
export interface SheetColumn {
  id: string
  label: string
  /** The member that it edits; undefined for a column that is only shown. */
  member: string | undefined
  /** Whether it names the row. */
  isTitle: boolean
  align: 'end' | undefined
  canSort: boolean
}

/** What all rows of a sheet need; a new identity renders all rows. */
export interface SheetContext<Row> {
  definition: SheetDefinition<Row>
  columns: readonly SheetColumn[]
  scale: MoneyScale
  /** Renders a cell as the list does. */
  renderShown: (row: Row, columnId: string) => ReactNode
  /** A memo key: the texts of the cells depend on it. */
  language: string
}

interface Props<Row> {
  context: SheetContext<Row>
  row: Row
  id: string
  /** The member of the cell in this row that has the tab stop. */
  active: string | undefined
  /** The selected members, joined by commas. */
  selected: string
  /** The open editor of a cell in this row. */
  editor: CellEditor | undefined
  pending: PendingRecord | undefined
  /** Whether the record is being deleted. */
  deletion: DeletionState | undefined
  index?: number | undefined
  measure?: Ref<HTMLTableRowElement> | undefined
}

// No component of a row may use a hook: a list renders dozens of rows at once (H10).

function Row<Record_>({ index, measure, ...props }: Props<Record_>) {
  const { context, row, id, deletion } = props
  return (
    <tr
      {...TABLE_ROLES.row}
      className={classes.row}
      data-row={id}
      data-deleting={deletion}
      data-index={index}
      aria-rowindex={index === undefined ? undefined : index + 2}
      ref={measure}
    >
      {context.columns.map((column) => {
        const { member, isTitle } = column
        const model = member === undefined ? undefined : cellOf(context.definition, row, member)
        if (model && member !== undefined) return renderCell(props, column, member, model)
        const Cell = isTitle ? 'th' : 'td'
        const role = isTitle ? TABLE_ROLES.title : { role: 'gridcell' }
        return (
          <Cell
            key={column.id}
            {...role}
            aria-readonly
            className={classes.cell}
            data-place={placeOf(column)}
            data-align={column.align}
          >
            {isTitle ? (
              <>
                <bdi translate="no">{context.definition.rowName(row)}</bdi>
                {renderDeletionNote(props)}
              </>
            ) : (
              context.renderShown(row, column.id)
            )}
          </Cell>
        )
      })}
    </tr>
  )
}

const placeOf = ({ isTitle, member }: SheetColumn) =>
  isTitle ? 'title' : member === undefined ? 'shown' : undefined

function renderCell<Record_>(
  props: Props<Record_>,
  column: SheetColumn,
  member: string,
  model: CellModel,
): ReactNode {
  const { context, row, id, active, selected, editor, pending, deletion } = props
  const { definition, scale } = context
  const isActive = active === member
  const change = pending?.cells[member]
  const text = textOf(model, change, scale)
  const note = noteOf(model, change, scale)
  const noteId = `sheet-note-${id}-${member}`
  const Cell = column.isTitle ? 'th' : 'td'
  return (
    <Cell
      key={column.id}
      {...(column.isTitle ? TABLE_ROLES.title : { role: 'gridcell' })}
      className={classes.cell}
      data-cell={member}
      data-place={placeOf(column)}
      data-align={column.align}
      data-changed={change !== undefined || undefined}
      data-readonly={model.reason !== undefined || undefined}
      tabIndex={isActive ? 0 : -1}
      aria-selected={selected.split(',').includes(member)}
      aria-readonly={model.reason !== undefined}
      // Never absent: screen readers are told of a change to false, but not of a removal.
      aria-invalid={note?.isProblem === true}
    >
      {editor?.cell.member === member ? (
        <input
          data-editor
          className={classes.editor}
          aria-label={t('sheet.cell', { column: column.label, name: definition.rowName(row) })}
          // The cell itself is read with its note, which would be read twice if it described the cell.
          aria-describedby={note ? noteId : undefined}
          inputMode={model.isQuota ? 'decimal' : undefined}
          autoComplete="off"
          spellCheck={false}
          defaultValue={editor.text}
        />
      ) : (
        <bdi translate="no" className={classes.text} data-blank={text === '' || undefined}>
          {model.reason && !deletion && !column.isTitle
            ? context.renderShown(row, column.id)
            : text || t('bulk.edit.blank')}
        </bdi>
      )}
      {column.isTitle && renderDeletionNote(props)}
      {note && (
        <span id={noteId} className={classes.note} data-problem={note.isProblem || undefined}>
          {note.isHidden ? <span className={textClasses.hidden}>{note.text}</span> : note.text}
        </span>
      )}
    </Cell>
  )
}

/** What the name of a record that is being deleted says, and the button that takes it back. */
function renderDeletionNote<Record_>({ context, row, deletion }: Props<Record_>): ReactNode {
  if (!deletion) return null
  return (
    <span className={classes.note}>
      {t('row.deleting')}{' '}
      {deletion === 'waiting' && (
        <RowButton
          data-undo=""
          icon={IconArrowBackUp}
          size="sm"
          label={t('row.undoOf', { name: context.definition.rowName(row) })}
        />
      )}
    </span>
  )
}

function textOf(model: CellModel, change: PendingCell | undefined, scale: MoneyScale): string {
  if (!change) return shownText(model, model.stored, scale)
  return change.value === undefined ? change.text : shownText(model, change.value, scale)
}

/** What a cell says besides its value: why it is not sent, that the record changed meanwhile, or its value before. */
function noteOf(model: CellModel, change: PendingCell | undefined, scale: MoneyScale) {
  if (model.reason) return { text: t(model.reason), isHidden: true, isProblem: false }
  if (!change) return undefined
  if (change.value === undefined) {
    // Validated again for the message in the current language.
    const parsed = parseCell(model, change.text, scale)
    const text = 'problem' in parsed ? parsed.problem : t('fields.required')
    return { text, isHidden: false, isProblem: true }
  }
  if (change.from !== model.stored)
    return {
      text: t('bulk.moved', { value: shownText(model, model.stored, scale) }),
      isHidden: false,
      isProblem: false,
    }
  return {
    text: t('sheet.before', { value: shownText(model, change.from, scale) }),
    isHidden: false,
    isProblem: false,
  }
}

/** One row, memoised by its record and its part of the sheet's state: a key in one cell renders one row. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- memo() forgets the type parameter
export const SheetRow = memo(Row) as typeof Row
