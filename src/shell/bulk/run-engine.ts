import type { QueryClient } from '@tanstack/react-query'
import { formatCount } from '#/format/quota'
import { HttpFailure } from '#/http/failure'
import { t } from '#/i18n/i18n'
import { lastKnownStatus, statusQueries } from '#/resources/status/status'
import { currentAccount, promptReauth } from '#/session/session'
import { notify } from '#/ui/notifications/notify'
import { fetchFresh } from '../cache'
import { restoreServerTests } from '../channel-tests/server-tests'
import { restoreTests } from '../channel-tests/test-run'
import { withRecordLock, notifyWithUndo } from '../deletion/delayed-writes'
import { unmarkDeleting, isBeingDeleted, markDeleting } from '../deletion/waiting-deletions'
import { groupByState, isRetryable, type BulkEntry, type EntryState } from './bulk-entry'
import { runEntries } from './bulk-loop'
import { bulkStorage } from './bulk-storage'
import { delayRun } from './delay-run'
import { restoreExport } from './export-storage'
import { createPacer } from './pacer'
import { pauseInTyping } from './pause-in-typing'
import { canPutBack, putBackPlan } from './put-back'
import { deleteOnLeave, isDeletion, RUN_KINDS } from './run-kinds'
import {
  openRun,
  changeRuns,
  isAllDone,
  runsStore,
  type BulkRun,
  type RunStart,
  hideRun,
  newRunId,
  restoreFocus,
} from './runs'
import { createSilentMutate } from './silent-mutate'
import { restoreCall } from './single-call'

const serverStart = () => lastKnownStatus().start_time
const STATUS_QUERY = { ...statusQueries.current(), retry: false, meta: { errorHandledBy: 'caller' as const } }

const controllers = new Map<string, AbortController>()
const pacer = createPacer((wait) => changeRuns({ wait }))

const bulkRuns = () => runsStore.read().runs.filter((run) => 'kind' in run)
const find = (id: string) => bulkRuns().find((run) => run.id === id)

function update(id: string, patch: Partial<BulkRun>): void {
  const { runs } = runsStore.read()
  const run = find(id)
  if (run) changeRuns({ runs: runs.with(runs.indexOf(run), { ...run, ...patch }) })
}

/**
 * Stores the runs of an account of which something is left to tell, or to put back, after a reload. Returns false if the
 * browser has no room for them.
 */
function save(owner: number): boolean {
  const isWorthKeeping = (run: BulkRun) =>
    run.owner === owner && run.entries.some(({ state, change }) => state !== 'done' || change !== undefined)
  return bulkStorage(owner).write(bulkRuns().filter(isWorthKeeping))
}

/** `isWanted`: what a continued run does again, unless it was only paused. */
async function execute(run: BulkRun, cache: QueryClient, isWanted = isRetryable): Promise<void> {
  const { id, owner } = run
  const controller = new AbortController()
  controllers.set(id, controller)
  const storage = bulkStorage(owner)
  const kind = RUN_KINDS[run.kind]
  const { mutate, invalidate } = createSilentMutate(cache, pauseInTyping)
  let entries = [...run.entries]
  // A pause is no reason to repeat what failed before it.
  const isIncluded = run.phase === 'paused' ? (entry: BulkEntry) => entry.state === 'waiting' : isWanted
  update(id, { phase: 'running', end: undefined })
  markRows(run, entries.filter(isIncluded))
  // After a wait or a reload the server may be another one; where that cannot be read, nothing else can be sent either.
  if (run.phase !== 'running') await fetchFresh(cache, STATUS_QUERY).catch(() => undefined)
  const end = await runEntries({
    indices: entries.flatMap((entry, index) => (isIncluded(entry) ? [index] : [])),
    step: async (index) => {
      const entry = entries[index]
      if (entry && isBeingDeletedElsewhere(run, entry)) throw beingDeletedFailure()
      if (entry) await kind.step({ ...entry, isOtherServer: entry.server !== serverStart() }, mutate)
    },
    requests: kind.requests,
    pacer,
    lock: (index, write) => {
      const entry = entries[index]
      // Without the lock: a deletion holds it while it waits, and the step is refused at once.
      if (!entry || isBeingDeletedElsewhere(run, entry)) return write()
      return withRecordLock(`${kind.noun}-${entry.id}`, write)
    },
    signal: controller.signal,
    blockedBy: () => {
      if (currentAccount()?.id !== owner) return 'signedOut'
      return navigator.onLine ? undefined : 'offline'
    },
    onEntry: (index, { state, reason }) => {
      const entry = entries[index]
      if (!entry) return
      entries = entries.with(index, { ...entry, state, reason })
      update(id, { entries })
      storage.writeStates({ ...run, entries })
      if (state !== 'sent' && state !== 'waiting') unmarkRows(run, [entry])
    },
  })
  // Those with an outcome are unmarked: another deletion may have marked them since.
  unmarkRows(
    run,
    entries.filter(({ state }) => state === 'waiting' || state === 'sent'),
  )
  invalidate()
  finish(id, end)
}

