import { LeaveQuestion } from '#/ui/feedback/leave-question'
import { useT } from '#/ui/language/use-t'

/** Mounted while a run goes on: leaving the page stops it, so that is asked first; closing the tab too. */
export function BulkGuard({ onLeave }: { onLeave: () => void }) {
  const t = useT()
  return (
    <LeaveQuestion
      title={t('bulk.leave')}
      hint={t('bulk.leave.hint')}
      confirmLabel={t('bulk.leave.go')}
      cancelLabel={t('bulk.leave.stay')}
      onLeave={onLeave}
    />
  )
}
