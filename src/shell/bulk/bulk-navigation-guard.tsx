import type { ReactNode } from 'react'
import { NavigationGuard } from '#/ui/dialog/navigation-guard'
import { useT } from '#/ui/language/use-t'

interface Props {
  isRunning: boolean
  onLeave: () => void
  children: ReactNode
}

/** While a run goes on, leaving the page, which stops it, is asked about first; closing the tab too. */
export function BulkNavigationGuard({ isRunning, onLeave, children }: Props) {
  const t = useT()
  return (
    <NavigationGuard
      isActive={isRunning}
      title={t('bulk.leave')}
      hint={t('bulk.leave.hint')}
      confirmLabel={t('bulk.leave.confirm')}
      cancelLabel={t('bulk.leave.cancel')}
      onLeave={onLeave}
    >
      {children}
    </NavigationGuard>
  )
}
