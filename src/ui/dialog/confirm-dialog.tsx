import { Button } from '@mantine/core'
import { useRef, type MouseEvent, type ReactNode } from 'react'
import { useT } from '#/ui/language/use-t'
import { DialogFrame } from './dialog-frame'
import { BusyButton } from '../controls/busy-button'
import { ShowAll } from '../status/show-all'
import { useCountdown } from '../status/use-countdown'
import classes from './dialog.module.css'

interface Props {
  title: string
  hint?: ReactNode
  confirmLabel: string
  cancelLabel?: string
  /** `danger` colours the confirm button red; `plain` for actions that destroy nothing. */
  tone?: 'danger' | 'plain'
  /** True while the confirmed action is pending: the dialog can then neither be closed nor confirmed again. */
  busy?: boolean
  /** Error message of the last attempt. */
  problem?: string
  /** Full text, if `problem` is truncated. */
  wholeText?: string
  /** Rate limit in seconds: the confirm button is blocked and counts down. */
  waitSeconds?: number
  onConfirm: () => void
  onCancel: () => void
}

/**
 * Confirmation dialog, open while mounted. The cancel button has the initial focus, Esc cancels, and closing returns
 * the focus to the trigger.
 */
export function ConfirmDialog(props: Props) {
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
  // A ref, not state: a second click can be dispatched before React re-renders.
  const isConfirming = useRef(false)
  const confirm = (event: MouseEvent) => {
    if (isBlocked || isConfirming.current || event.detail > 1) return
    isConfirming.current = true
    setTimeout(() => (isConfirming.current = false))
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
