import type { RefObject } from 'react'
import { isTypedInto, useShortcuts, type Shortcut } from '../keys/use-shortcuts'
import { actionsOf } from './grid-focus'

/** The name of a row that links to its page. */
const NAME = '[data-place="title"] :is(a, [role="link"])'
const CHECKBOX = '[data-place="select"] input'

/** The active row of a table: the one with the focus. */
const activeRowOf = (table: Element | null) =>
  table?.contains(document.activeElement)
    ? document.activeElement?.closest<HTMLElement>('tr[data-row]')
    : undefined

/** Makes a row the active one: focuses its name, or its first control. Tells whether it has one. */
export function activateRow(row: Element | null | undefined): boolean {
  const target = row && (row.querySelector<HTMLElement>(NAME) ?? actionsOf(row)[0])
  target?.focus()
  return Boolean(target)
}

/** Makes the next row (`step` 1) or the one before it (-1) the active one; from outside the first or the last one. */
function move(table: Element | null, step: 1 | -1): boolean {
  const active = activeRowOf(table)
  if (!active) return activateRow([...(table?.querySelectorAll('tr[data-row]') ?? [])].at(step > 0 ? 0 : -1))
  const next = step > 0 ? active.nextElementSibling : active.previousElementSibling
  // The active row of a long list was scrolled away, and its neighbours are not rendered: the next key finds them.
  if (next?.matches('[data-gap]')) active.scrollIntoView({ block: 'nearest' })
  else activateRow(next)
  return true
}

/** Presses a control of the active row. */
function press(table: Element | null, selector: string): boolean {
  const control = activeRowOf(table)?.querySelector<HTMLElement>(selector)
  control?.click()
  return Boolean(control)
}

/**
 * Focuses the control of the active row after the one with the focus (`step` 1), or before it (-1). Fields are left out:
 * they would keep the next keys.
 */
function moveInRow(table: Element | null, step: 1 | -1): boolean {
  const row = activeRowOf(table)
  const controls = row ? actionsOf(row).filter((control) => !isTypedInto(control)) : []
  const next = controls[controls.findIndex((control) => control === document.activeElement) + step]
  next?.focus()
  return next !== undefined
}

/**
 * Shortcuts of the rows of a table: `j` and `k` move, `x` selects, `e` opens the page of the record, the arrows left and
 * right move between the controls of a row, but not into its fields. In edit mode the keys belong to the cells.
 */
export function useRowKeys(table: RefObject<HTMLTableElement | null>, isInEditMode: boolean): void {
  const shortcuts: readonly Shortcut[] = [
    ['j', () => move(table.current, 1)],
    ['k', () => move(table.current, -1)],
    ['x', () => press(table.current, CHECKBOX)],
    ['e', () => press(table.current, NAME)],
    ['ArrowRight', () => moveInRow(table.current, 1)],
    ['ArrowLeft', () => moveInRow(table.current, -1)],
  ]
  useShortcuts(isInEditMode ? [] : shortcuts)
}
