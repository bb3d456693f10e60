import { useInViewport } from '@mantine/hooks'
import { useState, type ReactNode } from 'react'

/** A place that renders its children, and so loads their data, once it has come into sight. */
export function OnSight({ className, children }: { className: string | undefined; children: ReactNode }) {
  const { ref, inViewport } = useInViewport<HTMLDivElement>()
  const [isSeen, setSeen] = useState(false)
  if (inViewport && !isSeen) setSeen(true)
  return (
    <div ref={ref} className={className}>
      {isSeen && children}
    </div>
  )
}
