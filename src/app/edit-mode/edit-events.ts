import type {
  ClipboardEvent,
  FocusEvent,
  FormEvent,
  KeyboardEvent,
  MouseEvent,
  PointerEvent,
  SyntheticEvent,
} from 'react'
import { isComposing } from '#/ui/language/is-composing'
import { targetOf } from '../list/use-row-links'
import { formatClipboardTable, isTable, parseClipboardTable } from './clipboard-table'
import type { EditActions } from './edit-actions'
import { moveBy, stepTo, type CellRef, type CellLayout } from './cell-range'

/** The cell that an event comes from. */
function cellAt(event: SyntheticEvent): CellRef | undefined {
  const cell = targetOf(event, '[data-cell]')
  const id = cell?.closest<HTMLElement>('tr[data-row]')?.dataset.row
  const member = cell?.dataset.cell
  return id === undefined || member === undefined ? undefined : { id, member }
}

/** Whether the focus is in a cell: a browser also tells the rows of copying a text that is selected in them. */
const hasFocusedCell = () => Boolean(document.activeElement?.closest('[data-cell]'))
const isOnButton = (event: SyntheticEvent) => targetOf(event, '[data-undo]') !== null
const isInEditor = (event: SyntheticEvent) => targetOf(event, '[data-editor]') !== null

/** The keys of an open editor; all others belong to its input. */
function onEditorKey(event: KeyboardEvent, actions: EditActions, layout: CellLayout): void {
  const cell = cellAt(event)
  if (isComposing(event) || !cell) return
  const { key, shiftKey } = event
  if (key !== 'Enter' && key !== 'Tab' && key !== 'Escape') return
  event.preventDefault()
  event.stopPropagation()
  if (key === 'Escape') return actions.cancel()
  actions.commit()
  const next =
    key === 'Tab'
      ? stepTo(layout, cell, shiftKey ? -1 : 1)
      : moveBy(layout, cell, shiftKey ? 'ArrowUp' : 'ArrowDown')
  actions.goTo(next ?? cell)
}

/** Does what a key with Ctrl or Command means. Returns whether it means anything; with Shift, A and D belong to the browser. */
function onCommandKey(key: string, hasShift: boolean, actions: EditActions): boolean {
  if (key === 'z' && hasShift) actions.redo()
  else if (key === 'z') actions.undo()
  else if (hasShift) return false
  else if (key === 'y') actions.redo()
  else if (key === 'd') actions.fillDown()
  else if (key === 'a') actions.selectAll()
  else return false
  return true
}

function onCellKey(event: KeyboardEvent, actions: EditActions, layout: CellLayout): void {
  const { key, shiftKey, ctrlKey, metaKey, altKey } = event
  const cell = cellAt(event)
  if (!cell || altKey) return
  const hasCommand = ctrlKey || metaKey
  const next = moveBy(layout, cell, key, hasCommand)
  if (next) {
    event.preventDefault()
    if (key === 'ArrowUp' && next.id === cell.id && !shiftKey) focusHeading(event)
    else actions.goTo(next, shiftKey)
    return
  }
  if (hasCommand) {
    if (onCommandKey(key.toLowerCase(), shiftKey, actions)) event.preventDefault()
    return
  }
  if (key === 'Enter' || key === 'F2') {
    event.preventDefault()
    actions.edit()
  } else if (key === 'Delete' || key === 'Backspace') {
    event.preventDefault()
    actions.clear()
  } else if (key === 'Escape') actions.goTo(cell)
  // The key itself, or the composition that it begins, goes into the input, which has the focus by then.
  else if (key.length === 1 || isComposing(event)) actions.edit('')
}

/** From the first row the arrow up reaches the heading, which sorts. */
function focusHeading(event: KeyboardEvent): void {
  const cell = targetOf(event, 'td, th')
  if (!(cell instanceof HTMLTableCellElement)) return
  const head = cell.closest('table')?.tHead?.rows[0]
  head?.cells[cell.cellIndex]?.querySelector('button')?.focus()
}

