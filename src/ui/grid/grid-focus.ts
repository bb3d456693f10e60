import { useEffect, useRef, type RefObject } from 'react'

const FOCUSABLE = 'a[href],button,input,select,textarea,[tabindex]:not([tabindex="-1"])'
/** Overlays that a row's action may have opened: its menu, or a confirmation dialog. */
const OVERLAYS = 'dialog,[role="dialog"],[role="menu"],[data-portal]'

/** What can have the focus in a row, in order. */
export function actionsOf(row: Element): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>(FOCUSABLE)]
}

/**
 * Moves the focus when the focused row is removed: to the same action of the row that takes its place, else to the
 * table. `ids` are the displayed rows, in order. With `place` `table` always there: in the next cell the keys of
 * somebody who is typing would change that one.
 */
export function useRowFocus(
  table: RefObject<HTMLTableElement | null>,
  ids: readonly string[],
  place: 'next' | 'table',
): void {
  const focused = useRef<{ id: string; action: number }>(undefined)
  const previousIds = useRef(ids)

  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return
      const row = table.current?.contains(target) ? target.closest<HTMLElement>('tr[data-row]') : null
      if (row?.dataset.row !== undefined) {
        focused.current = {
          id: row.dataset.row,
          action: actionsOf(row).findIndex((action) => action === target),
        }
      } else if (!target.closest(OVERLAYS)) focused.current = undefined
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [table])

  useEffect(() => {
    const oldIds = previousIds.current
    previousIds.current = ids
    const last = focused.current
    if (!last || ids.includes(last.id) || document.activeElement !== document.body) return
    focused.current = undefined
    const nextId = ids[Math.min(oldIds.indexOf(last.id), ids.length - 1)]
    const row = nextId && table.current?.querySelector(`tr[data-row="${CSS.escape(nextId)}"]`)
    const actions = row && place === 'next' ? actionsOf(row) : []
    const next = actions[Math.min(Math.max(last.action, 0), actions.length - 1)]
    if (next) next.focus()
    else table.current?.focus({ preventScroll: true })
  }, [ids, table, place])
}
