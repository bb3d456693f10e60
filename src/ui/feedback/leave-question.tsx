import { useBlocker } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'

const ConfirmDialog = lazy(async () => ({ default: (await import('./confirm-dialog')).ConfirmDialog }))

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
    <Suspense>
      <ConfirmDialog
        title={title}
        hint={hint}
        confirmLabel={confirmLabel}
        cancelLabel={cancelLabel}
        onConfirm={leave}
        onCancel={blocker.reset}
      />
    </Suspense>
  )
}
