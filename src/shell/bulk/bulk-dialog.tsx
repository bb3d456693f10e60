import { Suspense } from 'react'
import { lazyComponent } from '#/ui/status/lazy-component'
import { BulkNavigationGuard } from './bulk-navigation-guard'
import { RestoreFocus } from './restore-focus'
import type { Bulk } from './use-bulk'

const BulkQuestion = lazyComponent(async () => (await import('./bulk-question')).BulkQuestion)
const BulkProgress = lazyComponent(async () => (await import('./bulk-progress')).BulkProgress)
const BulkReport = lazyComponent(async () => (await import('./bulk-report')).BulkReport)
const DialogFrame = lazyComponent(async () => (await import('#/ui/dialog/dialog-frame')).DialogFrame)

/** The dialog of a run: the question, then progress, then the report. Nothing while there is no run. */
export function BulkDialog<Row extends { id: number }>({ bulk }: { bulk: Bulk<Row> }) {
  const { plan, run } = bulk
  if (!plan || !run) return null
  const isOver = run.phase === 'over'
  return (
    <>
      <RestoreFocus />
      {/* Not inside what is fetched first: a run goes on meanwhile. */}
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
