import type { QueryClient } from '@tanstack/react-query'
import { startPacedQueue, type PacedQueue } from '#/async/paced-queue'
import { createStore } from '#/async/store'
import {
  HttpFailure,
  isOutcomeUnknown,
  isUnauthenticated,
  retryDelayOf,
  wasNotProcessed,
  clippedTextOf,
  messageOf,
} from '#/http/failure'
import { channelTestMutations } from '#/resources/channel/channel-test-mutations'
import { isModelMissing } from '#/resources/channel/missing-model'
import { recordTest } from '#/session/record-test'
import { currentAccount, onAccountChange } from '#/session/session'
import { changeRuns, hideRun, newRunId, showRun } from '../bulk/runs'
import { createSilentMutate } from '../bulk/silent-mutate'
import { isBeingDeleted } from '../deletion/waiting-deletions'
import {
  hasFailed,
  isUnsuccessful,
  pairKey,
  type TestCell,
  type TestPair,
  type TestRun,
  type TestSettings,
  testStorage,
} from './channel-test'
import { testCard } from './test-results'

/** The run of this page, if there is one. */
export const testRunStore = createStore<TestRun | undefined>(undefined)

const TIMED_OUT = 'timed out'
/** Results of so many ms are shown and stored at once: each time costs as much as the run is long. */
const UPDATE_MS = 100
const WAITING: TestCell = { state: 'waiting' }

let queue: PacedQueue | undefined
const aborts = new Map<string, AbortController>()
let changes = new Map<string, TestCell>()
let timer: ReturnType<typeof setTimeout> | undefined
/** Results of a discarded run, whose aborted tests end later, are ignored. */
let generation = 0

function publish(patch: Partial<TestRun> = {}): void {
  clearTimeout(timer)
  timer = undefined
  const run = testRunStore.read()
  if (!run) return
  const cells = changes.size > 0 ? new Map([...run.cells, ...changes]) : run.cells
  changes = new Map()
  const next = { ...run, ...patch, cells }
  testRunStore.write(next)
  testStorage(run.owner).writeStates(next)
  showRun(testCard(next, ENGINE))
}

const ENGINE = {
  pause: pauseTests,
  resume: resumeTests,
  stop: stopTests,
  retry: retestFailures,
  retryFailed: (cache: QueryClient) => retestFailures(cache, hasFailed),
}

function setCell(key: string, cell: TestCell): void {
  changes.set(key, cell)
  timer ??= setTimeout(publish, UPDATE_MS)
}

// After a reload, a test that was sent must not be taken for one that was not.
window.addEventListener('pagehide', () => {
  if (timer !== undefined) publish()
})

/** How long after its question a browser may end the requests of a page that is left. */
const LEAVING_MS = 1000
/** Whether the page is being left, unless the user stays. */
let isPageLeft = false
window.addEventListener('beforeunload', () => {
  isPageLeft = true
  // The first timer waits for the user's reply, during which no script runs.
  setTimeout(() => setTimeout(() => (isPageLeft = false), LEAVING_MS))
})

/** Whether nothing more can succeed until the user does something. */
function mustPause(error: unknown): boolean {
  return isUnauthenticated(error) || wasNotProcessed(error)
}

async function runTest(pair: TestPair, timeout: number, cache: QueryClient): Promise<void> {
  const { channel, model } = pair
  const key = pairKey(channel.id, model)
  const own = generation
  const set = (cell: TestCell) => {
    if (own === generation) setCell(key, cell)
  }
  if (isBeingDeleted('channel', channel.id)) return set({ state: 'skipped' })
  const abort = new AbortController()
  aborts.set(key, abort)
  const expiry = setTimeout(() => abort.abort(TIMED_OUT), timeout * 1000)
  set({ state: 'running' })
  try {
    const { mutate } = createSilentMutate(cache)
    const mutation = channelTestMutations.testOfMany(channel)
    const result = await mutate(mutation, { model, signal: abort.signal })
    // A lost response of this mutation is never confirmed.
    const ms = typeof result === 'symbol' ? 0 : result.responseTime
    set({ state: 'ok', ms })
    recordTest({ channel, model, ms })
  } catch (error) {
    if (abort.signal.reason === TIMED_OUT) {
      set({ state: 'timedOut', seconds: timeout })
      recordTest({
        channel,
        model,
        ms: timeout * 1000,
        error: new HttpFailure({ kind: 'timeout' }),
      })
    } else if (abort.signal.aborted) set({ state: 'stopped', isSent: true })
    else if (isPageLeft && isOutcomeUnknown(error)) {
      // The browser ended the request. No other test may start while the page is unloaded.
      set({ state: 'unknown' })
      throw error
    } else if (mustPause(error)) {
      set(WAITING)
      throw error
    } else {
      set({
        state: 'failed',
        message: messageOf(error),
        fullText: clippedTextOf(error),
        isModelMissing: isModelMissing(error),
      })
      recordTest({ channel, model, error })
    }
  } finally {
    clearTimeout(expiry)
    aborts.delete(key)
  }
}

