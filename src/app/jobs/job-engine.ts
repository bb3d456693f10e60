import type { QueryClient } from '@tanstack/react-query'
import PQueue from 'p-queue'
import { HttpFailure, isOutcomeUnknown, isUnauthenticated, retryAfterOf } from '#/http/failure'
import { t } from '#/i18n/i18n'
import { lastKnownStatus, statusQueries } from '#/resources/status/status'
import { currentAccount, promptReauth } from '#/session/session'
import { fetchFresh } from '../cache'
import { notifyError } from '../problem/notify-error'
import { isBeingDeleted } from './deletions'
import { isRetryable, outcomeOf, type ItemOutcome, type Job, type JobEnd, type JobItem } from './job'
import { type JobCommands, workingJobs } from './job-commands'
import { kindOf } from './job-kinds'
import { notifyJobEnd } from './job-end'
import { keep, takeJob } from './job-keeper'
import { MAX_IN_FLIGHT, paced } from './job-queue'
import { changeJobs, findJob, newJobId, patchItems, patchJob, type JobStart } from './jobs'
import { isPageLeft } from './page-left'
import { pauseInTyping } from './pause-in-typing'
import { withRecordLock } from './record-lock'
import { schedule } from './schedule'
import { createSilentMutate } from './silent-mutate'

const STATUS_QUERY = { ...statusQueries.current(), retry: false, meta: { errorHandledBy: 'caller' as const } }

/** Why nothing more may be sent. */
function blockedBy(owner: number): JobEnd | undefined {
  if (currentAccount()?.id !== owner) return 'signedOut'
  return navigator.onLine ? undefined : 'offline'
}

/** The reason to end the job after `error`, if no further request can succeed. */
function fatalEnd(error: unknown): JobEnd | undefined {
  if (isUnauthenticated(error)) return 'signedOut'
  return error instanceof HttpFailure && error.kind === 'offline' ? 'offline' : undefined
}

const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

/** Forgets what an earlier attempt said. */
const AGAIN = { reason: undefined, fullText: undefined, code: undefined, ms: undefined }

/** Sends the steps of the items at `indices`, in order, and then shows how the job has ended. */
async function execute(id: string, cache: QueryClient, indices: readonly number[]): Promise<void> {
  const job = findJob(id)
  if (!job || workingJobs.has(id)) return
  const kind = kindOf(job)
  const { step, noun, requests = 1 } = kind
  if (!step) return
  const workers = new PQueue({ concurrency: job.settings?.concurrency ?? MAX_IN_FLIGHT })
  const stopping = new AbortController()
  /** Items that have had no outcome yet. */
  const rest = new Set(indices)
  /** The steps in flight, by the index of their item. */
  const inFlight = new Map<number, AbortController>()
  /** Takes what waits for its turn out of the queue, at a pause or at the end. */
  let turn = new AbortController()
  let end: JobEnd | undefined
  const { mutate, invalidate } = createSilentMutate(cache, pauseInTyping)

  const stop = () => {
    stopping.abort()
    turn.abort()
    workers.start()
  }
  const endWith = (reason: JobEnd) => {
    end ??= reason
    stop()
  }
  const set = (index: number, outcome: ItemOutcome): Promise<void> => {
    patchItems(id, (item, at) => (at === index ? { ...item, ...AGAIN, ...outcome } : item))
    return keep(id)
  }
  const settle = (index: number, outcome: ItemOutcome) => {
    rest.delete(index)
    void set(index, outcome)
    if (job.undoes !== undefined && outcome.state === 'done') markUndone(job.undoes, job.items[index])
  }
  const showPause = () => {
    if (workers.isPaused) patchJob(id, { phase: inFlight.size > 0 ? 'pausing' : 'paused' })
  }

  const send = async (item: JobItem, index: number): Promise<ItemOutcome> => {
    const reason = blockedBy(job.owner)
    if (reason) endWith(reason)
    stopping.signal.throwIfAborted()
    const abort = new AbortController()
    inFlight.set(index, abort)
    try {
      // Stored before it is sent: if the tab ends now, nobody takes it for one that was not sent.
      await set(index, { state: 'running' })
      const isOtherServer = job.server !== lastKnownStatus().start_time
      return (
        (await step({ ...item, isOtherServer }, { mutate, signal: abort.signal, job })) ?? { state: 'done' }
      )
    } catch (error) {
      const willBeSent = fatalEnd(error) !== undefined || retryAfterOf(error)?.automatic === true
      if (willBeSent) void set(index, { state: 'waiting' })
      throw error
    } finally {
      inFlight.delete(index)
      showPause()
    }
  }

  const fail = (index: number, error: unknown) => {
    const fatal = fatalEnd(error)
    if (fatal) return endWith(fatal)
    if (isPageLeft() && isOutcomeUnknown(error)) {
      // The browser ended the request. Nothing else is sent while the page is unloaded.
      settle(index, { state: 'unknown' })
      return endWith('reloaded')
    }
    settle(index, outcomeOf(error))
    return retryAfterOf(error) && endWith('rateLimited')
  }

  const attempt = async (index: number): Promise<void> => {
    const item = job.items[index]
    if (!item || stopping.signal.aborted || !findJob(id)) return
    // Without the lock: a deletion holds it while it waits, and the item is refused at once.
    if (noun && !job.deletes && isBeingDeleted(noun, item.id))
      return settle(index, { state: 'waiting', reason: t('row.deleting') })
    // The turn of now: an item that waits for its lock while the job is paused is not sent in the next one.
    const { signal } = turn
    const inTurn = async () => {
      signal.throwIfAborted()
      return paced(requests, () => send(item, index), { signal })
    }
    try {
      const isLocked = noun !== undefined && kind.writesNothing !== true
      settle(index, await (isLocked ? withRecordLock(`${noun}-${item.id}`, inTurn) : inTurn()))
    } catch (error) {
      // It was not sent: the job was paused or stopped while it waited. It is the next one.
      if (isAbort(error)) return void workers.add(() => attempt(index), { priority: 1 })
      fail(index, error)
    }
    return undefined
  }

  const resume = async () => {
    // The server may be another one by now.
    await fetchFresh(cache, STATUS_QUERY).catch(() => undefined)
    // Stopped meanwhile, or it is over and works anew.
    if (stopping.signal.aborted || workingJobs.get(id) !== commands) return
    workers.start()
    patchJob(id, { phase: 'running' })
  }
  const commands: JobCommands = {
    pause: () => {
      // A queue that is paused would never end.
      if (stopping.signal.aborted) return
      workers.pause()
      turn.abort()
      turn = new AbortController()
      showPause()
    },
    resume: () => void resume(),
    stop: () => {
      patchJob(id, { phase: 'stopping' })
      stop()
      if (kind.isAbortable) for (const abort of inFlight.values()) abort.abort()
    },
    abortItem: (index) => inFlight.get(index)?.abort(),
  }
  workingJobs.set(id, commands)
  patchJob(id, { phase: 'running', end: undefined, isQuiet: false })
  void keep(id)
  try {
    // What is being started for the first time was read a moment ago.
    if (job.phase !== 'running') await prepare(job, cache, indices, settle)
  } catch (error) {
    notifyError(error)
    endWith(fatalEnd(error) ?? (retryAfterOf(error) ? 'rateLimited' : 'stopped'))
  }
  for (const index of rest) void workers.add(() => attempt(index))
  await workers.onIdle()
  workingJobs.delete(id)
  invalidate()
  const { phase } = findJob(id) ?? job
  const wasStopped = phase === 'stopping' && rest.size > 0
  patchJob(id, { phase: 'over', end: end ?? (wasStopped ? 'stopped' : 'finished') })
  void keep(id)
  notifyJobEnd(id)
}

