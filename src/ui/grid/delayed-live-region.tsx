import { useEffect, useState } from 'react'
import { VisuallyHidden } from '#/ui/text/visually-hidden'

const DELAY_MS = 1000

/** Says what goes on once it has gone on for a second (AX-40); what is quicker is not worth a word. */
export function DelayedLiveRegion({ text }: { text: string }) {
  return <VisuallyHidden as="output">{text && <DelayedText key={text} text={text} />}</VisuallyHidden>
}

function DelayedText({ text }: { text: string }) {
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  return isDue ? text : null
}
