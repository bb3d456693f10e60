import { Text } from '@mantine/core'
import { ActionButton } from '#/ui/button/action-button'
import { useId, type MouseEvent, type ReactNode } from 'react'
import { clippedTextOf, messageOf, retryAfterOf } from '#/http/failure'
import { useSubmitOnce } from '#/ui/form/use-submit-once'
import { useT } from '#/ui/language/use-t'
import { ShowAll } from '../status/show-all'
import { useCountdown } from '../status/use-countdown'
import { DialogButtons, DialogFrame } from './dialog-frame'

interface Props {
  title: string
  hint?: ReactNode
  /** Id of the part of the hint that describes the dialog, if that is not all of it. */
  describedBy?: string | undefined
  confirmLabel: string
  cancelLabel?: string
  /** `danger` colours the confirm button red; `plain` for actions that destroy nothing. */
  tone?: 'danger' | 'plain'
  /** True while the confirmed action is pending: the dialog can then neither be closed nor confirmed again. */
  busy?: boolean
  /** Why the last attempt failed; a rate limit blocks the confirm button, which counts down. */
  error?: unknown
  /** Default: the message of the error. */
  problem?: string
  disabledReason?: string | undefined
  onConfirm: () => void
  onCancel: () => void
}

export function ConfirmDialog(props: Props) {
  const { hint, confirmLabel, tone = 'danger', busy = false, disabledReason, error } = props
  const t = useT()
  const hintId = useId()
  const waitSeconds = retryAfterOf(error)?.seconds ?? 0
  const problem = props.problem ?? (error ? messageOf(error) : undefined)
  const fullText = clippedTextOf(error)
  const seconds = useCountdown(waitSeconds, waitSeconds > 0 && !busy)
  const isBlocked = busy || seconds > 0 || disabledReason !== undefined
  // A failed attempt may be repeated at once; the browser tells a double click.
  const confirmOnce = useSubmitOnce(isBlocked, 0)
  const confirm = (event: MouseEvent) => {
    if (event.detail <= 1) confirmOnce(props.onConfirm)
  }
  return (
    <DialogFrame
      title={props.title}
      describedBy={hint ? (props.describedBy ?? hintId) : undefined}
      isClosable={!busy}
      keepsInput={false}
      onClose={props.onCancel}
    >
      {hint ? <div id={hintId}>{hint}</div> : null}
      {problem && !busy ? (
        <Text component="div" role="alert" mt="sm" c="var(--gc-bad)">
          {problem}
          {fullText !== undefined && <ShowAll text={fullText} />}
        </Text>
      ) : null}
      <DialogButtons>
        <ActionButton data-autofocus isBlocked={busy} onClick={() => busy || props.onCancel()}>
          {props.cancelLabel ?? t('common.cancel')}
        </ActionButton>
        <ActionButton
          variant="filled"
          color={tone === 'danger' ? 'red' : undefined}
          busy={busy}
          isBlocked={isBlocked}
          disabledReason={disabledReason}
          onClick={confirm}
        >
          {seconds > 0 ? t('form.countdown', { label: confirmLabel, seconds }) : confirmLabel}
        </ActionButton>
      </DialogButtons>
    </DialogFrame>
  )
}
