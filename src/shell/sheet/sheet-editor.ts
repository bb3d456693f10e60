import type { RefObject } from 'react'
import { flushSync } from 'react-dom'
import type { MoneyScale } from '#/format/quota'
import { t } from '#/i18n/i18n'
import { lastKnownStatus } from '#/resources/status/status'
import { cellOf, parseCell, typedText, type CellModel, type SheetDefinition } from './sheet-definition'
import {
  activeIn,
  fillDown,
  pasteInto,
  rangeBetween,
  type CellInput,
  type CellRef,
  type SheetLayout,
} from './sheet-range'
import { batchCounts, NO_MESSAGES, type CellChange, type SheetStore } from './sheet-state'

/** What the sheet shows now. */
export interface SheetView<Row> {
  layout: SheetLayout
  rows: ReadonlyMap<string, Row>
  scale: MoneyScale
  body: RefObject<HTMLElement | null>
}

/** Frames to wait for a row that is rendered after scrolling to it. */
const MAX_FRAMES = 20

/** Scrolls to where a row of a virtualised table will be. */
function scrollToRow({ ids }: SheetLayout, id: string, body: HTMLElement): void {
  const { top, height } = body.getBoundingClientRect()
  const middle = window.innerHeight / 2
  window.scrollTo({ top: window.scrollY + top + (height * ids.indexOf(id)) / ids.length - middle })
}

