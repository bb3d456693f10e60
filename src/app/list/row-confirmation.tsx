import { useState } from 'react'
import { retryAfterOf, clippedTextOf, messageOf } from '#/http/failure'
import { ConfirmDialog } from '#/ui/dialog/confirm-dialog'
import type { ActionConfirmation, RowTools } from './list-definitions'

interface Props {
  confirmation: ActionConfirmation
  onConfirm: Parameters<RowTools['ask']>[1]
  onClose: () => void
}

/** The question before an action of a row. An error is shown in the dialog, which stays open. */
export function RowConfirmation({ confirmation, onConfirm, onClose }: Props) {
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
      {...confirmation}
      busy={isPending}
      problem={error === undefined ? undefined : messageOf(error)}
      fullText={clippedTextOf(error)}
      waitSeconds={retryAfterOf(error)?.seconds}
      onConfirm={confirm}
      onCancel={onClose}
    />
  )
}
