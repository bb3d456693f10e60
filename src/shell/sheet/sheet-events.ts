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
import type { SheetEditor } from './sheet-editor'
import { moveBy, stepTo, type CellRef, type SheetLayout } from './sheet-range'

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
function onEditorKey(event: KeyboardEvent, editor: SheetEditor, layout: SheetLayout): void {
  const cell = cellAt(event)
  if (isComposing(event) || !cell) return
  const { key, shiftKey } = event
  if (key !== 'Enter' && key !== 'Tab' && key !== 'Escape') return
  event.preventDefault()
  event.stopPropagation()
  if (key === 'Escape') return editor.cancel()
  editor.commit()
  const next =
    key === 'Tab'
      ? stepTo(layout, cell, shiftKey ? -1 : 1)
      : moveBy(layout, cell, shiftKey ? 'ArrowUp' : 'ArrowDown')
  editor.goTo(next ?? cell)
}

/** The keys with Ctrl or Command. Returns whether the key was used. */
function onCommandKey(key: string, editor: SheetEditor, { ids, members }: SheetLayout): boolean {
  if (key === 'd') editor.fillDown()
  else if (key === 'z') editor.undo()
  else if (key === 'a') {
    const [id, member, lastId, lastMember] = [ids[0], members[0], ids.at(-1), members.at(-1)]
    if (id === undefined || member === undefined || lastId === undefined || lastMember === undefined)
      return false
    editor.selectRange({ id: lastId, member: lastMember }, { id, member })
  } else return false
  return true
}

function onCellKey(event: KeyboardEvent, editor: SheetEditor, layout: SheetLayout): void {
  const { key, shiftKey, ctrlKey, metaKey, altKey } = event
  const cell = cellAt(event)
  if (!cell || altKey) return
  const hasCommand = ctrlKey || metaKey
  const next = moveBy(layout, cell, key, hasCommand)
  if (next) {
    event.preventDefault()
    if (key === 'ArrowUp' && next.id === cell.id && !shiftKey) focusHeading(event)
    else editor.goTo(next, shiftKey)
    return
  }
  if (hasCommand) {
    // With Shift, Z would do again what was undone, and A and D belong to the browser.
    if (!shiftKey && onCommandKey(key.toLowerCase(), editor, layout)) event.preventDefault()
    return
  }
  if (key === 'Enter' || key === 'F2') {
    event.preventDefault()
    editor.edit()
  } else if (key === 'Delete' || key === 'Backspace') {
    event.preventDefault()
    editor.clear()
  } else if (key === 'Escape') editor.goTo(cell)
  // The key itself, or the composition that it begins, goes into the input, which has the focus by then.
  else if (key.length === 1 || isComposing(event)) editor.edit('')
}

/** From the first row the arrow up reaches the heading, which sorts. */
function focusHeading(event: KeyboardEvent): void {
  const cell = targetOf(event, '[data-cell]')
  const heading = cell?.closest('table')?.querySelector(`th[data-member="${cell.dataset.cell ?? ''}"] button`)
  if (heading instanceof HTMLElement) heading.focus()
}

/** The kind of pointer that pressed last: not every browser of the build's targets tells it with a click. */
let pressedBy = ''

