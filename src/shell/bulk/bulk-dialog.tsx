import { Suspense, useEffect, useState, type ReactNode } from 'react'
import { NavigationGuard } from '#/ui/dialog/navigation-guard'
import { useT } from '#/ui/language/use-t'
import { lazyComponent } from '#/ui/status/lazy-component'
import type { Bulk } from './use-bulk'

const BulkQuestion = lazyComponent(async () => (await import('./bulk-question')).BulkQuestion)
const BulkProgress = lazyComponent(async () => (await import('./bulk-progress')).BulkProgress)
const BulkReport = lazyComponent(async () => (await import('./bulk-report')).BulkReport)
const DialogFrame = lazyComponent(async () => (await import('#/ui/dialog/dialog-frame')).DialogFrame)

/** Dialog of a bulk run: confirmation, then progress, then report. Renders nothing while there is no run. */
export function BulkDialog<Row extends { id: number }>({ bulk }: { bulk: Bulk<Row> }) {
  const { plan, run } = bulk
  if (!plan || !run) return null
  const isOver = run.phase === 'over'
  return (
    <>
      <RestoreFocus />
      {/* Outside Suspense: a run continues while the dialog's chunk loads. */}
      <BulkNavigationGuard isRunning={run.phase === 'running'} onLeave={bulk.stop}>
        <Suspense>
          {run.phase === 'asking' ? (
            <BulkQuestion
              question={plan.question}
              hint={plan.hint}
              confirmLabel={plan.confirmLabel}
              tone={plan.tone}
              entries={run.entries}
              requests={plan.requests}
              onConfirm={bulk.start}
              onCancel={bulk.close}
            />
          ) : (
            <DialogFrame title={plan.title} isClosable={isOver} size="lg" onClose={bulk.close}>
              {isOver ? (
                <BulkReport run={run} onRetry={bulk.retry} onClose={bulk.close} />
              ) : (
                <BulkProgress title={plan.title} run={run} onStop={bulk.stop} />
              )}
            </DialogFrame>
          )}
        </Suspense>
      </BulkNavigationGuard>
    </>
  )
}

interface GuardProps {
  isRunning: boolean
  onLeave: () => void
  children: ReactNode
}

/** Asks for confirmation before navigation or closing the tab stops a run. */
function BulkNavigationGuard({ isRunning, onLeave, children }: GuardProps) {
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

/**
 * Restores the focus when unmounted: to the button that opened the dialog, or to the list if that button disappeared
 * with the selection. Each of the successive dialogs would restore it only to the previous dialog.
 */
function RestoreFocus() {
  // Read during render: when effects run, the focus may already be inside the dialog.
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      // Wait until the dialog is removed, and only if nothing else took the focus.
      setTimeout(() => {
        const isLost = document.activeElement === null || document.activeElement === document.body
        const target = opener?.isConnected ? opener : document.querySelector('main table, main h1')
        if (isLost && target instanceof HTMLElement) target.focus()
      })
    },
    [opener],
  )
  return null
}
