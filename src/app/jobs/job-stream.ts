import { messageOf } from '#/http/failure'
import { currentAccount, onAccountChange } from '#/session/session'
import type { Job, JobStream } from './job'
import { workingJobs } from './job-commands'
import { closeJob, keep, takeJob } from './job-keeper'
import { changeJobs, findJob, newJobId, patchJob, restoreFocus } from './jobs'

/** Writes on, from where it was; rejects when it fails, or when `signal` aborts. */
type WriteOn = (signal: AbortSignal, report: (patch: Partial<JobStream>) => void) => Promise<void>

/** Starts work that writes a file. It goes on while other pages are visited, and is lost with the page. */
export function startStream({ kind, title }: Pick<Job, 'kind' | 'title'>, writeOn: WriteOn): void {
  const owner = currentAccount()?.id
  if (owner === undefined) return
  const id = newJobId()
  let abort = new AbortController()
  const stream: JobStream = { rows: 0, reached: 0, unreadable: 0 }
  const report = (patch: Partial<JobStream>) => {
    patchJob(id, { stream: { ...(findJob(id)?.stream ?? stream), ...patch } })
    void keep(id)
  }
  const remove = () => {
    abort.abort()
    unsubscribe()
    workingJobs.delete(id)
    closeJob(id)
  }
  const unsubscribe = onAccountChange(() => {
    if (currentAccount()?.id !== owner) remove()
  })
  const write = async (signal: AbortSignal) => {
    try {
      await writeOn(signal, report)
      patchJob(id, { phase: 'over', end: 'finished' })
      unsubscribe()
      workingJobs.delete(id)
      void keep(id)
    } catch (error) {
      if (signal.aborted) return
      patchJob(id, { phase: 'paused' })
      report({ problem: messageOf(error) })
    }
  }
  const resume = () => {
    abort = new AbortController()
    patchJob(id, { phase: 'running' })
    report({ problem: undefined })
    void write(abort.signal)
  }
  workingJobs.set(id, {
    resume,
    pause: () => {
      patchJob(id, { phase: 'paused' })
      abort.abort()
    },
    stop: () => {
      remove()
      restoreFocus()
    },
  })
  const job: Job = { id, owner, kind, title, items: [], stream, phase: 'running' }
  takeJob(job)
  changeJobs({ isOpen: true })
  resume()
}
