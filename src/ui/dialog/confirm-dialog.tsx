import { Text } from '@mantine/core'
import { ActionButton } from '#/ui/button/action-button'
import { useId, type ReactNode } from 'react'
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
  problem?: string
  fullText?: string
  /** Rate limit in seconds: the confirm button is blocked and counts down. */
  waitSeconds?: number
  disabledReason?: string | undefined
  onConfirm: () => void
  onCancel: () => void
}

export function ConfirmDialog(props: Props) {
  const { confirmLabel, tone = 'danger', busy = false, waitSeconds = 0, disabledReason } = props
  const t = useT()
  const hintId = useId()
  const seconds = useCountdown(waitSeconds, waitSeconds > 0 && !busy)
  const isBlocked = busy || seconds > 0 || disabledReason !== undefined
  return (
    <DialogFrame
      title={props.title}
      describedBy={props.describedBy ?? hintId}
      isClosable={!busy}
      onClose={props.onCancel}
    >
      {/* What is typed to confirm is no loss. */}
      <div id={hintId} onInput={(event) => event.stopPropagation()}>
        {props.hint}
      </div>
      {props.problem && !busy ? (
        <Text component="div" role="alert" mt="sm" c="var(--gc-bad)">
          {props.problem}
          {props.fullText !== undefined && <ShowAll text={props.fullText} />}
        </Text>
      ) : null}
      <DialogButtons>
        <ActionButton data-autofocus isBlocked={busy} onClick={props.onCancel}>
          {props.cancelLabel ?? t('common.cancel')}
        </ActionButton>
        <ActionButton
          variant="filled"
          color={tone === 'danger' ? 'red' : undefined}
          busy={busy}
          isBlocked={isBlocked}
          disabledReason={disabledReason}
          // The second click of a double click may be the first here: the one before opened the dialog.
          onClick={({ detail }) => detail <= 1 && props.onConfirm()}
        >
          {seconds > 0 ? t('form.countdown', { label: confirmLabel, seconds }) : confirmLabel}
        </ActionButton>
      </DialogButtons>
    </DialogFrame>
  )
}
