import { Button, Loader } from '@mantine/core'
import type { ReactNode } from 'react'
import { useT } from '#/ui/language/use-t'
import { DialogFrame } from '#/ui/form/dialog-frame'
import classes from './confirm-dialog.module.css'

interface ConfirmDialogProps {
  title: string
  hint?: ReactNode
  confirmLabel: string
  cancelLabel?: string
  /** What was confirmed is on its way: the dialog can then neither be closed nor confirmed again. */
  busy?: boolean
  /** Why it failed, kept in the dialog. */
  problem?: string
  onConfirm: () => void
  onCancel: () => void
}

/**
 * A question that is open while it is mounted. The first focus is on the safe answer; Esc is that answer
 * too; afterwards the focus is where it was.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, hint, confirmLabel, cancelLabel, busy = false, problem, onConfirm, onCancel } = props
  const t = useT()
  return (
    <DialogFrame title={title} isClosable={!busy} onClose={onCancel}>
      {hint ? <div className={classes.hint}>{hint}</div> : null}
      {problem && !busy ? (
        <p role="alert" className={classes.problem}>
          {problem}
        </p>
      ) : null}
      <div className={classes.buttons}>
        <Button
          type="button"
          variant="default"
          data-autofocus
          aria-disabled={busy || undefined}
          data-disabled={busy || undefined}
          onClick={() => busy || onCancel()}
        >
          {cancelLabel ?? t('form.cancel')}
        </Button>
        <Button
          type="button"
          color="red"
          aria-disabled={busy || undefined}
          data-disabled={busy || undefined}
          leftSection={busy ? <Loader size="xs" color="currentColor" aria-hidden="true" /> : undefined}
          onClick={() => busy || onConfirm()}
        >
          {confirmLabel}
        </Button>
      </div>
    </DialogFrame>
  )
}