/** What can be done in a sheet: moving, editing, filling. Outside React: `show` tells it what is rendered. */
export function createSheetEditor<Row extends { id: number; created_time?: number }>(
  store: SheetStore,
  definition: SheetDefinition<Row>,
  initial: SheetView<Row>,
) {
  let view = initial
  /** What is typed in the open editor; rendering nothing keeps typing quick. */
  let draft = ''
  /** The record of the open editor as it was when it opened: its row may leave the page, or change there. */
  let edited: Row | undefined
  /** Whether a cell had the focus last: a browser sends no event for the removal of what has it. */
  let hadFocus = false

  const modelOf = ({ id, member }: CellRef) => {
    const row = view.rows.get(id)
    return row && cellOf(definition, row, member)
  }
  const announce = (note: string) => store.change({ note, announcement: '' })
  const announceCounts = (note = '', problem = '') => {
    const counts = t('sheet.counts', batchCounts(store.read().batch))
    store.change({ note, announcement: [problem, counts].filter(Boolean).join(' ') })
  }

  /** The text of a cell as it is typed, changed or not. */
  const textOf = (cell: CellRef): string | undefined => {
    const model = modelOf(cell)
    const pending = store.read().batch.get(Number(cell.id))?.cells[cell.member]
    if (!model) return undefined
    if (pending && pending.value === undefined) return pending.text
    // Not the text that was typed: the list may show quotas in another unit since.
    return typedText(model, pending?.value ?? model.stored, view.scale)
  }

  /** What a text changes in a cell of a record, and why it cannot be written. */
  const changeIn = (row: Row, model: CellModel, { member, text }: CellInput) => {
    const parsed = parseCell(model, text, view.scale)
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
    return { change: { ...change, text: typedText(model, value, view.scale), value }, problem: undefined }
  }

  /** What a text changes in a cell; undefined for a cell that cannot be edited. */
  const changeOf = (input: CellInput): CellChange | undefined => {
    const row = view.rows.get(input.id)
    const model = row && cellOf(definition, row, input.member)
    return model && !model.reason ? changeIn(row, model, input).change : undefined
  }

  const activeCell = () => activeIn(view.layout, store.read().active)

  const focusCell = (cell: CellRef, frames = MAX_FRAMES): void => {
    const { body, layout } = view
    const row = body.current?.querySelector(`tr[data-row="${CSS.escape(cell.id)}"]`)
    const element = row?.querySelector<HTMLElement>(`[data-cell="${CSS.escape(cell.member)}"]`)
    if (element) return element.focus()
    if (!body.current || frames === 0) return undefined
    if (frames === MAX_FRAMES) scrollToRow(layout, cell.id, body.current)
    requestAnimationFrame(() => focusCell(cell, frames - 1))
    return undefined
  }

  /** Closes the editor and keeps what was typed, which `noteOf` may comment on. */
  const close = (noteOf = (_row: Row) => ''): void => {
    const { editor } = store.read()
    if (!editor) return
    store.change({ editor: undefined })
    if (!edited || draft === editor.text) return
    const model = cellOf(definition, edited, editor.cell.member)
    if (!model) return
    // Also in a record that can no longer be edited: the run of the changes says why it leaves one out.
    const { change, problem } = changeIn(edited, model, { ...editor.cell, text: draft })
    store.apply([change])
    announceCounts(noteOf(edited), problem === undefined ? '' : t('sheet.problem', { problem }))
  }
  const commit = (): void => close()

  /** Keeps what was typed, and the focus, when the row of the open editor or of the focused cell is not rendered any more. */
  const leaveRemoved = (body: HTMLElement | null): void => {
    const isOpen = store.read().editor !== undefined
    if (isOpen && !body?.querySelector('[data-editor]'))
      close((row) => t('sheet.rowLeft', { name: definition.rowName(row) }))
    if (!hadFocus || document.activeElement !== document.body) return
    hadFocus = false
    // In another cell the next keys of somebody who is typing would change that one.
    body?.closest('table')?.focus({ preventScroll: true })
  }

  const select = (cell: CellRef, corner: CellRef | undefined): void => {
    // A note is about the cell before. Without one the announcement stays: the entry of this move may just have made it.
    const messages = store.read().note === '' ? undefined : NO_MESSAGES
    flushSync(() => store.change({ active: cell, anchor: corner, ...messages }))
    focusCell(cell)
  }

  /** Moves the focus to a cell; `extend` keeps the other corner of the selection. */
  const goTo = (cell: CellRef, extend = false): void => {
    commit()
    const { anchor } = store.read()
    const corner = extend ? (anchor ?? activeCell()) : undefined
    select(cell, corner)
  }

  const range = () => {
    const active = activeCell()
    const { anchor } = store.read()
    return active && rangeBetween(view.layout, anchor ?? active, active)
  }

  /** Changes several cells as one step, and tells how many could not be changed; `noteOf` gets the number of valid ones. */
  const apply = (inputs: readonly CellInput[], leftOut = 0, noteOf = (_valid: number) => ''): void => {
    const changes = inputs.flatMap((input) => changeOf(input) ?? [])
    const skipped = inputs.length - changes.length + leftOut
    if (changes.length > 0) store.apply(changes)
    const skippedNote = skipped > 0 ? t('sheet.leftOut', { n: skipped }) : ''
    const valid = changes.filter(({ value }) => value !== undefined).length
    announceCounts([noteOf(valid), skippedNote].filter(Boolean).join(' '))
  }

  return {
    /** Called after each render with what is shown. */
    show: (next: SheetView<Row>): void => {
      const before = range()?.ids.join()
      view = next
      // Another order or other rows would put cells that nobody selected between the corners.
      if (store.read().anchor && range()?.ids.join() !== before) store.change({ anchor: undefined })
      leaveRemoved(next.body.current)
    },
    /** Called when a cell, or a control in it, gets or loses the focus. */
    noteFocus: (hasFocus: boolean): void => {
      hadFocus = hasFocus
    },
    activeCell,
    range,
    textOf,
    goTo,
    focusCell,
    commit,
    /** Whether the open editor has a text that is not in the batch. */
    hasDraft: (): boolean => {
      const { editor } = store.read()
      return editor !== undefined && draft !== editor.text
    },
    /** Makes a cell that has got the focus the active one. */
    follow: (cell: CellRef): void => {
      const active = activeCell()
      if (cell.id !== active?.id || cell.member !== active.member)
        store.change({ active: cell, anchor: undefined })
    },
    /** Selects from `corner` to `cell`, which gets the focus. */
    selectRange: (corner: CellRef, cell: CellRef): void => {
      commit()
      select(cell, corner)
    },
    /** Opens the editor of the active cell, with its own text or with `text` in place of it. */
    edit: (text?: string): void => {
      commit()
      const cell = activeCell()
      const row = cell && view.rows.get(cell.id)
      const model = row && cellOf(definition, row, cell.member)
      if (!model) return
      if (model.reason) return announce(t(model.reason))
      const own = textOf(cell) ?? ''
      // Also if the input begins blank: a key of an input method may type nothing at all.
      draft = own
      edited = row
      flushSync(() => store.change({ active: cell, anchor: undefined, editor: { cell, text: own } }))
      const input = view.body.current?.querySelector<HTMLInputElement>('[data-editor]')
      if (!input) return
      if (text !== undefined) input.value = text
      input.focus()
      input.select()
    },
    type: (text: string): void => {
      draft = text
    },
    cancel: (): void => {
      const cell = activeCell()
      flushSync(() => store.change({ editor: undefined }))
      if (cell) focusCell(cell)
    },
    /** Puts a pasted table into the cells from the first selected one; `isCut` if only its beginning was read. */
    paste: (table: ReadonlyArray<readonly string[]>, isCut = false): void => {
      const into = range()
      if (!into) return
      commit()
      // As in an input, which holds one line: no form could make or show a name of two.
      const lines = table.map((line) => line.map((text) => text.replaceAll(/[\r\n]+/g, ' ')))
      const { inputs, leftOut } = pasteInto(view.layout, into, lines)
      apply(inputs, leftOut, () => (isCut ? t('sheet.cut', { n: table.length }) : ''))
      const [first, last] = [inputs[0], inputs.at(-1)]
      if (!first || !last) return
      flushSync(() => store.change({ active: first, anchor: last }))
      focusCell(first)
    },
    fillDown: (): void => {
      const cells = range()
      if (!cells || cells.ids.length < 2) return announce(t('sheet.fill.selectFirst'))
      return apply(fillDown(cells, textOf), 0, (n) => t('sheet.filled', { n }))
    },
    /** Clears the selected cells where their field may be blank. */
    clear: (): void => {
      const cells = range()
      if (!cells) return
      const inputs = cells.ids.flatMap((id) => cells.members.map((member) => ({ id, member, text: '' })))
      const allowed = inputs.filter((input) => changeOf(input)?.value !== undefined)
      if (allowed.length === 0) announce(t('sheet.notBlank'))
      else apply(allowed, inputs.length - allowed.length)
    },
    undo: (): void => {
      store.undo()
      announceCounts()
    },
  }
}

/** What can be done in a sheet. */
export type SheetEditor = Omit<ReturnType<typeof createSheetEditor>, 'show'>
