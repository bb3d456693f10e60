import { useIntersection } from '@mantine/hooks'
import { useState, type CSSProperties, type ReactNode } from 'react'

/** As high as a chart with its controls, and the two lists beside it. */
export const CHARTS_HEIGHT = 'calc(var(--gc-length-26) + var(--gc-space-16) + var(--gc-space-8))'

/** A place of which only the top can be seen asks for nothing: it may never be scrolled to. */
const IN_SIGHT = { rootMargin: '0px 0px -15% 0px' }

/** A place that renders its children, and so loads their data, once it has come into sight. */
export function OnSight({ style, children }: { style: CSSProperties; children: ReactNode }) {
  const { ref, entry } = useIntersection<HTMLDivElement>(IN_SIGHT)
  const [isSeen, setSeen] = useState(false)
  if (entry?.isIntersecting && !isSeen) setSeen(true)
  return (
    <div ref={ref} style={style}>
      {isSeen && children}
    </div>
  )
}
