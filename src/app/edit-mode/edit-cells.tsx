import type { ReactNode } from 'react'
import IconArrowBackUp from '@tabler/icons-react/icons/IconArrowBackUp'
import type { MoneyScale } from '#/format/quota'
import { t } from '#/i18n/i18n'
import { RowButton } from '#/ui/row/row-controls'
import type { RowState } from '#/ui/row/row-state'
import textClasses from '#/ui/text/text.module.css'
import { undoDeletion } from '../jobs/deletions'
import type { ChangedCell, ChangedRow } from './edit-changes'
import {
  cellOf,
  parseCell,
  shownText,
  typedText,
  type CellModel,
  type EditDefinition,
} from './edit-definition'
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
  noun: string
  definition: EditDefinition<Row>
  columns: ReadonlyMap<string, EditColumn>
  scale: MoneyScale
  /** Renders a cell as the list does. */
  renderShown: (row: Row, columnId: string) => ReactNode
}

/** Shows a text in an uncontrolled input, unless somebody is typing another into it. With a new identity it runs with each render. */
const showing = (text: string) => (input: HTMLInputElement | null) => {
  if (!input) return
  input.defaultValue = text
  if (input.dataset.typed === undefined && input.value !== text) input.value = text
}

/** The content of a cell: its input or its value, and a note. No component: a list renders dozens of rows at once. */
export function editCell<Row extends { id: number }>(
  context: CellsContext<Row>,
  row: Row,
  changed: ChangedRow | undefined,
  state: RowState,
  columnId: string,
): ReactNode {
  const { definition, columns, scale, renderShown } = context
  const column = columns.get(columnId)
  const { member, isTitle = false } = column ?? {}
  const name = definition.rowName(row)
  const deletion = isTitle && deletionNote(context.noun, String(row.id), name, state)
  const model = member === undefined ? undefined : cellOf(definition, row, member)
  if (!column || member === undefined || !model || model.reason) {
    return (
      <>
        {isTitle ? <bdi translate="no">{name}</bdi> : renderShown(row, columnId)}
        {deletion}
        {model?.reason && !deletion && <span className={textClasses.hidden}>{t(model.reason)}</span>}
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
        ref={showing(isInvalid ? change.text : typedText(model, change?.value ?? model.stored, scale))}
        data-member={member}
        data-changed={change !== undefined || undefined}
        className={classes.input}
        aria-label={t('editMode.cell', { column: column.label, name })}
        aria-describedby={note ? noteId : undefined}
        aria-invalid={isInvalid || undefined}
        inputMode={model.isQuota ? 'decimal' : undefined}
        autoComplete="off"
        spellCheck={false}
      />
      {note && (
        <span id={noteId} className={classes.note} data-problem={isInvalid || undefined}>
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
        <RowButton
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
  const value = shownText(model, isMoved ? model.stored : change.from, scale)
  return t(isMoved ? 'job.moved' : 'editMode.before', { value })
}
