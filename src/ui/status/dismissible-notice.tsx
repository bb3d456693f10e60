import { Alert } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import * as z from 'zod/mini'
import { storedText } from '#/browser/stored-value'

const DISMISSED = 'true'

interface Props {
  /** Under `prompt-{topic}` this browser remembers that it was taken away. */
  storageKey: string
  closeLabel: string
  children: ReactNode
}

/** Something worth knowing once: it stands there until it is taken away, and never comes back. */
export function DismissibleNotice({ storageKey, closeLabel, children }: Props) {
  const [stored] = useState(() => storedText(`prompt-${storageKey}`, z.string()))
  const [isDismissed, setDismissed] = useState(() => stored.read() !== undefined)
  if (isDismissed) return null
  const close = () => {
    stored.write(DISMISSED)
    setDismissed(true)
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
