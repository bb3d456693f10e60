import type { ReactNode } from 'react'
import IconArrowBackUp from '@tabler/icons-react/icons/IconArrowBackUp'
import type { MoneyScale } from '#/format/quota'
import { t } from '#/i18n/i18n'
import { recordName, type NamedMembers } from '#/resources/known-record'
import { columnLabel, type GridColumnsShown } from '#/ui/grid/grid-table'
import { IconButton } from '#/ui/button/icon-button'
import type { RowState } from '#/ui/row/row-state'
import { showText } from '#/ui/row/uncontrolled-input'
import { HIDDEN } from '#/ui/text/hidden'
import { undoDeletion } from '../jobs/deletions'
import type { ChangedCell, ChangedRow } from './edit-changes'
import {
  cellOf,
  isQuota,
  parseCell,
  shownText,
  typedText,
  type CellModel,
  type EditDefinition,
} from './edit-definition'
import classes from './edit-mode.module.css'

type Column<Row extends object> = GridColumnsShown<Row>[number]

/** What the cells of a row need. */
interface EditedRow<Row extends object> {
  definition: EditDefinition<Row>
  scale: MoneyScale
  row: Row
  /** Renders a cell as the list does. */
  shown: (column: Column<Row>) => ReactNode
}

/** The content of a cell: its input or its value, and a note. No component: a list renders dozens of rows at once. */
export function editCell<Row extends NamedMembers>(
  { definition, scale, row, shown }: EditedRow<Row>,
  column: Column<Row>,
  changed: ChangedRow | undefined,
  state: RowState,
): ReactNode {
  const { id: member, columnDef } = column
  const name = recordName(definition.noun, row)
  const model = columnDef.meta?.edit ? cellOf(definition, row, member) : undefined
  if (!model || model.reason) {
    const isTitle = columnDef.meta?.phone === 'title'
    const deletion = isTitle && deletionNote(definition.noun, String(row.id), name, state)
    return (
      <>
        {isTitle ? <bdi translate="no">{name}</bdi> : shown(column)}
        {deletion}
        {model?.reason && !deletion && <span className={HIDDEN}>{t(model.reason)}</span>}
      </>
    )
  }
  const change = changed?.cells[member]
  const note = noteOf(model, change, scale)
  const noteId = `edit-note-${row.id}-${member}`
  const isInvalid = change !== undefined && change.value === undefined
  return (
    <>
      <input
        ref={showText(isInvalid ? change.text : typedText(model.field, change?.value ?? model.stored, scale))}
        data-member={member}
        data-changed={change !== undefined || undefined}
        className={classes.input}
        aria-label={t('editMode.cell', { column: columnLabel(column), name })}
        aria-describedby={note ? noteId : undefined}
        aria-invalid={isInvalid || undefined}
        inputMode={isQuota(model.field) ? 'decimal' : undefined}
        autoComplete="off"
        spellCheck={false}
      />
      {note && (
        <span
          id={noteId}
          className={classes.note}
          role={isInvalid ? 'alert' : undefined}
          data-problem={isInvalid || undefined}
        >
          {note}
        </span>
      )}
    </>
  )
}

/** What the name of a row that is being deleted says, and the button that takes it back. */
function deletionNote(noun: string, id: string, name: string, { deletion }: RowState): ReactNode {
  if (!deletion) return null
  return (
    <span className={classes.note}>
      {t('row.deleting')}{' '}
      {deletion === 'waiting' && (
        <IconButton
          icon={IconArrowBackUp}
          size="sm"
          label={t('row.undoOf', { name })}
          onClick={() => undoDeletion(noun, id)}
        />
      )}
    </span>
  )
}

/** What a cell says besides its value: why it is not sent, that the row changed meanwhile, or its value before. */
function noteOf(model: CellModel, change: ChangedCell | undefined, scale: MoneyScale): string | undefined {
  if (!change) return undefined
  if (change.value === undefined) {
    // Validated again for the message in the current language.
    const parsed = parseCell(model, change.text, scale)
    return 'problem' in parsed ? parsed.problem : t('fields.required')
  }
  const isMoved = change.from !== model.stored
  const value = shownText(model.field, isMoved ? model.stored : change.from, scale)
  return t(isMoved ? 'job.moved' : 'editMode.before', { value })
}