/** After a wait or a reload the server may be another one, and an id may belong to another record. */
async function prepare(
  job: Job,
  cache: QueryClient,
  indices: readonly number[],
  settle: (index: number, outcome: ItemOutcome) => void,
): Promise<void> {
  // Where it cannot be read, nothing else can be sent either.
  await fetchFresh(cache, STATUS_QUERY).catch(() => undefined)
  if (job.phase === 'scheduled') return
  const reasonOf = await kindOf(job).prepare?.(cache)
  for (const index of indices) {
    const item = job.items[index]
    const isOtherServer = job.server !== lastKnownStatus().start_time
    const reason = item && reasonOf?.({ ...item, isOtherServer })
    if (reason) settle(index, outcomeOf(reason))
  }
}

/** Shows in a job what another one has put back of it. */
function markUndone(id: string, undone: JobItem | undefined): void {
  patchItems(id, (item) =>
    item.id === undone?.id && item.state === 'done' ? { ...item, state: 'undone' } : item,
  )
  void keep(id)
}

const unsent = (item: JobStart['items'][number]): JobItem => ({ ...item, state: 'waiting' })

/**
 * Starts a confirmed job and opens the drawer. One that deletes can be undone before its first step. Returns false, and asks
 * to sign in again, when the session has ended: the caller keeps what would be lost.
 */
export function startJob(start: JobStart, cache: QueryClient): boolean {
  const owner = currentAccount()?.id
  if (owner === undefined) {
    promptReauth(true)
    return false
  }
  const { kind, title, items, undoes, settings, server = lastKnownStatus().start_time } = start
  const { leave, noun } = kindOf(start)
  const job: Job = {
    id: newJobId(),
    owner,
    kind,
    title,
    server,
    undoes,
    settings,
    items: items.map(unsent),
    deletes: leave && noun,
    phase: leave ? 'scheduled' : 'running',
  }
  takeJob(job)
  if (start.isInPage !== true) changeJobs({ isOpen: true, focused: job.id, question: undefined })
  if (leave) schedule(job, leave, () => continueJob(job.id, cache), cache)
  else continueJob(job.id, cache)
  return true
}

/** Runs again over the items that failed, were never sent, or are unknown and will be checked; or over some of them. */
export function continueJob(
  id: string,
  cache: QueryClient,
  isWanted: (item: JobItem, index: number) => boolean = isRetryable,
): void {
  const job = findJob(id)
  if (!job) return
  const indices = job.items.flatMap((item, index) => (isWanted(item, index) ? [index] : []))
  void execute(id, cache, indices)
}