/** Event handlers for the `tbody` of a sheet: its rows have none. */
export function sheetEvents(
  editor: SheetEditor,
  layout: () => SheetLayout,
  undoDeletion: (id: string) => void,
) {
  return {
    onKeyDown: (event: KeyboardEvent) => {
      if (isOnButton(event)) return
      if (isInEditor(event)) onEditorKey(event, editor, layout())
      else onCellKey(event, editor, layout())
    },
    onPointerDown: ({ pointerType }: PointerEvent) => {
      pressedBy = pointerType
    },
    onMouseDown: (event: MouseEvent) => {
      const cell = cellAt(event)
      if (!cell || isInEditor(event) || isOnButton(event) || event.button !== 0) return
      // Otherwise the browser selects text, or moves the focus after this handler has.
      event.preventDefault()
      editor.commit()
      editor.goTo(cell, event.shiftKey)
    },
    onClick: (event: MouseEvent) => {
      const undoButton = targetOf(event, '[data-undo]')
      if (undoButton) return undoDeletion(undoButton.closest<HTMLElement>('tr[data-row]')?.dataset.row ?? '')
      // Touch has neither keys nor a double click.
      if (pressedBy === 'touch' && cellAt(event) && !isInEditor(event)) editor.edit()
    },
    onDoubleClick: (event: MouseEvent) => {
      if (cellAt(event) && !isInEditor(event) && !isOnButton(event)) editor.edit()
    },
    onInput: (event: FormEvent) => {
      if (event.target instanceof HTMLInputElement) editor.type(event.target.value)
    },
    onFocus: (event: FocusEvent) => {
      editor.noteFocus(true)
      const cell = cellAt(event)
      if (!cell || event.target !== targetOf(event, '[data-cell]')) return
      // A browser sends a paste to the selected text rather than to the focus.
      window.getSelection()?.removeAllRanges()
      // A click with another button and a screen reader focus a cell themselves.
      editor.follow(cell)
    },
    onBlur: (event: FocusEvent) => {
      // The window has lost the focus, not the cell: it gets it back with the window.
      if (event.target === document.activeElement || !document.hasFocus()) return
      editor.noteFocus(false)
      if (isInEditor(event)) editor.commit()
    },
    onCopy: (event: ClipboardEvent) => {
      const range = editor.range()
      if (isInEditor(event) || !range || !hasFocusedCell()) return
      const lines = range.ids.map((id) => range.members.map((member) => editor.textOf({ id, member }) ?? ''))
      event.clipboardData.setData('text/plain', formatClipboardTable(lines))
      event.preventDefault()
    },
    onPaste: (event: ClipboardEvent) => {
      const text = event.clipboardData.getData('text/plain')
      if (text === '' || !hasFocusedCell() || (isInEditor(event) && !isTable(text))) return
      event.preventDefault()
      const { lines, isCut } = parseClipboardTable(text)
      editor.paste(lines, isCut)
    },
  }
}

/** Limits of a pasted block: what exceeds them is cut off before anything is parsed. */
export const PASTE_LIMITS = { characters: 1_000_000, lines: 5000, columns: 50 } as const

/** A block of texts as spreadsheets put it on the clipboard. */
export interface ClipboardTable {
  lines: string[][]
  /** Whether more was pasted than the limits allow. */
  isCut: boolean
}

/** Whether a pasted text is more than the content of one cell. */
export function isTable(text: string): boolean {
  return /[\t\r\n]/.test(text.replace(/\r?\n$/, ''))
}

/** Reads a cell in quotes, which may contain tabs, line ends and doubled quotes; undefined if the quotes do not close. */
function quotedCell(text: string, start: number): { cell: string; end: number } | undefined {
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] !== '"') continue
    if (text[at + 1] === '"') at += 1
    else {
      const isEnd = at + 1 === text.length || /[\t\r\n]/.test(text[at + 1] ?? '')
      return isEnd ? { cell: text.slice(start + 1, at).replaceAll('""', '"'), end: at + 1 } : undefined
    }
  }
  return undefined
}

/** Parses tab-separated text; reads no more lines, columns and characters than `PASTE_LIMITS`. */
export function parseClipboardTable(pasted: string): ClipboardTable {
  const text = pasted.slice(0, PASTE_LIMITS.characters)
  const separator = /[\t\r\n]/g
  const lines: string[][] = []
  let line: string[] = []
  let at = 0
  while (at <= text.length && lines.length < PASTE_LIMITS.lines) {
    const quoted = text[at] === '"' ? quotedCell(text, at) : undefined
    separator.lastIndex = at
    const end = quoted?.end ?? separator.exec(text)?.index ?? text.length
    if (line.length < PASTE_LIMITS.columns) line.push((quoted?.cell ?? text.slice(at, end)).trim())
    if (text[end] !== '\t') {
      lines.push(line)
      line = []
    }
    at = end + (text.startsWith('\r\n', end) ? 2 : 1)
    // A line end at the very end does not begin another line.
    if (at === text.length && text[end] !== '\t') break
  }
  return { lines, isCut: at < text.length || pasted.length > text.length }
}

const quoted = (cell: string) => (/["\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** Formats texts as spreadsheets read them from the clipboard. */
export function formatClipboardTable(lines: ReadonlyArray<readonly string[]>): string {
  return lines.map((line) => line.map(quoted).join('\t')).join('\n')
}
