import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useId } from 'react'
import { formatCount } from '#/format/quota'
import { ConfirmDialog } from '#/ui/dialog/confirm-dialog'
import { useT } from '#/ui/language/use-t'
import classes from './bulk.module.css'
import { startRun } from './run-engine'
import { RunDuration } from './run-preview'
import { BulkEntryNames } from './run-report'
import { changeRuns, type RunPlan, restoreFocus } from './runs'
import { useTypedCount } from './typed-count'

/** Names listed before the rest is only counted. */
const MAX_NAMED = 5

/** Confirmation before a run: the first records by name and id, the count, and the duration if over a minute. */
export function BulkQuestion({ plan }: { plan: RunPlan }) {
  const t = useT()
  const cache = useQueryClient()
  const hintId = useId()
  // The selection, and with it the button that opened the question, may be gone when it closes.
  useEffect(() => restoreFocus, [])
  const { entries, question, hint, confirmLabel, tone } = plan
  const isFinal = plan.isFinal === true && entries.length > 1
  const named = isFinal ? entries : entries.slice(0, MAX_NAMED)
  const more = entries.length - named.length
  const start = () => startRun(plan, cache)
  const count = useTypedCount(isFinal ? entries.length : undefined, start)
  return (
    <ConfirmDialog
      title={question}
      hint={
        <>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be reachable by keyboard */}
          <div role="region" aria-label={t('bulk.records')} tabIndex={0} className={classes.group}>
            <BulkEntryNames entries={named} />
          </div>
          {more > 0 && <p>{t('bulk.more', { n: formatCount(more) })}</p>}
          <RunDuration kind={plan.kind} n={entries.length} />
          <div id={hintId}>{hint}</div>
          {count.field}
        </>
      }
      // Not by the names as well: there may be hundreds.
      describedBy={hintId}
      confirmLabel={confirmLabel}
      tone={tone}
      disabledReason={count.problem}
      onConfirm={start}
      onCancel={() => changeRuns({ question: undefined })}
    />
  )
}