/** Whether a record is being deleted by something else than this run. */
function isBeingDeletedElsewhere({ kind }: BulkRun, { id }: BulkEntry): boolean {
  return !isDeletion(kind) && isBeingDeleted(RUN_KINDS[kind].noun, id)
}

const beingDeletedFailure = () => new HttpFailure({ kind: 'refused', serverMessage: t('row.deleting') })

/** Marks the rows that a run deletes: nothing else writes them. */
function markRows({ kind }: BulkRun, entries: readonly BulkEntry[]): void {
  if (!isDeletion(kind)) return
  const { noun } = RUN_KINDS[kind]
  markDeleting(entries.map(({ id }) => ({ noun, id: String(id), state: 'sending' as const })))
}

function unmarkRows({ kind }: BulkRun, entries: readonly BulkEntry[]): void {
  if (!isDeletion(kind)) return
  unmarkDeleting(
    RUN_KINDS[kind].noun,
    entries.map(({ id }) => String(id)),
  )
}

function finish(id: string, end: BulkRun['end']): void {
  controllers.delete(id)
  const run = find(id)
  if (!run) return
  const { done, notSent } = groupByState(run.entries)
  const isPaused = run.phase === 'pausing' && end === 'stopped' && notSent.length > 0
  update(id, isPaused ? { phase: 'paused' } : { phase: 'over', end })
  save(run.owner)
  if (done.length < run.entries.length) {
    if (isPaused || runsStore.read().isOpen) return
    const [n, total] = [formatCount(done.length), formatCount(run.entries.length)]
    notify('warning', t('bulk.notAllDone', { title: run.title, n, total }))
    return
  }
  // Nothing is left to tell; the list of the runs keeps it for its CSV and for putting the values back.
  if (runsStore.read().runs.every(isAllDone)) changeRuns({ isOpen: false })
  const text = t(done.length === 1 ? 'bulk.allDone.one' : 'bulk.allDone', { n: formatCount(done.length) })
  const finished = find(id)
  if (!finished || !canPutBack(finished)) return notify('success', text)
  // Later the panel offers it.
  notifyWithUndo('success', text, () => openRun(putBackPlan(finished)))
}

/**
 * Starts a confirmed run and opens the panel. One that deletes can be undone before its first step. Returns false, and asks
 * to sign in again, when the session has ended: the caller keeps what would be lost.
 */
export function startRun({ kind, title, entries }: RunStart, cache: QueryClient): boolean {
  const owner = currentAccount()?.id
  if (owner === undefined) {
    promptReauth(true)
    return false
  }
  const id = newRunId()
  const server = serverStart()
  const waiting = entries.map((entry): BulkEntry => ({ server, ...entry, state: 'waiting' }))
  const isDelayed = isDeletion(kind)
  const run: BulkRun = { id, owner, kind, title, entries: waiting, phase: isDelayed ? 'delayed' : 'running' }
  changeRuns({
    runs: [...runsStore.read().runs, run],
    isOpen: true,
    focused: id,
    question: undefined,
  })
  if (!save(owner)) notify('warning', t('bulk.notKept'))
  if (isDelayed) delay(run, cache)
  else void execute(run, cache)
  return true
}

