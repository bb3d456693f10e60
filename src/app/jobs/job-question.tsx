import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useId } from 'react'
import { ConfirmDialog } from '#/ui/dialog/confirm-dialog'
import { useT } from '#/ui/language/use-t'
import { JobDuration } from './job-duration'
import { ItemNames } from './job-report'
import { changeJobs, type JobPlan, restoreFocus } from './jobs'
import { startJob } from './run-job'
import { useTypedCount } from './typed-count'

/** Names listed before the rest is only counted. */
const MAX_NAMED = 5

/** Confirmation before a job: the first records by name and id, the count, and the duration if over a minute. */
export function JobQuestion({ plan }: { plan: JobPlan }) {
  const t = useT()
  const cache = useQueryClient()
  const hintId = useId()
  // The selection, and with it the button that opened the question, may be gone when it closes.
  useEffect(() => restoreFocus, [])
  const { items, question, hint, confirmLabel, tone } = plan
  const isFinal = plan.isFinal === true && items.length > 1
  const start = () => startJob(plan, cache)
  const count = useTypedCount(isFinal ? items.length : undefined, start)
  return (
    <ConfirmDialog
      title={question}
      hint={
        <>
          <ItemNames title={t('job.records')} items={items} max={isFinal ? items.length : MAX_NAMED} />
          <JobDuration kind={plan.kind} n={items.length} />
          <div id={hintId}>{plan.isFinal ? <strong>{hint}</strong> : hint}</div>
          {count.field}
        </>
      }
      // Not by the names as well: there may be hundreds.
      describedBy={hintId}
      confirmLabel={confirmLabel}
      tone={tone}
      disabledReason={count.problem}
      onConfirm={start}
      onCancel={() => changeJobs({ question: undefined })}
    />
  )
}
