import { useBlocker } from '@tanstack/react-router'
import { ConfirmDialog } from './confirm-dialog'

interface Props {
  title: string
  hint: string
  confirmLabel: string
  cancelLabel: string
  onLeave?: () => void
}

/**
 * While it is mounted, leaving the page is asked about, and so does the browser before a reload or closing.
 * `navigate({ ignoreBlocker: true })` passes, for a session that ended. Forms have their own, `LeaveGuard`.
 */
export function LeaveQuestion({ title, hint, confirmLabel, cancelLabel, onLeave }: Props) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname,
    enableBeforeUnload: true,
    withResolver: true,
  })
  if (blocker.status !== 'blocked') return null
  const leave = () => {
    onLeave?.()
    blocker.proceed()
  }
  return (
    <ConfirmDialog
      title={title}
      hint={hint}
      confirmLabel={confirmLabel}
      cancelLabel={cancelLabel}
      onConfirm={leave}
      onCancel={blocker.reset}
    />
  )
}