/** From a heading the arrows to the sides reach its neighbours, and the arrow down the cells. Tab stops at no heading. */
export function onHeadKey(event: KeyboardEvent<HTMLElement>, actions: EditActions): void {
  const { key, currentTarget } = event
  const buttons = [...currentTarget.querySelectorAll('button')]
  const at = buttons.findIndex((button) => button === document.activeElement)
  const cell = actions.selection()?.active
  if (key === 'ArrowDown' && cell) actions.goTo(cell)
  else if (key === 'ArrowRight') buttons[at + 1]?.focus()
  else if (key === 'ArrowLeft') buttons[at - 1]?.focus()
  else return
  event.preventDefault()
}

/** The kind of pointer that pressed last: not every browser of the build's targets tells it with a click. */
let pressedBy = ''

/** Event handlers for the `tbody` in edit mode: its rows have none. */
export function editEvents(actions: EditActions, layout: CellLayout, undoDeletion: (id: string) => void) {
  const copy = (event: ClipboardEvent): boolean => {
    const range = actions.selection()?.range
    if (isInEditor(event) || !range || !hasFocusedCell()) return false
    const lines = range.ids.map((id) => range.members.map((member) => actions.textOf({ id, member }) ?? ''))
    event.clipboardData.setData('text/plain', formatClipboardTable(lines))
    event.preventDefault()
    return true
  }
  return {
    onKeyDown: (event: KeyboardEvent) => {
      if (isOnButton(event)) return
      if (isInEditor(event)) onEditorKey(event, actions, layout)
      else onCellKey(event, actions, layout)
    },
    onPointerDown: ({ pointerType }: PointerEvent) => {
      pressedBy = pointerType
    },
    onMouseDown: (event: MouseEvent) => {
      const cell = cellAt(event)
      if (!cell || isInEditor(event) || isOnButton(event) || event.button !== 0) return
      // Otherwise the browser selects text, or moves the focus after this handler has.
      event.preventDefault()
      actions.goTo(cell, event.shiftKey)
    },
    onClick: (event: MouseEvent) => {
      const undoButton = targetOf(event, '[data-undo]')
      if (undoButton) return undoDeletion(undoButton.closest<HTMLElement>('tr[data-row]')?.dataset.row ?? '')
      // Touch has neither keys nor a double click.
      if (pressedBy === 'touch' && cellAt(event) && !isInEditor(event)) actions.edit()
    },
    onDoubleClick: (event: MouseEvent) => {
      if (cellAt(event) && !isInEditor(event) && !isOnButton(event)) actions.edit()
    },
    onInput: (event: FormEvent) => {
      if (event.target instanceof HTMLInputElement) actions.type(event.target.value)
    },
    onFocus: (event: FocusEvent) => {
      const cell = cellAt(event)
      if (!cell || event.target !== targetOf(event, '[data-cell]')) return
      // A browser sends a paste to the selected text rather than to the focus.
      window.getSelection()?.removeAllRanges()
      // A click with another button and a screen reader focus a cell themselves.
      actions.follow(cell)
    },
    onBlur: (event: FocusEvent) => {
      // The window has lost the focus, not the cell: it gets it back with the window.
      if (event.target === document.activeElement || !document.hasFocus()) return
      if (isInEditor(event)) actions.commit()
    },
    onCopy: (event: ClipboardEvent) => void copy(event),
    onCut: (event: ClipboardEvent) => {
      if (copy(event)) actions.clear()
    },
    onPaste: (event: ClipboardEvent) => {
      const text = event.clipboardData.getData('text/plain')
      if (text === '' || !hasFocusedCell() || (isInEditor(event) && !isTable(text))) return
      event.preventDefault()
      const { lines, isCut } = parseClipboardTable(text)
      actions.paste(lines, isCut)
    },
  }
}
