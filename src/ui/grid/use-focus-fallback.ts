import { useEffect, useRef, type RefObject } from 'react'

/**
 * When a button of `panel` goes away with the focus - it did its work, as *Load all* or *Clear the filters* -
 * `gridTable` gets the focus. Rows have their own rule (`useRowFocus`).
 */
export function useFocusFallback(
  panel: RefObject<HTMLElement | null>,
  table: RefObject<HTMLElement | null>,
): void {
  const last = useRef<Element>(undefined)
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      const isOurs = target instanceof Element && panel.current?.contains(target) && !target.closest('tr')
      last.current = isOurs ? target : undefined
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [panel])

  // After each drawing: whatever was drawn may have taken the button away.
  useEffect(() => {
    if (!last.current || last.current.isConnected || document.activeElement !== document.body) return
    table.current?.focus({ preventScroll: true })
  })
}
