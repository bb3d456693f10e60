import { formatCount } from '#/format/quota'
import { t } from '#/i18n/i18n'
import { reversed } from '#/resources/row-mutations'
import { canStore } from './run-kinds'
import type { BulkRun, RunPlan } from './runs'

/** Whether values that the run has written can be put back. */
export function canPutBack(run: BulkRun): boolean {
  return run.phase === 'over' && undoneChanges(run).some(({ change }) => canStore(run.kind, change.to))
}

/** The changes that a run has written, reversed. */
function undoneChanges({ entries }: BulkRun) {
  return entries.flatMap(({ state, reason: _reason, isOtherServer: _isOther, change, ...record }) =>
    state === 'done' && change ? [{ ...record, change: reversed(change) }] : [],
  )
}

/** Plans a run that puts back the values which this one has written. */
export function putBackPlan(run: BulkRun): RunPlan {
  const { kind, title } = run
  const all = undoneChanges(run)
  const undone = all.filter(({ change }) => canStore(kind, change.to))
  const lost = all.length - undone.length
  const lostHint = lost > 0 ? t('bulk.putBack.lost', { n: formatCount(lost) }) : ''
  return {
    kind,
    title: t('bulk.putBack.title', { title }),
    question: t('bulk.putBack.ask', { n: formatCount(undone.length) }),
    hint: [t('bulk.putBack.hint'), lostHint].filter(Boolean).join(' '),
    confirmLabel: t('bulk.putBack'),
    tone: 'plain',
    entries: undone,
  }
}
