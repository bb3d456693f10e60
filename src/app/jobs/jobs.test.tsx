import type { QueryClient } from '@tanstack/react-query'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { CONFIRMED_WITHOUT_RESPONSE } from '#/http/confirm-write'
import { HttpFailure } from '#/http/failure'
import { createMutation } from '#/resources/create-mutation'
import { ChangedMeanwhile, type RecordValues } from '#/resources/row-mutations'
import { signIn } from '#/session/session'
import { createCache } from '#/app/cache'
import { notify } from '#/ui/notifications/notify'
import type { JobItem } from './job'
import {
  addJob,
  changeJobs,
  closeJob,
  jobsStore,
  NO_JOBS,
  openJob,
  restoreJobs,
  runs,
  type JobPlan,
} from './jobs'
import { JobsButton, JobOverlays } from './jobs-in-frame'
import { startJob } from './run-job'
import type { StepContext } from './silent-mutate'
import { beginAsRoot, passTime, ROOT } from './jobs.fixture'
import { render } from '../../../checks/render'

const eat = vi.hoisted(() => vi.fn<(id: number) => Promise<unknown>>())

vi.mock('#/ui/notifications/notify')
vi.mock('./job-kinds', () => {
  const kind = {
    noun: 'pear',
    canStore: ({ weight }: RecordValues) => weight !== '',
    step: async ({ id }: JobItem, { mutate }: StepContext) => {
      await mutate(eating(id), undefined)
      return { state: 'done' }
    },
  }
  return { kindOf: () => kind }
})

const eating = (id: number) =>
  createMutation({
    scope: { id: `pear-${id}` },
    request: () => eat(id),
    verify: () => Promise.reject(new Error('cannot be verified')),
    patchRows: { key: ['pear'], change: (_, page: number[]) => page.filter((row) => row !== id) },
    meta: { invalidates: [['pear']], rereads: () => Promise.resolve(), successMessage: 'common.done' },
  })

const PEARS = [1, 2, 3, 4].map((id) => ({ id, name: `pear ${id}` }))
const PLAN: JobPlan = {
  kind: 'channel.delete',
  question: 'Eat 4 pears?',
  confirmLabel: 'Eat',
  title: 'Eating pears',
  items: PEARS,
  settings: { concurrency: 1, timeout: 1 },
}
const EDIT: JobPlan = {
  ...PLAN,
  kind: 'channel.edit',
  items: PEARS.map((pear) => ({ ...pear, change: { from: { weight: 1 }, to: { weight: 0 } } })),
}
const STEP_MS = 250
/** More than the pace allows for all steps. */
const ALL_MS = 3000
const pass = (ms = STEP_MS) => act(() => passTime(ms))

// What a test has left to be sent would hold up the next one, whose clock is another one.
afterEach(() => pass(ALL_MS))
const onSessionEnd = vi.fn<() => void>()
let cache: QueryClient

// Load the lazy chunks before the tests: transforming them can take longer than a query waits.
beforeAll(() => {
  const ofJobs = [import('./job-question'), import('./job-drawer')]
  return Promise.all([...ofJobs, import('#/ui/dialog/dialog-frame')]).then(() => {})
})

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('there is no server')))
  window.localStorage.clear()
  beginAsRoot()
  vi.mocked(notify).mockClear()
  onSessionEnd.mockClear()
  eat.mockReset().mockImplementation(() => new Promise((resolve) => setTimeout(resolve, STEP_MS)))
  cache = createCache(onSessionEnd)
})

const mount = () =>
  render(
    <>
      <JobsButton />
      <JobOverlays />
    </>,
    cache,
  )

