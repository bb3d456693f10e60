import { messageOf } from '#/http/failure'
import { t } from '#/i18n/i18n'
import { currentAccount, onAccountChange } from '#/session/session'
import type { Job, JobStream } from './job'
import { addJob, changeJobs, closeJob, findJob, patchJob, restoreFocus, runs } from './jobs'

/** Writes on, from where it was; rejects when it fails, or when `signal` aborts. */
type WriteOn = (signal: AbortSignal, report: (patch: Partial<JobStream>) => void) => Promise<void>

/**
 * Starts a job that writes a file. It goes on while other pages are visited, can go on after the owner has signed in again, and
 * is lost with the page.
 */
export function startFileJob({ kind, title }: Pick<Job, 'kind' | 'title'>, writeOn: WriteOn): void {
  const owner = currentAccount()?.id
  if (owner === undefined) return
  const stream: JobStream = { rows: 0, reached: 0, unreadable: 0 }
  const id = addJob({ owner, kind, title, items: [], stream, phase: 'running' })
  let abort = new AbortController()
  const report = (patch: Partial<JobStream>) =>
    patchJob(id, { stream: { ...(findJob(id)?.stream ?? stream), ...patch } })
  const pause = (problem?: string) => {
    abort.abort()
    patchJob(id, { phase: 'paused' })
    report({ problem })
  }
  const end = () => {
    abort.abort()
    unsubscribe()
    runs.delete(id)
  }
  const remove = () => {
    end()
    closeJob(id)
  }
  const unsubscribe = onAccountChange(() => {
    const now = currentAccount()?.id
    if (now === undefined) pause(t('job.end.signedOut'))
    else if (now !== owner) remove()
  })
  const write = async () => {
    abort = new AbortController()
    const { signal } = abort
    patchJob(id, { phase: 'running' })
    report({ problem: undefined })
    try {
      await writeOn(signal, report)
      end()
      patchJob(id, { phase: 'over', end: 'finished' })
    } catch (error) {
      if (!signal.aborted) pause(messageOf(error))
    }
  }
  runs.set(id, {
    pause: () => pause(),
    resume: () => void write(),
    stop: () => {
      remove()
      restoreFocus()
    },
  })
  changeJobs({ isOpen: true })
  void write()
}
