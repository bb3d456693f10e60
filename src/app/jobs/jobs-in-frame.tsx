import { VisuallyHidden, Button } from '@mantine/core'
import { useDeferredValue, useLayoutEffect, useMemo } from 'react'
import IconRefresh from '@tabler/icons-react/icons/IconRefresh'
import IconAlertTriangle from '@tabler/icons-react/icons/IconAlertTriangle'
import IconCheck from '@tabler/icons-react/icons/IconCheck'
import { formatCount } from '#/format/quota'
import { useAccount } from '#/session/session'
import { useRunningWork } from '#/ui/dialog/unsaved-work'
import { useT } from '#/ui/language/use-t'
import { lazyPart } from '#/ui/status/lazy-part'
import { useStored } from '#/ui/storage/use-stored'
import { isActive, isAllDone, progressOf } from './job'
import { changeJobs, JOB_DRAWER, jobsStore, ownJobs, restoreJobs, useOwnJobs } from './jobs'

/** Button of the header that shows the progress of the jobs and opens their drawer; absent while there are none. */
export function JobsButton() {
  const t = useT()
  const owner = useAccount()?.id
  const { isOpen } = useStored(jobsStore)
  const jobs = useOwnJobs(owner)
  const active = jobs.filter(isActive)
  const isRunning = active.length > 0
  useLayoutEffect(() => {
    if (owner !== undefined) restoreJobs(owner)
  }, [owner])
  useRunningWork(jobs.some(({ phase }) => phase !== 'over'))
  if (jobs.length === 0) return null
  const hasRest = jobs.some((job) => job.phase === 'over' && !isAllDone(job))
  const { n, total } = progressOf(isRunning ? active : jobs)
  const StateIcon = isRunning ? IconRefresh : hasRest ? IconAlertTriangle : IconCheck
  return (
    <Button
      size="xs"
      leftSection={<StateIcon aria-hidden />}
      aria-expanded={isOpen}
      aria-controls={JOB_DRAWER}
      onClick={() => changeJobs({ isOpen: !isOpen })}
    >
      <span>
        <VisuallyHidden>{t('job.runs.button')} </VisuallyHidden>
        {isRunning && total > 0 ? `${formatCount(n)} / ${formatCount(total)}` : jobs.length}
        {hasRest && <VisuallyHidden> {t('job.runs.rest')}</VisuallyHidden>}
      </span>
    </Button>
  )
}

const JobQuestion = lazyPart(async () => (await import('./job-question')).JobQuestion, {
  onFail: () => changeJobs({ question: undefined }),
})
const EditDialog = lazyPart(async () => (await import('../bulk-edit/edit-dialog')).EditDialog, {
  onFail: () => changeJobs({ edit: undefined }),
})
const JobOverview = lazyPart(async () => (await import('./job-drawer')).JobOverview, {
  onFail: () => changeJobs({ isOpen: false }),
})

/** The drawer of the jobs and the question before one, over any page. */
export function JobOverlays() {
  const owner = useAccount()?.id
  const { isOpen, question, edit, jobs: all } = useStored(jobsStore)
  // After what is typed: a job ends dozens of writes a second.
  const later = useDeferredValue(all)
  const jobs = useMemo(() => ownJobs(later, owner), [later, owner])
  // Another account must not be asked what this one was. A layout effect: it never sees the question.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- once per account
  useLayoutEffect(() => () => changeJobs({ question: undefined, edit: undefined }), [owner])
  return (
    <>
      {owner !== undefined && question && <JobQuestion plan={question} />}
      {owner !== undefined && edit && <EditDialog request={edit} />}
      {isOpen && jobs.length > 0 && <JobOverview jobs={jobs} />}
    </>
  )
}
