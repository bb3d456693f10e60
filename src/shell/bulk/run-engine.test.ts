// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { HttpFailure } from '#/http/failure'
import { createMutation } from '#/resources/create-mutation'
import type { RecordValues } from '#/resources/row-mutations'
import { signIn } from '#/session/session'
import { createCache } from '#/shell/cache'
import { notify } from '#/ui/notifications/notify'
import type { BulkEntry } from './bulk-entry'
import { putBackPlan } from './put-back'
import { interruptRun, restoreRuns, startRun } from './run-engine'
import { changeRuns, NO_RUNS, runsStore, type RunStart } from './runs'
import type { SilentMutate } from './silent-mutate'

const peel = vi.hoisted(() => vi.fn<(id: number) => Promise<unknown>>())

vi.mock('#/ui/notifications/notify')
vi.mock('./run-kinds', () => ({
  RUN_KINDS: {
    'channel.edit': {
      noun: 'pear',
      requests: 1,
      step: ({ id }: BulkEntry, mutate: SilentMutate) =>
        mutate(
          createMutation({ request: () => peel(id), verify: () => Promise.resolve(false), meta: {} }),
          undefined,
        ),
    },
  },
  isRunKind: () => true,
  isDeletion: () => false,
  canStore: (_kind: string, { weight }: RecordValues) => weight !== '',
}))

const ROOT = { id: 1, username: 'root', display_name: 'Root', role: 100, status: 1 }
const start = (title: string, ids: number[]): RunStart => ({
  kind: 'channel.edit',
  title,
  entries: ids.map((id) => ({ id, name: `pear ${id}`, change: { from: { weight: 1 }, to: { weight: 0 } } })),
})
const refusal = new HttpFailure({ kind: 'refused', serverMessage: 'unripe' })
const cache = createCache(() => {})
const ends = () => runsStore.read().runs.map(({ end }) => end)

beforeEach(() => {
  vi.useFakeTimers()
  vi.mocked(notify).mockClear()
  peel.mockReset().mockResolvedValue(undefined)
  changeRuns(NO_RUNS)
  window.sessionStorage.clear()
  signIn(ROOT)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('run: does not start when the session has ended', () => {
  window.localStorage.clear()
  expect(startRun(start('Peeling', [1]), cache)).toBe(false)
  expect(runsStore.read().runs).toEqual([])
})

it('run with a failure: is announced when the panel is hidden', async () => {
  peel.mockRejectedValueOnce(refusal)
  startRun(start('Peeling', [1, 2]), cache)
  changeRuns({ isOpen: false })
  await vi.runAllTimersAsync()
  expect(notify).toHaveBeenCalledWith('warning', expect.stringContaining('Peeling: 1 of 2 done'))
})

it('run without a failure: leaves the panel open that reports the failure of another', async () => {
  peel.mockRejectedValueOnce(refusal)
  startRun(start('Peeling', [1]), cache)
  await vi.runAllTimersAsync()
  startRun(start('Coring', [2]), cache)
  await vi.runAllTimersAsync()
  expect(ends()).toEqual(['finished', 'finished'])
  expect(runsStore.read().isOpen).toBe(true)
})

it('put back: leaves out what the server would not store, and says so', async () => {
  const [change, blank] = [
    { from: { weight: 1 }, to: { weight: 0 } },
    { from: { weight: '' }, to: { weight: 0 } },
  ]
  const entries = [
    { id: 1, name: 'pear 1', change },
    { id: 2, name: 'pear 2', change: blank },
  ]
  startRun({ ...start('Peeling', []), entries }, cache)
  await vi.runAllTimersAsync()
  const [run] = runsStore.read().runs
  if (!run || !('kind' in run)) throw new Error('no run')
  const plan = putBackPlan(run)
  expect(plan.entries.map(({ id }) => id)).toEqual([1])
  expect(plan.hint).toContain('1 record cannot be put back')
})

it('stopped run: is stopped after a reload too, and the panel stays closed', async () => {
  startRun(start('Peeling', [1, 2, 3]), cache)
  await vi.advanceTimersByTimeAsync(100)
  interruptRun(runsStore.read().runs[0]?.id ?? '', 'stopping')
  await vi.runAllTimersAsync()
  changeRuns(NO_RUNS)
  restoreRuns(ROOT.id)
  expect(ends()).toEqual(['stopped'])
  expect(runsStore.read().isOpen).toBe(false)
})

it('running run: is interrupted after a reload, and the panel opens', async () => {
  startRun(start('Peeling', [1, 2, 3]), cache)
  await vi.advanceTimersByTimeAsync(100)
  changeRuns(NO_RUNS)
  restoreRuns(ROOT.id)
  expect(ends()).toEqual(['reloaded'])
  expect(runsStore.read().isOpen).toBe(true)
})

it('run that does not fit into the storage: the user is told, and no older list comes back after a reload', async () => {
  startRun(start('Peeling', [1, 2, 3]), cache)
  const { sessionStorage } = window
  vi.spyOn(window, 'sessionStorage', 'get').mockReturnValue(
    new Proxy(sessionStorage, {
      get: (storage, name) => {
        if (name === 'setItem') throw new DOMException('full', 'QuotaExceededError')
        const member: unknown = Reflect.get(storage, name)
        return typeof member === 'function' ? member.bind(storage) : member
      },
    }),
  )
  startRun(start('Coring', [4, 5, 6]), cache)
  expect(notify).toHaveBeenCalledWith('warning', expect.stringContaining('no room to keep this job'))
  expect(window.sessionStorage.getItem('bulk:1:runs')).toBeNull()
})