function startQueue(items: readonly TestPair[], cache: QueryClient): void {
  const { settings } = testRunStore.read() ?? {}
  if (!settings) return
  const own = generation
  queue = startPacedQueue({
    items,
    concurrency: settings.concurrency,
    retryDelayOf,
    run: (pair) => runTest(pair, settings.timeout, cache),
    onChange: (state) => {
      const run = testRunStore.read()
      if (own !== generation || !run) return
      const isSame = state.phase === run.phase && state.limit === run.limit && state.wait === run.wait
      // The queue reports each start and end too; their results wait for the timer.
      if (!isSame) publish(state)
    },
  })
  // The first tests are shown at once.
  publish()
}

/** Starts a run of tests; another one is stopped. */
export function startTests(pairs: readonly TestPair[], settings: TestSettings, cache: QueryClient): void {
  discardTests()
  const owner = currentAccount()?.id
  if (owner === undefined) return
  const run: TestRun = {
    id: newRunId(),
    owner,
    isReloaded: false,
    pairs,
    settings,
    cells: new Map(pairs.map(({ channel, model }) => [pairKey(channel.id, model), WAITING])),
    phase: 'running',
    limit: settings.concurrency,
    wait: undefined,
  }
  testRunStore.write(run)
  testStorage(owner).write(run)
  startQueue(pairs, cache)
}

/** Repeats the tests of a finished run whose keys are wanted. */
function retest(cache: QueryClient, isWanted: (key: string, run: TestRun) => boolean): void {
  const run = testRunStore.read()
  if (!run || run.phase !== 'over') return
  const wanted = run.pairs.filter(({ channel, model }) => isWanted(pairKey(channel.id, model), run))
  for (const { channel, model } of wanted) changes.set(pairKey(channel.id, model), WAITING)
  publish({ phase: 'running', isReloaded: false })
  startQueue(wanted, cache)
}

/** Repeats the tests without success: failed, timed out, stopped, skipped or with an unknown result; or some of them. */
export function retestFailures(
  cache: QueryClient,
  isWanted: (cell: TestCell | undefined) => boolean = isUnsuccessful,
): void {
  retest(cache, (key, { cells }) => isWanted(cells.get(key)))
}

/** Repeats one test. */
export function retestOne(cache: QueryClient, key: string): void {
  retest(cache, (each) => each === key)
}

/** Starts no more tests until `resumeTests`. */
export function pauseTests(): void {
  queue?.pause()
}

/** Goes on after a pause. */
export function resumeTests(): void {
  queue?.resume()
}

/** Aborts one test. */
export function abortTest(key: string): void {
  aborts.get(key)?.abort()
}

/** Aborts the tests in flight and drops the others; the results are kept. */
export function stopTests(): void {
  const run = testRunStore.read()
  for (const [key, cell] of run?.cells ?? [])
    if (cell.state === 'waiting') changes.set(key, { state: 'stopped', isSent: false })
  for (const abort of aborts.values()) abort.abort()
  queue?.stop()
  if (changes.size > 0) publish()
}

/** Stops the run and takes it from the page and from the panel. */
function leaveTests(): void {
  const run = testRunStore.read()
  stopTests()
  generation += 1
  clearTimeout(timer)
  timer = undefined
  changes = new Map()
  testRunStore.write(undefined)
  if (run) hideRun(run.id)
}

/** Stops the run and removes its results. */
export function discardTests(): void {
  const run = testRunStore.read()
  leaveTests()
  if (run) testStorage(run.owner).remove()
}

/** Shows the tests of an account that a reload interrupted, or whose results it removed from the page. */
export function restoreTests(owner: number): void {
  if (testRunStore.read()) return
  const stored = testStorage(owner).read()
  if (!stored) return
  testRunStore.write({
    ...stored,
    owner,
    phase: 'over',
    limit: stored.settings.concurrency,
    wait: undefined,
  })
  publish()
  if (stored.isReloaded) changeRuns({ isOpen: true })
}

onAccountChange(() => {
  const run = testRunStore.read()
  if (run && currentAccount()?.id !== run.owner) leaveTests()
})
