import { useLayoutEffect, type RefObject } from 'react'

/**
 * Keeps the columns as wide as they were at first while rows come and go: `columns` names them, undefined
 * where all rows are drawn and the browser may arrange them.
 */
export function useFrozenColumnWidths(
  table: RefObject<HTMLTableElement | null>,
  columns: string | undefined,
): void {
  useLayoutEffect(() => {
    const element = table.current
    if (!element || columns === undefined) return undefined
    const heads = [...element.querySelectorAll<HTMLElement>('thead th')]
    const release = () => {
      element.style.removeProperty('table-layout')
      for (const head of heads) head.style.width = ''
    }
    const hold = () => {
      release()
      const widths = heads.map((head) => head.getBoundingClientRect().width)
      for (const [index, head] of heads.entries()) head.style.width = `${widths[index] ?? 0}px`
      element.style.setProperty('table-layout', 'fixed')
    }
    hold()
    let width = window.innerWidth
    const onResize = () => {
      // A phone's address bar changes the height alone, at each scroll.
      if (window.innerWidth === width) return
      width = window.innerWidth
      hold()
    }
    window.addEventListener('resize', onResize)
    return () => {
      window.removeEventListener('resize', onResize)
      release()
    }
  }, [table, columns])
}
