import type { ReactNode } from 'react'
import { LeaveQuestion } from '#/ui/feedback/leave-question'
import { useT } from '#/ui/language/use-t'

interface Props {
  isRunning: boolean
  onLeave: () => void
  children: ReactNode
}

/** While a run goes on, leaving the page, which stops it, is asked about first; closing the tab too. */
export function BulkGuard({ isRunning, onLeave, children }: Props) {
  const t = useT()
  return (
    <LeaveQuestion
      isOn={isRunning}
      title={t('bulk.leave')}
      hint={t('bulk.leave.hint')}
      confirmLabel={t('bulk.leave.go')}
      cancelLabel={t('bulk.leave.stay')}
      onLeave={onLeave}
    >
      {children}
    </LeaveQuestion>
  )
}
