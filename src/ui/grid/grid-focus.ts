import { useEffect, useRef, type RefObject } from 'react'

/** Without the button that opens a row on a phone: elsewhere it is hidden. */
const FOCUSABLE = 'a[href],button:not([data-opener]),input,select,textarea,[tabindex]:not([tabindex="-1"])'
/** Overlays that a row's action may have opened: its menu, or a confirmation dialog. */
const OVERLAYS = 'dialog,[role="dialog"],[role="menu"],[data-portal]'
/** The time an overlay may take to close after its row was removed. */
const OVERLAY_TIMEOUT_MS = 3000

type FocusedAction = {
  id: string
  action: number
  /** The row that takes the place of the removed one. */
  nextRowId?: string
}

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
  const focused = useRef<FocusedAction>(undefined)
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
    if (!last || ids.includes(last.id)) return undefined
    // Computed once: the list may change again while the dialog is still closing.
    last.nextRowId ??= ids[Math.min(oldIds.indexOf(last.id), ids.length - 1)]
    const moveFocus = () => {
      focused.current = undefined
      const rows = [...(table.current?.querySelectorAll<HTMLElement>('tr[data-row]') ?? [])]
      const row = rows.find((candidate) => candidate.dataset.row === last.nextRowId)
      const actions = row && place === 'next' ? actionsOf(row) : []
      const nextFocusTarget = actions[Math.min(Math.max(last.action, 0), actions.length - 1)]
      if (nextFocusTarget) nextFocusTarget.focus()
      else table.current?.focus({ preventScroll: true })
    }
    if (document.activeElement === document.body) {
      moveFocus()
      return undefined
    }
    const since = Date.now()
    const timer = setInterval(() => {
      const isOnBody = document.activeElement === document.body
      if (isOnBody) moveFocus()
      const isElsewhere = !isOnBody && !document.activeElement?.closest(OVERLAYS)
      if (isOnBody || isElsewhere || Date.now() - since > OVERLAY_TIMEOUT_MS) clearInterval(timer)
    }, 50)
    return () => clearInterval(timer)
  }, [ids, table, place])
}
