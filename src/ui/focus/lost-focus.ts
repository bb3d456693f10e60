import { useEffect, useRef, type RefObject } from 'react'

/** Moves a focus that was lost with its element to what `find` returns, unless something else has taken it after `delayMs`. */
export function recoverFocus(find: () => EventTarget | null, delayMs = 0): void {
  setTimeout(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body
    const target = isLost ? find() : null
    if (target instanceof HTMLElement && target.isConnected) target.focus()
  }, delayMs)
}

/**
 * Focuses `target` when a focused button of `panel` is unmounted by its own action, such as *Search them* or *Pause*. Buttons in
 * rows are handled by `useRowFocus`.
 */
export function useFocusFallback(
  panel: RefObject<HTMLElement | null>,
  target: RefObject<HTMLElement | null>,
): void {
  const last = useRef<Element>(undefined)
  useEffect(() => {
    const remember = ({ target: focused }: FocusEvent) => {
      const isInPanel =
        focused instanceof Element && panel.current?.contains(focused) && !focused.closest('tr')
      last.current = isInPanel ? focused : undefined
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [panel])

  // Without dependencies: any render may have unmounted the button.
  useEffect(() => {
    if (!last.current || last.current.isConnected || document.activeElement !== document.body) return
    target.current?.focus({ preventScroll: true })
  })
}
