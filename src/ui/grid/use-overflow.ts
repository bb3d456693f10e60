import { useCallback, useState, type RefCallback } from 'react'

/** Whether what stands in a box is wider than the box, and the ref of that box, which may come and go. */
export function useOverflow(): { box: RefCallback<HTMLElement>; scrolls: boolean } {
  const [scrolls, setScrolls] = useState(false)
  const box = useCallback((element: HTMLElement) => {
    const measure = () => setScrolls(element.scrollWidth > element.clientWidth + 1)
    // It measures at once, when the browser has laid out the page anyway.
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  }, [])
  return { box, scrolls }
}
