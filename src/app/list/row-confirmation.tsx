import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { retryAfterOf, clippedTextOf, messageOf } from '#/http/failure'
import { ConfirmDialog } from '#/ui/dialog/confirm-dialog'
import { scheduleRowDeletion, type ConfirmedDeletion } from '../jobs/deletions'
import type { ActionConfirmation } from './list-definitions'

export interface RowConfirmationProps {
  confirmation: ActionConfirmation
  /** The deletion that starts instead of `onConfirm`. */
  deletion?: ConfirmedDeletion | undefined
  /** Called when the deletion has started. */
  onDeletion?: (() => void) | undefined
  /** Runs the confirmed action; the dialog closes when it resolves and shows the error when it rejects. */
  onConfirm: () => Promise<unknown> | undefined
  onClose: () => void
}

/** The question before an action of a row. An error is shown in the dialog, which stays open. */
export function RowConfirmation(props: RowConfirmationProps) {
  const { confirmation, deletion, onDeletion, onConfirm, onClose } = props
  const cache = useQueryClient()
  const [attempt, setAttempt] = useState<{ isPending: boolean; error?: unknown }>({ isPending: false })
  const { isPending, error } = attempt
  const confirm = () => {
    if (deletion) {
      void scheduleRowDeletion(deletion, cache)
      onClose()
      return onDeletion?.()
    }
    const run = onConfirm()
    if (!run) return undefined
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
