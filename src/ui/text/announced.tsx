import { useEffect, useState } from 'react'
import { HIDDEN } from './hidden'

/** How long a text is a live region: longer than a screen reader takes to notice it. */
const ANNOUNCED_MS = 3000

interface Props {
  text: string
  /** Follows the text, for screen readers only. */
  detail?: string
  isHidden?: boolean
}

/**
 * A text that is announced when it changes. Afterwards it is an ordinary text: when a modal dialog closes, browsers
 * bring back the page's live regions, and screen readers would announce all of them again.
 */
export function Announced({ text, detail = '', isHidden }: Props) {
  const whole = `${text} ${detail}`
  const [announced, setAnnounced] = useState({ whole, isOver: false })
  if (announced.whole !== whole) setAnnounced({ whole, isOver: false })
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced({ whole, isOver: true }), ANNOUNCED_MS)
    return () => clearTimeout(timer)
  }, [whole])
  return (
    <output aria-live={announced.isOver ? 'off' : undefined} className={isHidden ? HIDDEN : undefined}>
      {text}
      {detail && <span className={HIDDEN}> {detail}</span>}
    </output>
  )
}
