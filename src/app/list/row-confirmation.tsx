import { useState } from 'react'
import { retryAfterOf, clippedTextOf, messageOf } from '#/http/failure'
import { ConfirmDialog } from '#/ui/dialog/confirm-dialog'
import type { ActionConfirmation } from './list-definitions'

export interface RowConfirmationProps {
  confirmation: ActionConfirmation
  /** Runs the confirmed action. The dialog closes, or waits for the promise, and shows its error. */
  onConfirm: () => Promise<unknown> | void
  onClose: () => void
}

/** The question before an action of a row. An error is shown in the dialog, which stays open. */
export function RowConfirmation({ confirmation, onConfirm, onClose }: RowConfirmationProps) {
  const [attempt, setAttempt] = useState<{ isPending: boolean; error?: unknown }>({ isPending: false })
  const { isPending, error } = attempt
  const confirm = () => {
    const run = onConfirm()
    if (!run) return onClose()
    setAttempt({ isPending: true })
    run.then(onClose, (failure: unknown) => setAttempt({ isPending: false, error: failure }))
    return undefined
  }
  return (
    <ConfirmDialog
      title={confirmation.title}
      hint={confirmation.hint}
      confirmLabel={confirmation.confirmLabel}
      tone={confirmation.tone}
      busy={isPending}
      problem={error === undefined ? undefined : messageOf(error)}
      fullText={clippedTextOf(error)}
      waitSeconds={retryAfterOf(error)?.seconds}
      onConfirm={confirm}
      onCancel={onClose}
    />
  )
}
