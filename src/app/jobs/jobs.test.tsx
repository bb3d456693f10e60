import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { CONFIRMED_WITHOUT_RESPONSE } from '#/http/confirm-write'
import { HttpFailure } from '#/http/failure'
import { createMutation } from '#/resources/create-mutation'
import { textMember } from '#/resources/edit-plan'
import { ChangedMeanwhile, type RecordValues } from '#/resources/row-mutations'
import { signIn } from '#/session/session'
import { createCache } from '#/app/cache'
import { notify } from '#/ui/notifications/notify'
import type { JobItem } from './job'
import { jobTab } from './job-locks'
import { keepJob, storedIds } from './job-records'
import type { StepContext } from './job-kind'
import { pauseInTyping } from './pause-in-typing'
import {
  addJob,
  changeJobs,
  hideJob,
  jobsStore,
  NO_JOBS,
  openEdit,
  openJob,
  type JobPlan,
  RESTORE_FOCUS_MS,
} from './jobs'
import { JobsButton, JobOverlays } from './jobs-in-frame'
import { render } from '../../../checks/render'

const eat = vi.hoisted(() => vi.fn<(id: number) => Promise<unknown>>())

vi.mock('#/ui/notifications/notify')
vi.mock('./pause-in-typing')
vi.mock('./job-kinds', () => {
  const kind = {
    noun: 'pear',
    step: async ({ id }: JobItem, { mutate }: StepContext) => {
      await mutate(eating(id), undefined)
    },
  }
  return {
    kindOf: () => kind,
    isJobKind: () => true,
    canStore: (_job: unknown, { weight }: RecordValues) => weight !== '',
  }
})

const eating = (id: number) =>
  createMutation({
    scope: { id: `pear-${id}` },
    request: () => eat(id),
    verify: () => Promise.reject(new Error('cannot be verified')),
    patchRows: { key: ['pear'], change: (_, page: number[]) => page.filter((row) => row !== id) },
    meta: { invalidates: [['pear']], successMessage: 'token.done' },
  })

const ROOT = { id: 1, username: 'root', display_name: 'Root', role: 100, status: 1 }
const PEARS = [1, 2, 3, 4].map((id) => ({ id, name: `pear ${id}` }))
const PLAN: JobPlan = {
  kind: 'channel.delete',
  question: 'Eat 4 pears?',
  confirmLabel: 'Eat',
  title: 'Eating pears',
  items: PEARS,
}
const EDIT: JobPlan = {
  ...PLAN,
  kind: 'channel.edit',
  items: PEARS.map((pear) => ({ ...pear, change: { from: { weight: 1 }, to: { weight: 0 } } })),
}
const SLOW = { timeout: 4000 }

// A dialog that was unmounted at the end of a test moves the focus later: the document has to be there.
afterAll(() => new Promise((resolve) => setTimeout(resolve, RESTORE_FOCUS_MS)))
const onSessionEnd = vi.fn<() => void>()
let cache: QueryClient

// Load the lazy chunks before the tests: transforming them can take longer than a query waits.
beforeAll(async () => {
  await Promise.all([import('./job-question'), import('./job-drawer'), import('#/ui/dialog/dialog-frame')])
})

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  window.localStorage.clear()
  vi.mocked(notify).mockClear()
  onSessionEnd.mockClear()
  eat.mockReset().mockResolvedValue(undefined)
  vi.mocked(pauseInTyping).mockReset().mockResolvedValue()
  changeJobs(NO_JOBS)
  signIn(ROOT)
  cache = createCache(onSessionEnd)
})

const mount = () =>
  render(
    <QueryClientProvider client={cache}>
      <JobsButton />
      <JobOverlays />
    </QueryClientProvider>,
  )

const press = async (name: string) => {
  const button = await screen.findByRole('button', { name })
  await act(async () => fireEvent.click(button))
}
async function start(plan = PLAN) {
  const page = mount()
  act(() => openJob(plan))
  await press(plan.confirmLabel)
  return page
}
const report = () => screen.findByRole('article', { name: 'Eating pears' })
const SCHEDULED = {
  owner: 1,
  kind: 'channel.delete',
  title: '',
  deletes: 'pear',
  phase: 'scheduled',
} as const
/** A deletion of a record that waits. */
const deleting = (id: number) =>
  addJob({ ...SCHEDULED, id: `deleting ${id}`, isQuiet: true, items: [{ id, name: '', state: 'waiting' }] })

