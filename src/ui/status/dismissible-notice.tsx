import { Alert } from '#/ui/controls/alert'
import { useState, type ReactNode } from 'react'
import * as z from 'zod/mini'
import { storedText } from '#/browser/stored-value'

const DISMISSED = 'true'

interface Props {
  /** Dismissal is stored in this browser under `prompt-{storageKey}`. */
  storageKey: string
  closeLabel: string
  children: ReactNode
}

/** Notice that stays until it is dismissed and is never shown again in this browser. */
export function DismissibleNotice({ storageKey, closeLabel, children }: Props) {
  const [stored] = useState(() => storedText(`prompt-${storageKey}`, z.string()))
  const [isDismissed, setDismissed] = useState(() => stored.read() !== undefined)
  if (isDismissed) return null
  const dismiss = () => {
    stored.write(DISMISSED)
    setDismissed(true)
    // The focused button unmounts with the notice; without this the focus would fall to the body.
    document.querySelector('h1')?.focus()
  }
  return (
    <Alert isSpaced role="note" closeLabel={closeLabel} onClose={dismiss}>
      {children}
    </Alert>
  )
}
