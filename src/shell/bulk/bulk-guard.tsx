import { useBlocker } from '@tanstack/react-router'
import { ConfirmDialog } from '#/ui/feedback/confirm-dialog'
import { useT } from '#/ui/language/use-t'

/** Mounted while a run goes on: leaving the page stops it, so that is asked first; closing the tab too. */
export function BulkGuard({ onLeave }: { onLeave: () => void }) {
  const t = useT()
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname,
    enableBeforeUnload: true,
    withResolver: true,
  })
  if (blocker.status !== 'blocked') return null
  const leave = () => {
    onLeave()
    blocker.proceed()
  }
  return (
    <ConfirmDialog
      title={t('bulk.leave')}
      hint={t('bulk.leave.hint')}
      confirmLabel={t('bulk.leave.go')}
      cancelLabel={t('bulk.leave.stay')}
      onConfirm={leave}
      onCancel={blocker.reset}
    />
  )
}