const withState = (entry: BulkEntry, state: EntryState): BulkEntry => ({ ...entry, state })

/** A server refuses more in so short a time; the others stay unsent, which the panel tells after a reload. */
const MAX_ON_LEAVE = 100

/**
 * Sends the deletions of a run that waits, as a single one is sent: it was confirmed, and the page is being left. Nobody sees
 * the responses unless the page stays, so the outcomes are stored as unknown first.
 */
function sendOnLeave(run: BulkRun, cache: QueryClient): void {
  const { id, kind, owner } = run
  const sent = run.entries.slice(0, MAX_ON_LEAVE)
  const setState = (ids: ReadonlySet<number>, state: EntryState) =>
    update(id, {
      entries: (find(id) ?? run).entries.map((entry) =>
        ids.has(entry.id) ? withState(entry, state) : entry,
      ),
    })
  setState(new Set(sent.map((entry) => entry.id)), 'unknown')
  update(id, { phase: 'over', end: 'reloaded' })
  save(owner)
  markRows(run, sent)
  const send = async (entryId: number) => {
    await deleteOnLeave(kind, entryId)
    setState(new Set([entryId]), 'done')
  }
  // The page goes on after a log-out, or when it comes back.
  void Promise.allSettled(sent.map((entry) => send(entry.id))).then(() => {
    unmarkRows(run, run.entries)
    save(owner)
    void cache.invalidateQueries({ queryKey: [RUN_KINDS[kind].noun] })
  })
}

function delay(run: BulkRun, cache: QueryClient): void {
  const { id } = run
  delayRun(run, {
    begin: () => void execute(find(id) ?? run, cache),
    leave: () => sendOnLeave(find(id) ?? run, cache),
    drop: () => {
      dismissRun(id)
      restoreFocus()
    },
    leaveOut: (entryId) => {
      const entries = find(id)?.entries.filter((entry) => entry.id !== entryId) ?? []
      if (entries.length > 0) update(id, { entries })
      save(run.owner)
      return entries.length > 0
    },
  })
}

/** Stops a run after the steps in flight; a paused one can be resumed. */
export function interruptRun(id: string, phase: 'pausing' | 'stopping'): void {
  const run = find(id)
  if (run?.phase === 'paused') {
    update(id, { phase: 'over', end: 'stopped' })
    save(run.owner)
    return
  }
  update(id, { phase })
  controllers.get(id)?.abort()
}

/** Runs again over the entries that failed, were never sent, or are unknown and can be checked; or over some of them. */
export function continueRun(id: string, cache: QueryClient, isWanted = isRetryable): void {
  const run = find(id)
  if (!run || controllers.has(id)) return
  update(id, { end: undefined })
  save(run.owner)
  void execute(run, cache, isWanted)
}

/** Removes a run that is over from the list and from the storage. */
export function dismissRun(id: string): void {
  const run = find(id)
  if (!run) return
  hideRun(id)
  save(run.owner)
}

/** Shows the runs of an account that a reload interrupted, of every engine. */
export function restoreRuns(owner: number): void {
  restoreTests(owner)
  restoreServerTests(owner)
  restoreExport(owner)
  restoreCall(owner)
  const { runs, isOpen } = runsStore.read()
  const restored = bulkStorage(owner)
    .read()
    .filter(({ id }) => !runs.some((run) => run.id === id))
  const isInterrupted = restored.some(({ end }) => end === 'reloaded')
  if (restored.length > 0) changeRuns({ runs: [...runs, ...restored], isOpen: isOpen || isInterrupted })
}
