import { useLayoutEffect, useState, type RefObject } from 'react'

/** Whether what stands in `box` is wider than the box. */
export function useOverflow(box: RefObject<HTMLElement | null>): boolean {
  const [wide, setWide] = useState(false)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return undefined
    const measure = () => setWide(element.scrollWidth > element.clientWidth + 1)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  }, [box])
  return wide
}
