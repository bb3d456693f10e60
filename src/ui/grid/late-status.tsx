import { useEffect, useState } from 'react'
import { VisuallyHidden } from '#/ui/text/visually-hidden'

const LATE_MS = 1000

/** Says what goes on once it has gone on for a second (AX-40); what is quicker is not worth a word. */
export function LateStatus({ text }: { text: string }) {
  return <VisuallyHidden as="output">{text && <Late key={text} text={text} />}</VisuallyHidden>
}

function Late({ text }: { text: string }) {
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE_MS)
    return () => clearTimeout(timer)
  }, [])
  return late ? text : null
}
