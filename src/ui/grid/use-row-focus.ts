import { useEffect, useRef, type RefObject } from 'react'

const FOCUSABLE = 'a[href],button,input,select,textarea,[tabindex]:not([tabindex="-1"])'
/** Where the focus may be for a while on behalf of a row: its menu, or a question about it. */
const ON_BEHALF = '[role="dialog"],[role="alertdialog"],[role="menu"],[data-portal]'
/** How long a question may take to close after its row is gone. */
const PATIENCE_MS = 3000

type Place = {
  id: string
  action: number
  /** The row that comes after it, once it is gone. */
  heir?: string
}

function actionsOf(row: Element): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>(FOCUSABLE)]
}

/**
 * When the row that had the focus disappears, the same action of the row now in its place gets it, else the
 * table (AX-30). `ids` are the rows on screen, in order.
 */
export function useRowFocus(table: RefObject<HTMLTableElement | null>, ids: readonly string[]): void {
  const place = useRef<Place>(undefined)
  const before = useRef(ids)

  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return
      const row = table.current?.contains(target) ? target.closest<HTMLElement>('tr[data-row]') : null
      if (row?.dataset.row !== undefined) {
        place.current = {
          id: row.dataset.row,
          action: actionsOf(row).findIndex((action) => action === target),
        }
      } else if (!target.closest(ON_BEHALF)) place.current = undefined
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [table])

  useEffect(() => {
    const old = before.current
    before.current = ids
    const lost = place.current
    if (!lost || ids.includes(lost.id)) return undefined
    // Looked up once: the list may change again while a question is still closing.
    lost.heir ??= ids[Math.min(old.indexOf(lost.id), ids.length - 1)]
    const handOver = () => {
      place.current = undefined
      const row = [...(table.current?.querySelectorAll<HTMLElement>('tr[data-row]') ?? [])].find(
        (one) => one.dataset.row === lost.heir,
      )
      const actions = row ? actionsOf(row) : []
      const heir = actions[Math.min(Math.max(lost.action, 0), actions.length - 1)] ?? table.current
      heir?.focus()
    }
    if (document.activeElement === document.body) {
      handOver()
      return undefined
    }
    const since = Date.now()
    const timer = setInterval(() => {
      const onBody = document.activeElement === document.body
      if (onBody) handOver()
      const elsewhere = !onBody && !document.activeElement?.closest(ON_BEHALF)
      if (onBody || elsewhere || Date.now() - since > PATIENCE_MS) clearInterval(timer)
    }, 50)
    return () => clearInterval(timer)
  }, [ids, table])
}
