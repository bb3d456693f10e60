import { useEffect, useState } from 'react'
import classes from './text.module.css'

/** How long a text is a live region: longer than a screen reader takes to notice it. */
const ANNOUNCED_MS = 3000

interface Props {
  text: string
  /** For screen readers only. */
  isHidden?: boolean
}

/**
 * A text that is announced when it changes. Afterwards it is an ordinary text: when a modal dialog closes, browsers
 * bring back the page's live regions, and screen readers would announce all of them again.
 */
export function Announced({ text, isHidden }: Props) {
  const [announced, setAnnounced] = useState({ text, isOver: false })
  if (announced.text !== text) setAnnounced({ text, isOver: false })
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced({ text, isOver: true }), ANNOUNCED_MS)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <output
      aria-live={announced.isOver ? 'off' : undefined}
      className={isHidden ? classes.hidden : undefined}
    >
      {text}
    </output>
  )
}
