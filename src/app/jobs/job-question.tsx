import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useId } from 'react'
import { formatCount } from '#/format/quota'
import { ConfirmDialog } from '#/ui/dialog/confirm-dialog'
import { useT } from '#/ui/language/use-t'
import { startJob } from './job-engine'
import { JobDuration } from './job-preview'
import { ItemNames } from './job-report'
import { changeJobs, type JobPlan, restoreFocus } from './jobs'
import classes from './jobs.module.css'
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
  const named = isFinal ? items : items.slice(0, MAX_NAMED)
  const more = items.length - named.length
  const start = () => startJob(plan, cache)
  const count = useTypedCount(isFinal ? items.length : undefined, start)
  return (
    <ConfirmDialog
      title={question}
      hint={
        <>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be reachable by keyboard */}
          <div role="region" aria-label={t('job.records')} tabIndex={0} className={classes.group}>
            <ItemNames items={named} kind={plan.kind} />
          </div>
          {more > 0 && <p>{t('job.more', { n: formatCount(more) })}</p>}
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