const press = async (name: string, ms?: number) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await pass(ms)
}
/** Does what changes the page, and waits for it. */
const show = (change: () => void) => {
  act(change)
  return pass()
}
/** Starts a job and waits for its end. */
async function start(plan = PLAN, ms = ALL_MS) {
  mount()
  await show(() => openJob(plan))
  await press(plan.confirmLabel, ms)
}
const report = () => screen.getByRole('article', { name: 'Eating pears' })
/** A deletion of a record that waits. */
const deleting = (id: number) => {
  const items = [{ id, name: '', state: 'waiting' as const }]
  const scheduled = { ...PLAN, title: '', phase: 'scheduled', isQuiet: true } as const
  return addJob({ ...scheduled, owner: 1, deletes: 'pear', items })
}

it('bulk question: lists names and ids, and sends nothing when cancelled or before the right count is typed', async () => {
  mount()
  await show(() => openJob(PLAN))
  const dialog = screen.getByRole('dialog', { name: 'Eat 4 pears?' })
  expect(dialog.textContent).toContain('pear 1 #1')
  await press('Cancel')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(eat).not.toHaveBeenCalled()

  // Enter after the right count starts it, after another it does not.
  await show(() => openJob({ ...PLAN, isFinal: true }))
  const box = screen.getByRole('textbox', { name: /4/ })
  const enter = (value: string) => {
    fireEvent.change(box, { target: { value } })
    const form = box.closest('form')
    if (form) fireEvent.submit(form)
  }
  enter('3')
  expect(screen.getByRole('dialog')).toBeTruthy()
  expect(eat).not.toHaveBeenCalled()
  await show(() => enter('4'))
  expect(report()).toBeTruthy()
})

it('bulk run: processes rows in order, patches cached rows, invalidates once and shows one notification', async () => {
  const invalidate = vi.spyOn(cache, 'invalidateQueries')
  cache.setQueryData(['pear'], [1, 2, 3, 4, 5])
  eat.mockResolvedValueOnce(CONFIRMED_WITHOUT_RESPONSE)
  await start(PLAN, STEP_MS)
  const bar = screen.getByRole('progressbar', { name: 'Eating pears' })
  expect(bar.getAttribute('max')).toBe('4')
  await pass(ALL_MS)
  expect(vi.mocked(notify).mock.calls).toEqual([['success', 'Done for all 4']])
  expect(eat.mock.calls).toEqual([[1], [2], [3], [4]])
  expect(cache.getQueryData(['pear'])).toEqual([5])
  expect(invalidate.mock.calls).toEqual([[{ queryKey: ['pear'], predicate: expect.any(Function) }]])
  expect(screen.queryByRole('article')).toBeNull()
})

it('bulk report: what failed can be tried again without what was never sent', async () => {
  eat.mockRejectedValueOnce(new HttpFailure({ kind: 'refused', serverMessage: 'unripe' }))
  await start(PLAN, STEP_MS)
  await press('Stop', ALL_MS)
  expect(screen.getByRole('button', { name: 'Retry failed and send the rest (1)' })).toBeTruthy()
  eat.mockClear()
  await press('Only the failed', ALL_MS)
  expect(screen.getByRole('button', { name: 'Send the rest (1)' })).toBeTruthy()
  expect(eat.mock.calls).toEqual([[1]])
})

it('bulk report: lists failed and unknown rows, and retries both', async () => {
  eat.mockResolvedValueOnce(undefined)
  eat.mockRejectedValueOnce(new HttpFailure({ kind: 'refused', serverMessage: 'unripe' }))
  eat.mockRejectedValueOnce(new HttpFailure({ kind: 'server', outcome: 'unknown' }))
  await start()
  const failed = screen.getByRole('region', { name: '1 failed' })
  expect(failed.textContent).toContain('pear 2 #2 – unripe')
  expect(screen.getByRole('region', { name: /^1 with an unknown result/ }).textContent).toContain('pear 3')
  expect(screen.getByRole('status').textContent).toContain('2 of 4 done')
  expect(notify).not.toHaveBeenCalled()

  eat.mockClear()
  await press('Retry failed', ALL_MS)
  expect(notify).toHaveBeenCalledWith('success', 'Done for all 4')
  expect(eat.mock.calls).toEqual([[2], [3]])
  expect(screen.queryByRole('article')).toBeNull()
})

