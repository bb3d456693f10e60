import { useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import type { MoneyScale } from '#/format/quota'
import { t } from '#/i18n/i18n'
import { lastKnownStatus } from '#/resources/status/status'
import {
  fillDown,
  pasteInto,
  rangeBetween,
  selectionIn,
  type CellInput,
  type CellLayout,
  type CellRef,
} from './cell-range'
import { cellOf, parseCell, typedText, type CellModel, type EditDefinition } from './edit-definition'
import type { CellChange, EditMessage } from './edit-state'
import type { EditStore } from './edit-store'

/** A row that can be edited. */
export interface EditableRow {
  id: number
  created_time?: number
}

/** What edit mode shows. */
export interface EditView<Row> {
  definition: EditDefinition<Row>
  layout: CellLayout
  rows: ReadonlyMap<string, Row>
  scale: MoneyScale
  table: RefObject<HTMLTableElement | null>
}

/** What is typed in the open cell: in no state, since rendering nothing keeps typing quick. */
export interface CellDraft<Row> {
  /** The row as it was when the cell was opened: it may leave the page, or change there. */
  row: Row
  text: string
}

/** Frames to wait for a row that is rendered after scrolling to it. */
const MAX_FRAMES = 20

/** Scrolls to where a row of a virtualised table will be. */
function scrollToRow({ ids }: CellLayout, id: string, body: HTMLElement): void {
  const { top, height } = body.getBoundingClientRect()
  const middle = window.innerHeight / 2
  window.scrollTo({ top: window.scrollY + top + (height * ids.indexOf(id)) / ids.length - middle })
}

/** What can be done in edit mode, with what it shows now: moving, typing, filling. */
export function editActions<Row extends EditableRow>(
  store: EditStore,
  view: EditView<Row>,
  draft: RefObject<CellDraft<Row> | undefined>,
) {
  const { definition, layout, rows, scale, table } = view
  const tell = (note: string) => store.dispatch({ type: 'tell', note })
  const selection = () => selectionIn(layout, store.read())
  const modelOf = (row: Row | undefined, member: string) => row && cellOf(definition, row, member)

  /** The text of a cell as it is typed, changed or not. */
  const textOf = ({ id, member }: CellRef): string | undefined => {
    const model = modelOf(rows.get(id), member)
    const changed = store.read().changes.get(Number(id))?.cells[member]
    if (!model) return undefined
    if (changed && changed.value === undefined) return changed.text
    // Not the text that was typed: the list may show quotas in another unit since.
    return typedText(model, changed?.value ?? model.stored, scale)
  }

  /** What a text changes in a cell of a row, and why it cannot be written. */
  const changeIn = (row: Row, model: CellModel, { member, text }: CellInput) => {
    const parsed = parseCell(model, text, scale)
    const change = {
      id: row.id,
      name: definition.rowName(row),
      created_time: row.created_time,
      server: lastKnownStatus().start_time,
      member,
      from: model.stored,
    }
    if ('problem' in parsed) return { change: { ...change, text }, problem: parsed.problem }
    const { value } = parsed
    return { change: { ...change, text: typedText(model, value, scale), value }, problem: undefined }
  }

  /** What a text changes in a cell; undefined for a cell that cannot be edited. */
  const changeOf = (input: CellInput): CellChange | undefined => {
    const row = rows.get(input.id)
    const model = modelOf(row, input.member)
    return row && model && !model.reason ? changeIn(row, model, input).change : undefined
  }

  const focusCell = (cell: CellRef, frames = MAX_FRAMES): void => {
    const body = table.current?.tBodies[0]
    const row = body?.querySelector(`tr[data-row="${CSS.escape(cell.id)}"]`)
    const element = row?.querySelector<HTMLElement>(`[data-cell="${CSS.escape(cell.member)}"]`)
    if (element) return element.focus()
    if (!body || frames === 0) return undefined
    if (frames === MAX_FRAMES) scrollToRow(layout, cell.id, body)
    requestAnimationFrame(() => focusCell(cell, frames - 1))
    return undefined
  }

  /** Closes the open cell and keeps what was typed, which `noteOf` may comment on. */
  const close = (noteOf = (_row: Row) => ''): void => {
    const { open } = store.read()
    if (!open) return
    store.dispatch({ type: 'close' })
    const typed = draft.current
    if (!typed || typed.text === open.text) return
    const model = modelOf(typed.row, open.member)
    if (!model) return
    // Also in a row that can no longer be edited: the job of the changes says why it leaves one out.
    const { change, problem } = changeIn(typed.row, model, { ...open, text: typed.text })
    store.dispatch({
      type: 'change',
      changes: [change],
      note: noteOf(typed.row),
      problem: problem === undefined ? '' : t('editMode.problem', { problem }),
    })
  }
  const commit = (): void => close()

  /** Gives the focus to a cell; `anchor` is the other corner of the selected range. */
  const select = (cell: CellRef, anchor?: CellRef): void => {
    commit()
    const block = anchor && { anchor, ids: rangeBetween(layout, anchor, cell).ids }
    flushSync(() => store.dispatch({ type: 'select', active: cell, block }))
    focusCell(cell)
  }

  /** Changes several cells as one step, and tells how many could not be changed; `noteOf` gets the number of valid ones. */
  const apply = (inputs: readonly CellInput[], leftOut = 0, noteOf = (_valid: number) => ''): void => {
    const changes = inputs.flatMap((input) => changeOf(input) ?? [])
    const skipped = inputs.length - changes.length + leftOut
    const skippedNote = skipped > 0 ? t('editMode.leftOut', { n: skipped }) : ''
    const valid = changes.filter(({ value }) => value !== undefined).length
    const note: EditMessage['note'] = [noteOf(valid), skippedNote].filter(Boolean).join(' ')
    store.dispatch({ type: 'change', changes, note })
  }

  return {
    selection,
    textOf,
    focusCell,
    commit,
    /** Keeps what was typed in a cell whose row is not on the page any more. */
    leave: (): void => close((row) => t('editMode.rowLeft', { name: definition.rowName(row) })),
    /** Whether the open cell has a text that is not among the changes. */
    hasDraft: (): boolean => {
      const { open } = store.read()
      return open !== undefined && draft.current?.text !== open.text
    },
    /** Moves the focus to a cell; `isExtending` keeps the other corner of the selection. */
    goTo: (cell: CellRef, isExtending = false): void =>
      select(cell, isExtending ? selection()?.anchor : undefined),
    /** Makes a cell that has got the focus the active one. */
    follow: (cell: CellRef): void => {
      const active = selection()?.active
      if (cell.id !== active?.id || cell.member !== active.member)
        store.dispatch({ type: 'select', active: cell })
    },
    /** Selects all cells of the page, up to the first one, which gets the focus. */
    selectAll: (): void => {
      const { ids, members } = layout
      const [id, member, lastId, lastMember] = [ids[0], members[0], ids.at(-1), members.at(-1)]
      if (id === undefined || member === undefined || lastId === undefined || lastMember === undefined) return
      select({ id, member }, { id: lastId, member: lastMember })
    },
    /** Opens the active cell, with its own text or with `text` in place of it. */
    edit: (text?: string): void => {
      commit()
      const cell = selection()?.active
      const row = cell && rows.get(cell.id)
      const model = cell && modelOf(row, cell.member)
      if (!row || !model) return
      if (model.reason) return tell(t(model.reason))
      const own = textOf(cell) ?? ''
      // Also if the input begins blank: a key of an input method may type nothing at all.
      draft.current = { row, text: own }
      flushSync(() => store.dispatch({ type: 'open', cell: { ...cell, text: own } }))
      const input = table.current?.querySelector<HTMLInputElement>('[data-editor]')
      if (!input) return
      if (text !== undefined) input.value = text
      input.focus()
      input.select()
    },
    type: (text: string): void => {
      if (draft.current) draft.current = { ...draft.current, text }
    },
    cancel: (): void => {
      flushSync(() => store.dispatch({ type: 'close' }))
      const cell = selection()?.active
      if (cell) focusCell(cell)
    },
    /** Puts a pasted table into the cells from the first selected one; `isCut` if only its beginning was read. */
    paste: (pasted: ReadonlyArray<readonly string[]>, isCut = false): void => {
      const into = selection()?.range
      if (!into) return
      // As in an input, which holds one line: no form could make or show a name of two.
      const lines = pasted.map((line) => line.map((text) => text.replaceAll(/[\r\n]+/g, ' ')))
      const { inputs, leftOut } = pasteInto(layout, into, lines)
      const [first, last] = [inputs[0], inputs.at(-1)]
      if (first && last) select(first, last)
      apply(inputs, leftOut, () => (isCut ? t('editMode.cut', { n: pasted.length }) : ''))
    },
    fillDown: (): void => {
      const range = selection()?.range
      if (!range || range.ids.length < 2) return tell(t('editMode.fill.selectFirst'))
      return apply(fillDown(range, textOf), 0, (n) => t('editMode.filled', { n }))
    },
    /** Clears the selected cells where their field may be blank. */
    clear: (): void => {
      const range = selection()?.range
      if (!range) return
      const inputs = range.ids.flatMap((id) => range.members.map((member) => ({ id, member, text: '' })))
      const allowed = inputs.filter((input) => changeOf(input)?.value !== undefined)
      if (allowed.length === 0) tell(t('editMode.notBlank'))
      else apply(allowed, inputs.length - allowed.length)
    },
    undo: (): void => store.dispatch({ type: 'undo' }),
    redo: (): void => store.dispatch({ type: 'redo' }),
  }
}

/** The actions with a draft of their own. */
export function useEditActions<Row extends EditableRow>(store: EditStore, view: EditView<Row>): EditActions {
  const [draft] = useState<RefObject<CellDraft<Row> | undefined>>(() => ({ current: undefined }))
  return editActions(store, view, draft)
}

/** What can be done in edit mode. */
export type EditActions = ReturnType<typeof editActions>
