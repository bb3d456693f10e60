import { useEffect, useRef, type RefObject } from 'react'

const FOCUSABLE = 'a[href],button,input,select,textarea,[tabindex]:not([tabindex="-1"])'
/** Where the focus may be for a while on behalf of a row: its menu, or a question about it. */
const OVERLAYS = '[role="dialog"],[role="alertdialog"],[role="menu"],[data-portal]'
/** How long a question may take to close after its row is gone. */
const OVERLAY_TIMEOUT_MS = 3000

type FocusedAction = {
  id: string
  action: number
  /** The row that comes after it, once it is gone. */
  nextRowId?: string
}

function actionsOf(row: Element): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>(FOCUSABLE)]
}

/**
 * When the row that had the focus disappears, the same action of the row now in its place gets it, else the
 * table (AX-30). `ids` are the rows on screen, in order.
 */
export function useRowFocus(table: RefObject<HTMLTableElement | null>, ids: readonly string[]): void {
  const focused = useRef<FocusedAction>(undefined)
  const before = useRef(ids)

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
    const old = before.current
    before.current = ids
    const last = focused.current
    if (!last || ids.includes(last.id)) return undefined
    // Looked up once: the list may change again while a question is still closing.
    last.nextRowId ??= ids[Math.min(old.indexOf(last.id), ids.length - 1)]
    const moveFocus = () => {
      focused.current = undefined
      const row = [...(table.current?.querySelectorAll<HTMLElement>('tr[data-row]') ?? [])].find(
        (one) => one.dataset.row === last.nextRowId,
      )
      const actions = row ? actionsOf(row) : []
      const nextFocusTarget = actions[Math.min(Math.max(last.action, 0), actions.length - 1)] ?? table.current
      nextFocusTarget?.focus()
    }
    if (document.activeElement === document.body) {
      moveFocus()
      return undefined
    }
    const since = Date.now()
    const timer = setInterval(() => {
      const onBody = document.activeElement === document.body
      if (onBody) moveFocus()
      const isElsewhere = !onBody && !document.activeElement?.closest(OVERLAYS)
      if (onBody || isElsewhere || Date.now() - since > OVERLAY_TIMEOUT_MS) clearInterval(timer)
    }, 50)
    return () => clearInterval(timer)
  }, [ids, table])
}