it('bulk question: lists names and ids, and sends nothing when cancelled', async () => {
  mount()
  act(() => openJob(PLAN))
  const dialog = await screen.findByRole('dialog', { name: 'Eat 4 pears?' })
  expect(dialog.textContent).toContain('pear 1 #1')
  await press('Cancel')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(eat).not.toHaveBeenCalled()
})

it('bulk question: Enter after the right count starts the run, after another it does not', async () => {
  mount()
  act(() => openJob({ ...PLAN, isFinal: true }))
  const box = await screen.findByRole('textbox', { name: /4/ })
  const enter = (value: string) => {
    fireEvent.change(box, { target: { value } })
    const form = box.closest('form')
    if (form) fireEvent.submit(form)
  }
  enter('3')
  expect(screen.getByRole('dialog')).toBeTruthy()
  enter('4')
  expect(await report()).toBeTruthy()
})

it('bulk run: changes no cached row while somebody types, and sends the next steps all the same', async () => {
  cache.setQueryData(['pear'], [1, 2, 3, 4, 5])
  let stopTyping = () => {}
  const pause = new Promise<void>((resolve) => (stopTyping = resolve))
  vi.mocked(pauseInTyping).mockReturnValue(pause)
  await start()
  await waitFor(() => expect(eat).toHaveBeenCalledTimes(4), SLOW)
  expect(cache.getQueryData(['pear'])).toEqual([1, 2, 3, 4, 5])
  stopTyping()
  await waitFor(() => expect(cache.getQueryData(['pear'])).toEqual([5]))
  await waitFor(() => expect(notify).toHaveBeenCalledWith('success', 'Done for all 4'))
})

it('bulk run: processes rows in order, patches cached rows, invalidates once and shows one notification', async () => {
  const invalidate = vi.spyOn(cache, 'invalidateQueries')
  cache.setQueryData(['pear'], [1, 2, 3, 4, 5])
  eat.mockResolvedValueOnce(CONFIRMED_WITHOUT_RESPONSE)
  await start()
  const bar = await screen.findByRole('progressbar', { name: 'Eating pears' })
  expect(bar.getAttribute('aria-valuemax')).toBe('4')
  expect(document.activeElement).toBe(await report())
  await waitFor(() => expect(notify).toHaveBeenCalledWith('success', 'Done for all 4'), SLOW)
  expect(notify).toHaveBeenCalledTimes(1)
  expect(eat.mock.calls).toEqual([[1], [2], [3], [4]])
  expect(cache.getQueryData(['pear'])).toEqual([5])
  expect(invalidate.mock.calls).toEqual([[{ queryKey: ['pear'], predicate: expect.any(Function) }]])
  expect(screen.queryByRole('article')).toBeNull()
  await waitFor(async () => expect(await storedIds(1)).not.toContain(jobsStore.read().jobs[0]?.id))
})

it('bulk report: what failed can be tried again without what was never sent', async () => {
  eat.mockRejectedValueOnce(new HttpFailure({ kind: 'refused', serverMessage: 'unripe' }))
  await start()
  await waitFor(() => expect(eat).toHaveBeenCalledTimes(1), SLOW)
  await press('Stop')
  const all = await screen.findByRole('button', { name: /^Retry failed and send the rest \(\d\)$/ }, SLOW)
  const rest = Number(/\d/.exec(all.textContent)?.[0])
  expect(rest).toBeGreaterThan(0)
  eat.mockClear()
  await press('Only the failed')
  expect(await screen.findByRole('button', { name: `Send the rest (${rest})` }, SLOW)).toBeTruthy()
  expect(eat.mock.calls).toEqual([[1]])
})

it('bulk report: lists failed and unknown rows, and retries both', async () => {
  eat.mockResolvedValueOnce(undefined)
  eat.mockRejectedValueOnce(new HttpFailure({ kind: 'refused', serverMessage: 'unripe' }))
  eat.mockRejectedValueOnce(new HttpFailure({ kind: 'server', outcome: 'unknown' }))
  await start()
  const failed = await screen.findByRole('region', { name: '1 failed' }, SLOW)
  expect(failed.textContent).toContain('pear 2 #2 – unripe')
  expect(screen.getByRole('region', { name: /^1 with an unknown result/ }).textContent).toContain('pear 3')
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('2 of 4 done'), SLOW)
  expect(notify).not.toHaveBeenCalled()

  eat.mockClear()
  await press('Retry failed')
  await waitFor(() => expect(notify).toHaveBeenCalledWith('success', 'Done for all 4'), SLOW)
  expect(eat.mock.calls).toEqual([[2], [3]])
  expect(screen.queryByRole('article')).toBeNull()
})

