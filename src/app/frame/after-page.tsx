import { useDeferredValue, type ReactNode } from 'react'

/** What is rendered after the page, whose rows come first. Until then lines stand in its place, as in index.html. */
export function AfterPage({ lines, children }: { lines: number; children: ReactNode }) {
  const isDue = useDeferredValue(true, false)
  if (isDue) return children
  return (
    <div className="page-lines" aria-hidden="true">
      {Array.from({ length: lines }, (_, index) => (
        <i key={index} />
      ))}
    </div>
  )
}
