import type { QueryClient } from '@tanstack/react-query'
import PQueue from 'p-queue'
import { sleep } from '#/async/wait'
import { formatCount } from '#/format/quota'
import { HttpFailure, isUnauthenticated, messageOf, retryAfterOf, wasNotProcessed } from '#/http/failure'
import { paced, type Pause } from '#/http/pace'
import { t } from '#/i18n/i18n'
import { AnotherRecord } from '#/resources/known-record'
import { ChangedMeanwhile } from '#/resources/row-mutations'
import { currentAccount, promptReauth } from '#/session/session'
import { isBeingDeleted, waitForUndo } from './deletions'
import { isRetryable, type ItemOutcome, type Job, type JobItem } from './job'
import { notifyJobEnd } from './job-end'
import { kindOf } from './job-kinds'
import {
  addJob,
  changeJobs,
  closeJob,
  findJob,
  patchItems,
  patchJob,
  restoreFocus,
  runs,
  type JobStart,
} from './jobs'
import { createSilentMutate } from './silent-mutate'

/** Maps the error of a step to the outcome of its item: a write whose response was lost is unknown, never failed. */
function outcomeOf(error: unknown): ItemOutcome {
  const reason = messageOf(error)
  if (error instanceof ChangedMeanwhile || error instanceof AnotherRecord) return { state: 'skipped', reason }
  // Without an outcome, a read before the write has failed: nothing was sent.
  const isLost = error instanceof HttpFailure && error.outcome === 'unknown'
  return { state: isLost ? 'unknown' : 'failed', reason }
}

/** Why nothing more may be sent. */
function blockedBy(owner: number): Job['end'] {
  if (currentAccount()?.id !== owner) return 'signedOut'
  return navigator.onLine ? undefined : 'offline'
}

/** The reason to end the job after `error`, if no further request can succeed. */
function fatalEnd(error: unknown): Job['end'] {
  if (isUnauthenticated(error)) return 'signedOut'
  return error instanceof HttpFailure && error.kind === 'offline' ? 'offline' : undefined
}

/** Time in ms without a key after which nobody is typing any more, and the longest wait for it. */
const TYPING_MS = 200
const MAX_TYPING_MS = 3000
let lastKeyAt = -TYPING_MS
// In the capture phase, on the window: no handler can hide a key.
window.addEventListener('keydown', () => (lastKeyAt = performance.now()), { capture: true, passive: true })

/** Waits while keys are pressed: a row that is patched renders the list, and the next key would be answered late. */
async function pauseInTyping(): Promise<void> {
  const end = performance.now() + MAX_TYPING_MS
  for (;;) {
    const ms = Math.min(lastKeyAt + TYPING_MS, end) - performance.now()
    if (ms <= 0) return
    // oxlint-disable-next-line no-await-in-loop -- another key may have been pressed meanwhile
    await sleep(ms)
  }
}

/** Steps in flight: slow responses, such as those of channel tests, overlap. */
const MAX_IN_FLIGHT = 4

/** Shows what all jobs wait for. */
export const onPause = (wait: Pause | undefined) => changeJobs({ wait })

const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

/** Forgets what an earlier attempt said. */
const AGAIN = { reason: undefined, fullText: undefined, code: undefined, ms: undefined }

/**
 * Sends the steps of the items that are wanted, in order, and then shows how the job has ended. Wanted are by default those that
 * failed, were never sent, or are unknown and will be checked.
 */
