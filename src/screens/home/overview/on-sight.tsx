import { useIntersection } from '@mantine/hooks'
import { useState, type ReactNode } from 'react'

/** A place of which only the top can be seen asks for nothing: it may never be scrolled to. */
const IN_SIGHT = { rootMargin: '0px 0px -20% 0px' }

/** A place that renders its children, and so loads their data, once it has come into sight. */
export function OnSight({ className, children }: { className: string | undefined; children: ReactNode }) {
  const { ref, entry } = useIntersection<HTMLDivElement>(IN_SIGHT)
  const [isSeen, setSeen] = useState(false)
  if (entry?.isIntersecting && !isSeen) setSeen(true)
  return (
    <div ref={ref} className={className}>
      {isSeen && children}
    </div>
  )
}