it('bulk edit: skips what moved meanwhile, checks the unknown again, and puts back what it has written', async () => {
  eat.mockRejectedValueOnce(new ChangedMeanwhile({ weight: 7 }))
  eat.mockRejectedValueOnce(new HttpFailure({ kind: 'server', outcome: 'unknown' }))
  await start(EDIT)
  const skipped = screen.getByRole('region', { name: '1 skipped: changed meanwhile' })
  expect(skipped.textContent).toContain('pear 1 #1 – changed meanwhile, now 7')
  eat.mockClear()
  await press('Retry failed', ALL_MS)
  expect(screen.getByRole('status').textContent).toContain('3 of 4 done')
  expect(eat.mock.calls).toEqual([[2]])

  await press('Put back')
  expect(screen.getByRole('dialog', { name: 'Put 3 records back?' }).textContent).toContain('pear 4')
})

it('bulk run: a record that is being deleted is not sent, and is after Undo', async () => {
  const id = deleting(2)
  await start(EDIT)
  const unsent = screen.getByRole('region', { name: '1 not sent' })
  expect(unsent.textContent).toContain('pear 2 #2 – This is being deleted')
  expect(eat.mock.calls).toEqual([[1], [3], [4]])
  act(() => closeJob(id))
  await press('Send the rest (1)', ALL_MS)
  expect(eat.mock.calls.at(-1)).toEqual([2])
})

it('bulk run: pauses after the step in flight and resumes', async () => {
  await start(PLAN, STEP_MS)
  await press('Pause')
  const sent = eat.mock.calls.length
  expect([1, 2, 3]).toContain(sent)
  await pass(ALL_MS)
  expect(eat.mock.calls).toHaveLength(sent)
  await press('Resume', ALL_MS)
  expect(notify).toHaveBeenCalledWith('success', 'Done for all 4')
  expect(eat).toHaveBeenCalledTimes(4)
})

it('bulk run: stops when the session ends', async () => {
  eat.mockResolvedValueOnce(undefined)
  eat.mockRejectedValueOnce(new HttpFailure({ kind: 'unauthenticated', serverMessage: 'a secret word' }))
  await start()
  expect(screen.getByText('Stopped because you are no longer signed in.')).toBeTruthy()
  expect(onSessionEnd).toHaveBeenCalledTimes(1)
  expect(eat).toHaveBeenCalledTimes(2)
})

const reload = () => {
  window.dispatchEvent(new Event('pagehide'))
  jobsStore.write(NO_JOBS)
  runs.clear()
}

it('job drawer: shows counts of an interrupted job after a reload, to the same account only, and goes on', async () => {
  eat.mockResolvedValueOnce(undefined).mockReturnValueOnce(new Promise(() => {}))
  const first = mount()
  act(() => void startJob(EDIT, cache))
  await pass()
  reload()
  first.unmount()
  cache = createCache(onSessionEnd)
  signIn({ ...ROOT, id: 2, username: 'admin' })
  const other = mount()
  await pass()
  expect(screen.queryByRole('button')).toBeNull()
  other.unmount()
  signIn(ROOT)
  mount()
  await pass()
  const card = within(report())
  expect(card.getByText('2 of 4 were sent before the page was reloaded.')).toBeTruthy()
  expect(card.getByRole('region', { name: /^1 with an unknown result/ }).textContent).toContain('pear 2')
  expect(card.getByRole('region', { name: '2 not sent' }).textContent).toContain('pear 4')
  eat.mockClear()
  await press('Retry failed and send the rest (2)', ALL_MS)
  expect(eat.mock.calls).toEqual([[2], [3], [4]])
  reload()
  restoreJobs(1)
  // They can be put back, so the report is kept until it is closed.
  expect(jobsStore.read().jobs[0]?.items.map(({ state }) => state)).toEqual(PEARS.map(() => 'done'))
  act(() => changeJobs({ isOpen: true }))
  await press('Close the report')
  reload()
  restoreJobs(1)
  expect(jobsStore.read().jobs).toEqual([])
})
