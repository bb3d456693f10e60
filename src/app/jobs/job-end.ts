import { formatCount } from '#/format/quota'
import { t } from '#/i18n/i18n'
import { knownRecord } from '#/resources/known-record'
import { reversed } from '#/resources/row-mutations'
import { notify } from '#/ui/notifications/notify'
import { notifyWithUndo } from './deletions'
import { isAllDone, type Job } from './job'
import { kindOf } from './job-kinds'
import { changeJobs, findJob, jobsStore, openJob, type JobPlan } from './jobs'

/** Puts back what a job has written, as far as the server would store it: it keeps the old value instead of a blank list. */
function reversedChanges(job: Job) {
  const { canStore = () => true } = kindOf(job)
  return job.items.flatMap((item) => {
    const { state, change } = item
    if (state !== 'done' || !change) return []
    const written = Object.keys(change.to)
    const members = written.filter((member) => canStore({ [member]: change.from[member] ?? '' }))
    const to = Object.fromEntries(members.map((member) => [member, change.to[member] ?? '']))
    const isCut = members.length < written.length
    return [{ ...knownRecord(item, item.name), isCut, change: reversed({ from: change.from, to }) }]
  })
}

/** Plans a job that puts back the values which this one has written; undefined if there are none. */
export function putBackPlan(job: Job): JobPlan | undefined {
  const { kind, title, phase } = job
  if (phase !== 'over') return undefined
  const all = reversedChanges(job)
  const items = all.filter(({ change }) => Object.keys(change.to).length > 0)
  if (items.length === 0) return undefined
  const lost = all.filter(({ isCut }) => isCut).length
  const lostHint = lost > 0 ? t('job.putBack.lost', { n: formatCount(lost) }) : ''
  return {
    kind,
    undoes: job.id,
    title: t('job.putBack.title', { title }),
    question: t('job.putBack.ask', { n: formatCount(items.length) }),
    hint: [t('job.putBack.hint'), lostHint].filter(Boolean).join(' '),
    confirmLabel: t('job.putBack'),
    tone: 'plain',
    items,
  }
}

/** Notifies of a job whose steps have ended, unless the drawer shows what is left of it. */
export function notifyJobEnd(id: string): void {
  const job = findJob(id)
  // Its page and its card tell it.
  if (!job || kindOf(job).page) return
  const { jobs, isOpen } = jobsStore.read()
  const items = job.items.filter(({ state }) => state !== 'undone')
  const done = items.filter(({ state }) => state === 'done').length
  if (!isAllDone(job)) {
    if (isOpen) return
    const [n, total] = [formatCount(done), formatCount(items.length)]
    notify('warning', t('job.notAllDone', { title: job.title, n, total }))
    return
  }
  // Nothing is left to tell; the drawer keeps it for its CSV and for putting the values back.
  if (jobs.every(isAllDone)) changeJobs({ isOpen: false })
  const text = t(done === 1 ? 'job.allDone.one' : 'job.allDone', { n: formatCount(done) })
  const plan = putBackPlan(job)
  if (!plan) return notify('success', text)
  // Later the drawer offers it.
  notifyWithUndo('success', text, () => openJob(plan))
}