it('bulk edit: skips what moved meanwhile, checks the unknown again, and puts back what it has written', async () => {
  eat.mockRejectedValueOnce(new ChangedMeanwhile({ weight: 7 }))
  eat.mockRejectedValueOnce(new HttpFailure({ kind: 'server', outcome: 'unknown' }))
  await start(EDIT)
  const skipped = await screen.findByRole('region', { name: '1 skipped: changed meanwhile' }, SLOW)
  expect(skipped.textContent).toContain('pear 1 #1 – changed meanwhile, now 7')
  eat.mockClear()
  await press('Retry failed')
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('3 of 4 done'), SLOW)
  expect(eat.mock.calls).toEqual([[2]])

  await press('Put back')
  expect((await screen.findByRole('dialog', { name: 'Put 3 records back?' })).textContent).toContain('pear 4')
})

it('bulk run: a record that is being deleted is not sent, and is after Undo', async () => {
  deleting(2)
  await start(EDIT)
  const unsent = await screen.findByRole('region', { name: '1 not sent' }, SLOW)
  expect(unsent.textContent).toContain('pear 2 #2 – This is being deleted')
  expect(eat.mock.calls).toEqual([[1], [3], [4]])
  act(() => hideJob('deleting 2'))
  await press('Send the rest (1)')
  await waitFor(() => expect(eat.mock.calls.at(-1)).toEqual([2]), SLOW)
})

it('bulk edit: a record that is being deleted is refused in the preview until that is undone', async () => {
  deleting(2)
  mount()
  const records = PEARS.map((pear) => ({ ...pear, values: { name: pear.name } }))
  const members = [textMember({ name: 'name', label: 'job.csv.name' })]
  act(() => openEdit({ kind: 'channel.edit', title: 'Edit 4 pears', members, records }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit 4 pears' }))
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'ripe' } })
  expect((await dialog.findByRole('row', { name: /^pear 2/ })).textContent).toContain('This is being deleted')
  expect(dialog.getByRole('button', { name: 'Apply 3 changes' })).toBeTruthy()
  act(() => hideJob('deleting 2'))
  expect(await dialog.findByRole('button', { name: 'Apply 4 changes' })).toBeTruthy()
})

it('bulk run: pauses after the step in flight and resumes', async () => {
  await start()
  await waitFor(() => expect(eat).toHaveBeenCalled(), SLOW)
  await press('Pause')
  await screen.findByRole('button', { name: 'Resume' }, SLOW)
  const sent = eat.mock.calls.length
  expect(sent).toBeLessThan(4)
  await act(() => new Promise((resolve) => void setTimeout(resolve, 700)))
  expect(eat.mock.calls).toHaveLength(sent)
  await press('Resume')
  await waitFor(() => expect(notify).toHaveBeenCalledWith('success', 'Done for all 4'), SLOW)
  expect(eat).toHaveBeenCalledTimes(4)
})

it('bulk run: stops when the session ends', async () => {
  eat.mockResolvedValueOnce(undefined)
  eat.mockRejectedValueOnce(new HttpFailure({ kind: 'unauthenticated', serverMessage: 'a secret word' }))
  await start()
  await screen.findByText('Stopped because you are no longer signed in.', {}, SLOW)
  expect(onSessionEnd).toHaveBeenCalledTimes(1)
  expect(eat).toHaveBeenCalledTimes(2)
})

it('job drawer: shows counts of an interrupted job after a reload, to the same account only', async () => {
  const states = ['done', 'running', 'waiting', 'waiting'] as const
  const items = PEARS.map(({ id, name }, at) => ({ id, name, state: states[at] ?? 'waiting' }))
  await keepJob(
    { id: '5', owner: 1, kind: 'channel.delete', title: 'Eating pears', items, phase: 'running' },
    { isNew: true, tab: jobTab() },
  )
  signIn({ ...ROOT, id: 2, username: 'admin' })
  const other = mount()
  expect(screen.queryByRole('button')).toBeNull()
  other.unmount()

  signIn(ROOT)
  mount()
  const card = within(await report())
  expect(card.getByText('2 of 4 were sent before the page was reloaded.')).toBeTruthy()
  expect(card.getByRole('region', { name: /^1 with an unknown result/ }).textContent).toContain('pear 2')
  expect(card.getByRole('region', { name: '2 not sent' }).textContent).toContain('pear 4')
  await press('Close the report')
  expect(screen.queryByRole('article')).toBeNull()
  await waitFor(async () => expect(await storedIds(1)).not.toContain('5'))
})