export async function runJob(
  id: string,
  cache: QueryClient,
  isWanted: (item: JobItem, index: number) => boolean = isRetryable,
): Promise<void> {
  const job = findJob(id)
  if (!job || runs.has(id)) return
  const { step, noun, calls } = kindOf(job)
  if (!step) return
  const steps = new PQueue({ concurrency: job.settings?.concurrency ?? MAX_IN_FLIGHT })
  const { mutate, invalidate } = createSilentMutate(cache, pauseInTyping)
  const wanted = new Set(job.items.flatMap((item, index) => (isWanted(item, index) ? [index] : [])))
  /** The steps in flight, by the index of their item. */
  const inFlight = new Map<number, AbortController>()
  /** Takes what waits for its turn out of the queue, at a pause or at the end. */
  let turn = new AbortController()
  let end: Job['end']

  const endWith = (reason: Job['end']) => {
    end ??= reason
    turn.abort()
    steps.clear()
    steps.start()
  }
  const set = (index: number, outcome: ItemOutcome, isDue = false) =>
    patchItems(id, (item, at) => (at === index ? { ...item, ...AGAIN, ...outcome, isDue } : item))
  const send = async (item: JobItem, index: number, { signal }: AbortController): Promise<ItemOutcome> => {
    const reason = blockedBy(job.owner)
    if (reason) endWith(reason)
    signal.throwIfAborted()
    const abort = new AbortController()
    inFlight.set(index, abort)
    // Before it is sent: if the page is left now, nobody takes it for one that was not sent.
    set(index, { state: 'running' }, true)
    try {
      return await step(item, { mutate, signal: abort.signal, job })
    } catch (error) {
      if (wasNotProcessed(error) || isUnauthenticated(error)) set(index, { state: 'waiting' }, true)
      throw error
    } finally {
      inFlight.delete(index)
    }
  }
  const attempt = async (index: number): Promise<void> => {
    const item = findJob(id)?.items[index]
    if (!item) return
    if (noun && !job.deletes && isBeingDeleted(noun, item.id))
      return set(index, { state: 'waiting', reason: t('row.deleting') })
    // The turn of now: an item that waits while the job is paused is not sent in the next one.
    const own = turn
    try {
      await pauseInTyping()
      const outcome = await paced(() => send(item, index, own), { calls, signal: own.signal, onPause })
      set(index, outcome)
      // The other job shows what this one has put back of it.
      if (job.undoes !== undefined && outcome.state === 'done')
        patchItems(job.undoes, (one) =>
          one.id === item.id && one.state === 'done' ? { ...one, state: 'undone' } : one,
        )
    } catch (error) {
      // It was not sent: the job was paused or has ended while it waited. After a pause it is the next one.
      if (isAbort(error)) {
        if (!end) void steps.add(() => attempt(index), { priority: 1 })
        return
      }
      const fatal = fatalEnd(error)
      if (fatal) return endWith(fatal)
      set(index, outcomeOf(error))
      if (retryAfterOf(error)) endWith('rateLimited')
    }
    return undefined
  }

  runs.set(id, {
    pause: () => {
      // A queue that is paused would never end.
      if (end) return
      steps.pause()
      turn.abort()
      turn = new AbortController()
      patchJob(id, { phase: 'paused' })
    },
    resume: () => {
      if (end) return
      patchJob(id, { phase: 'running' })
      steps.start()
    },
    stop: () => {
      patchJob(id, { phase: 'stopping' })
      endWith('stopped')
      for (const abort of inFlight.values()) abort.abort()
    },
    stopItem: (index) => inFlight.get(index)?.abort(),
  })
  patchJob(id, { phase: 'running', end: undefined, isQuiet: false })
  patchItems(id, (item, index) => ({ ...item, isDue: wanted.has(index) }))
  for (const index of wanted) void steps.add(() => attempt(index))
  await steps.onIdle()
  runs.delete(id)
  invalidate()
  const { items } = findJob(id) ?? job
  const isCutShort = items.some(({ state }, index) => state === 'waiting' && wanted.has(index))
  patchItems(id, (item) => ({ ...item, isDue: false }))
  patchJob(id, { phase: 'over', end: end && isCutShort ? end : 'finished' })
  notifyJobEnd(id)
}

/**
 * Starts a confirmed job and opens the drawer, unless it can be undone before its first step. Returns false, and asks
 * to sign in again, when the session has ended: the caller keeps what would be lost.
 */
export function startJob(start: JobStart, cache: QueryClient): boolean {
  const owner = currentAccount()?.id
  if (owner === undefined) {
    promptReauth(true)
    return false
  }
  const { kind, title, undoes, settings, isInPage = false } = start
  const { isDeletion = false, noun } = kindOf(start)
  const items = start.items.map((item) => ({ ...item, state: 'waiting' as const, isDue: true }))
  const phase = isDeletion ? 'scheduled' : 'running'
  const id = addJob({
    owner,
    kind,
    title,
    undoes,
    settings,
    items,
    phase,
    deletes: isDeletion ? noun : undefined,
  })
  changeJobs({ question: undefined, ...(!isDeletion && !isInPage && { isOpen: true }) })
  void (isDeletion ? deleteLater(id, cache) : runJob(id, cache))
  return true
}

/** Runs a job that deletes after some seconds, in which it can be undone; nothing is sent when the page is left meanwhile. */
async function deleteLater(id: string, cache: QueryClient): Promise<void> {
  const { title = '', items = [] } = findJob(id) ?? {}
  const how = await waitForUndo(id, t('form.fact', { label: title, value: formatCount(items.length) }))
  if (how === 'leave') return patchJob(id, { phase: 'over', end: 'reloaded' })
  if (how === 'undo') {
    closeJob(id)
    return restoreFocus()
  }
  changeJobs({ isOpen: true })
  // Without its account it ends before its first step.
  return runJob(id, cache)
}
