import { t } from '#/i18n/i18n'
import { notify } from '#/ui/notifications/notify'
import type { Job } from './job'
import { holdJob, jobTab, releaseJob } from './job-locks'
import { forgetJob, forgetJobs, keepJob, readJob, restorableIds } from './job-records'
import { addJob, changeJobs, findJob, hideJob, jobsStore, removeFormerJobs } from './jobs'

/** Jobs that are not stored: there is no room for them, or their account has logged out. */
const unkept = new Set<string>()

async function write(job: Job, isNew: boolean): Promise<void> {
  const { id, owner, isQuiet } = job
  if (isQuiet || unkept.has(id) || (await keepJob(job, isNew ? { isNew, tab: jobTab() } : {}))) return
  if (unkept.has(id)) return
  unkept.add(id)
  notify('warning', t('job.notKept'))
  // What is stored of it is out of date.
  void forgetJob(owner, id)
}

/** Shows a new job, takes it for this tab and stores it. */
export function takeJob(job: Job): void {
  addJob(job)
  void holdJob(job.id)
  void write(job, true)
}

/** Stores what has become of a job; resolves when it is stored. */
export async function keep(id: string): Promise<void> {
  const job = findJob(id)
  if (job) await write(job, false)
}

/** Removes a job whose card is closed from the page and from the database. */
export function closeJob(id: string): void {
  const job = findJob(id)
  if (!job) return
  hideJob(id)
  releaseJob(id)
  if (!job.isQuiet) void forgetJob(job.owner, id)
}

/** Removes what is stored of the jobs of an account that logs out; those of this page go on being shown to it. */
export async function forgetAccount(owner: number): Promise<void> {
  for (const job of jobsStore.read().jobs) if (job.owner === owner) unkept.add(job.id)
  await forgetJobs(owner)
}

async function restoreJob(owner: number, id: string): Promise<Job | 'unreadable' | undefined> {
  if (!(await holdJob(id))) return undefined
  // Read only now: another tab may have gone on with it until it let go.
  const job = await readJob(owner, id, jobTab())
  if (job === 'unreadable') void forgetJob(owner, id)
  if (job === undefined || job === 'unreadable') releaseJob(id)
  return job
}

/** Shows the stored jobs of an account that no tab works on. What a reload interrupted opens the drawer. */
export async function restoreJobs(owner: number): Promise<void> {
  const hasFormer = removeFormerJobs(owner)
  // Without a database there is still a former job to tell of.
  const stored = await restorableIds(owner).catch(() => [])
  const ids = stored.filter((id) => !findJob(id))
  const found = await Promise.all(ids.map((id) => restoreJob(owner, id)))
  if (hasFormer || found.includes('unreadable')) notify('info', t('job.unreadable'))
  const restored = found.filter((job) => typeof job === 'object').filter(({ id }) => !findJob(id))
  if (restored.length === 0) return
  const { jobs, isOpen } = jobsStore.read()
  const all = [...jobs, ...restored].toSorted((a, b) => a.id.localeCompare(b.id))
  changeJobs({ jobs: all, isOpen: isOpen || restored.some(({ end }) => end === 'reloaded') })
}
