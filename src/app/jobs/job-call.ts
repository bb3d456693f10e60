import type { QueryClient } from '@tanstack/react-query'
import { messageOf } from '#/http/failure'
import { currentAccount } from '#/session/session'
import { notifyError } from '../problem/notify-error'
import { serverTestJob } from './call-kinds'
import { outcomeOf, type Job, type JobItem, type JobKindName } from './job'
import { closeJob, keep, takeJob } from './job-keeper'
import { kindOf } from './job-kinds'
import { findJob, jobsStore, newJobId, patchItems, patchJob } from './jobs'

/** What one request does. */
export interface JobCall extends Pick<Job, 'title'> {
  kind: JobKindName
  items: ReadonlyArray<Pick<JobItem, 'id' | 'name'>>
}

/**
 * Sends one request for many items as a job, where nothing can be paused, and settles as `send` does. After a reload its
 * outcome is unknown until somebody checks it. Its card replaces that of an earlier call of the kind.
 */
export async function callAsJob<Result>(
  call: JobCall,
  send: () => Promise<Result>,
  cache: QueryClient,
): Promise<Result> {
  const { kind, title } = call
  const owner = currentAccount()?.id
  if (owner === undefined) return send()
  for (const job of jobsStore.read().jobs) if (job.kind === kind && job.owner === owner) closeJob(job.id)
  const items = call.items.map(({ id, name }): JobItem => ({ id, name, state: 'running' }))
  const job: Job = { id: newJobId(), owner, kind, title, items, phase: 'running' }
  takeJob(job)
  const { mayLeaveSome } = kindOf(job)
  try {
    const result = await send()
    if (mayLeaveSome) await checkJob(job.id, cache)
    else patchItems(job.id, (item) => ({ ...item, state: 'done' }))
    return result
  } catch (error) {
    const outcome = outcomeOf(error)
    patchItems(job.id, (item) => ({ ...item, ...outcome }))
    throw error
  } finally {
    patchJob(job.id, { phase: 'over', end: 'finished' })
    void keep(job.id)
  }
}

/** Reads what became of the items of a job; they are unknown where that cannot be read. */
export async function checkJob(id: string, cache: QueryClient): Promise<void> {
  const job = findJob(id)
  try {
    const items = job && (await kindOf(job).check?.(job, cache))
    if (items) patchJob(id, { items })
  } catch (error) {
    if (job?.items.length === 0) notifyError(error)
    patchItems(id, (item) => ({ ...item, state: 'unknown', reason: messageOf(error) }))
  }
  await keep(id)
}

/** Shows tests that the server makes by itself as a job, which reads the results when it is asked to. */
export function trackServerTests(scope: 'all' | 'disabled'): void {
  const owner = currentAccount()?.id
  if (owner === undefined) return
  const job: Job = { ...serverTestJob(scope), id: newJobId(), owner, phase: 'over' }
  takeJob(job)
}
