import { Button } from '@mantine/core'
import { useRef, type MouseEvent, type ReactNode } from 'react'
import { useT } from '#/ui/language/use-t'
import { DialogFrame } from '#/ui/form/dialog-frame'
import { BusyButton } from '../controls/busy-button'
import { ShowAll } from '../status/show-all'
import { useCountdown } from '../status/use-countdown'
import classes from './confirm-dialog.module.css'

interface ConfirmDialogProps {
  title: string
  hint?: ReactNode
  confirmLabel: string
  cancelLabel?: string
  /** `plain` for what destroys nothing. */
  tone?: 'danger' | 'plain'
  /** What was confirmed is on its way: the dialog can then neither be closed nor confirmed again. */
  busy?: boolean
  /** Why it failed, kept in the dialog. */
  problem?: string
  /** The whole text where the problem holds only the beginning of it. */
  wholeText?: string
  /** The server takes it again after so many seconds. */
  waitSeconds?: number
  onConfirm: () => void
  onCancel: () => void
}

/**
 * A question that is open while it is mounted. The first focus is on the safe answer; Esc is that answer
 * too; afterwards the focus is where it was.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    title,
    hint,
    confirmLabel,
    cancelLabel,
    tone = 'danger',
    busy = false,
    problem,
    wholeText,
    waitSeconds = 0,
    onConfirm,
    onCancel,
  } = props
  const t = useT()
  const seconds = useCountdown(waitSeconds, waitSeconds > 0 && !busy)
  const isBlocked = busy || seconds > 0
  // Not state: another press of the same moment comes before anything is drawn.
  const isHeld = useRef(false)
  const confirm = (event: MouseEvent) => {
    if (isBlocked || isHeld.current || event.detail > 1) return
    isHeld.current = true
    setTimeout(() => (isHeld.current = false))
    onConfirm()
  }
  return (
    <DialogFrame title={title} isClosable={!busy} onClose={onCancel}>
      {hint ? <div className={classes.hint}>{hint}</div> : null}
      {problem && !busy ? (
        <div role="alert" className={classes.problem}>
          {problem}
          {wholeText !== undefined && <ShowAll text={wholeText} />}
        </div>
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
        <BusyButton
          type="button"
          color={tone === 'danger' ? 'red' : undefined}
          busy={busy}
          isBlocked={isBlocked}
          onClick={confirm}
        >
          {seconds > 0 ? t('form.countdown', { label: confirmLabel, seconds }) : confirmLabel}
        </BusyButton>
      </div>
    </DialogFrame>
  )
}
