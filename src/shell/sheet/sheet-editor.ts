import type { RefObject } from 'react'
import { flushSync } from 'react-dom'
import type { MoneyScale } from '#/format/quota'
import { t } from '#/i18n/i18n'
import { cellOf, parseCell, typedText, type SheetDefinition } from './sheet-definition'
import {
  activeIn,
  fillDown,
  pasteInto,
  rangeBetween,
  type CellInput,
  type CellRef,
  type SheetLayout,
} from './sheet-range'
import { batchCounts, type CellChange, type SheetStore } from './sheet-state'

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
export function createSheetEditor<Row extends { id: number }>(
  store: SheetStore,
  definition: SheetDefinition<Row>,
  initial: SheetView<Row>,
) {
  let view = initial
  /** What is typed in the open editor; rendering nothing keeps typing quick. */
  let draft = ''

  const modelOf = ({ id, member }: CellRef) => {
    const row = view.rows.get(id)
    return row && cellOf(definition, row, member)
  }
  const announce = (announcement: string) => store.change({ announcement })
  const announceCounts = (note = '') => {
    const counts = batchCounts(store.read().batch)
    announce([note, t('sheet.counts', counts)].filter(Boolean).join(' '))
  }

  /** The text of a cell as it is typed, changed or not. */
  const textOf = (cell: CellRef): string | undefined => {
    const model = modelOf(cell)
    const pending = store.read().batch.get(Number(cell.id))?.cells[cell.member]
    return model && (pending?.text ?? typedText(model, model.stored, view.scale))
  }

  /** What a text changes in a cell; undefined for a cell that cannot be edited. */
  const changeOf = ({ id, member, text }: CellInput): CellChange | undefined => {
    const { rows, scale } = view
    const row = rows.get(id)
    const model = row && cellOf(definition, row, member)
    if (!model || model.reason) return undefined
    const parsed = parseCell(model, text, scale)
    const change = { id: row.id, name: definition.rowName(row), member, from: model.stored }
    if ('problem' in parsed) return { ...change, text }
    return { ...change, text: typedText(model, parsed.value, scale), value: parsed.value }
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

  /** Moves the focus to a cell; `extend` keeps the other corner of the selection. */
  const goTo = (cell: CellRef, extend = false): void => {
    const { anchor } = store.read()
    const corner = extend ? (anchor ?? activeCell()) : undefined
    flushSync(() => store.change({ active: cell, anchor: corner, editor: undefined }))
    focusCell(cell)
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

  /** Closes the editor and keeps what was typed. */
  const commit = (): void => {
    const { editor, active } = store.read()
    if (!editor || !active) return
    const change = draft === editor.text ? undefined : changeOf({ ...active, text: draft })
    store.change({ editor: undefined })
    if (!change) return
    store.apply([change])
    const model = modelOf(active)
    const parsed = model && parseCell(model, change.text, view.scale)
    announceCounts(parsed && 'problem' in parsed ? t('sheet.problem', { problem: parsed.problem }) : '')
  }

  return {
    /** Called after each render with what is shown. */
    show: (next: SheetView<Row>): void => {
      view = next
    },
    activeCell,
    range,
    textOf,
    goTo,
    focusCell,
    commit,
    /** Selects from `corner` to `cell`, which gets the focus. */
    selectRange: (corner: CellRef, cell: CellRef): void => {
      flushSync(() => store.change({ active: cell, anchor: corner, editor: undefined }))
      focusCell(cell)
    },
    /** Opens the editor of the active cell, with its own text or with `text` in place of it. */
    edit: (text?: string): void => {
      const cell = activeCell()
      const model = cell && modelOf(cell)
      if (!model) return
      if (model.reason) return announce(t(model.reason))
      const own = textOf(cell) ?? ''
      draft = text ?? own
      flushSync(() => store.change({ active: cell, anchor: undefined, editor: { text: own } }))
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
      store.change({ editor: undefined })
      const { inputs, leftOut } = pasteInto(view.layout, into, table)
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
