import { Alert } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import * as z from 'zod/mini'
import { storedText } from '#/browser/stored-value'

const SEEN = 'true'

interface Props {
  /** Under `prompt-{topic}` this browser remembers that it was taken away (spec 3). */
  topic: string
  closeLabel: string
  children: ReactNode
}

/** Something worth knowing once: it stands there until it is taken away, and never comes back. */
export function OnceNotice({ topic, closeLabel, children }: Props) {
  const [kept] = useState(() => storedText(`prompt-${topic}`, z.string()))
  const [isSeen, setSeen] = useState(() => kept.read() !== undefined)
  if (isSeen) return null
  const close = () => {
    kept.write(SEEN)
    setSeen(true)
    // The button goes with its notice; the page's title is where one came from.
    document.querySelector('h1')?.focus()
  }
  return (
    <Alert
      role="note"
      variant="light"
      color="gray"
      mb="sm"
      withCloseButton
      closeButtonLabel={closeLabel}
      onClose={close}
    >
      {children}
    </Alert>
  )
}
