// @vitest-environment happy-dom
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { CONFIRMED_WITHOUT_RESPONSE } from '#/http/confirm-write'
import { HttpFailure } from '#/http/failure'
import { createMutation } from '#/resources/create-mutation'
import { textMember } from '#/resources/edit-plan'
import { ChangedMeanwhile, type RecordValues } from '#/resources/row-mutations'
import { signIn } from '#/session/session'
import { createCache } from '#/shell/cache'
import { notify } from '#/ui/notifications/notify'
import { unmarkDeleting, markDeleting } from '../deletion/waiting-deletions'
import type { BulkEntry } from './bulk-entry'
import { pauseInTyping } from './pause-in-typing'
import { openEdit, openRun, changeRuns, NO_RUNS, type RunPlan, RESTORE_FOCUS_MS } from './runs'
import { RunsButton, RunsOverlays } from './runs-in-frame'
import type { SilentMutate } from './silent-mutate'
import { render } from '../../../checks/render'

const eat = vi.hoisted(() => vi.fn<(id: number) => Promise<unknown>>())

vi.mock('#/ui/notifications/notify')
vi.mock('./pause-in-typing')
vi.mock('./run-kinds', () => {
  const kind = {
    noun: 'pear',
    requests: 1,
    step: ({ id }: BulkEntry, mutate: SilentMutate) => mutate(eating(id), undefined),
  }
  return {
    RUN_KINDS: { 'channel.delete': kind, 'channel.edit': kind },
    isRunKind: () => true,
    isDeletion: () => false,
    canStore: (_kind: string, { weight }: RecordValues) => weight !== '',
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
const PLAN: RunPlan = {
  kind: 'channel.delete',
  question: 'Eat 4 pears?',
  confirmLabel: 'Eat',
  title: 'Eating pears',
  entries: PEARS,
}
const EDIT: RunPlan = {
  ...PLAN,
  kind: 'channel.edit',
  entries: PEARS.map((pear) => ({ ...pear, change: { from: { weight: 1 }, to: { weight: 0 } } })),
}
const SLOW = { timeout: 4000 }

// A dialog that was unmounted at the end of a test moves the focus later: the document has to be there.
afterAll(() => new Promise((resolve) => setTimeout(resolve, RESTORE_FOCUS_MS)))

const onSessionEnd = vi.fn<() => void>()
let cache: QueryClient

// Load the lazy chunks before the tests: transforming them can take longer than a query waits.
beforeAll(async () => {
  await Promise.all([import('./bulk-question'), import('./runs-panel'), import('#/ui/dialog/dialog-frame')])
})

beforeEach(() => {
  vi.mocked(notify).mockClear()
  onSessionEnd.mockClear()
  eat.mockReset().mockResolvedValue(undefined)
  vi.mocked(pauseInTyping).mockReset().mockResolvedValue()
  changeRuns(NO_RUNS)
  signIn(ROOT)
  cache = createCache(onSessionEnd)
})

const mount = () =>
  render(
    <QueryClientProvider client={cache}>
      <RunsButton />
      <RunsOverlays />
    </QueryClientProvider>,
  )

const press = async (name: string) => {
  const button = await screen.findByRole('button', { name })
  await act(async () => fireEvent.click(button))
}
async function start(plan = PLAN) {
  const page = mount()
  act(() => openRun(plan))
  await press(plan.confirmLabel)
  return page
}
const report = () => screen.findByRole('article', { name: 'Eating pears' })
const stored = (key: string) => window.sessionStorage.getItem(key) ?? ''

it('bulk question: lists names and ids, and sends nothing when cancelled', async () => {
  mount()
  act(() => openRun(PLAN))
  const dialog = await screen.findByRole('dialog', { name: 'Eat 4 pears?' })
  expect(dialog.textContent).toContain('pear 1 #1')
  await press('Cancel')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(eat).not.toHaveBeenCalled()
})

it('bulk question: Enter after the right count starts the run, after another it does not', async () => {
  mount()
  act(() => openRun({ ...PLAN, isFinal: true }))
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
  expect(invalidate.mock.calls).toEqual([[{ queryKey: ['pear'] }]])
  expect(screen.queryByRole('article')).toBeNull()
  expect(stored('bulk:1:runs')).toBe('')
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

it('bulk report: lists failed and unknown rows, and retries only the failed ones', async () => {
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
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('3 of 4 done'), SLOW)
  expect(eat.mock.calls).toEqual([[2]])
  await press('Close the report')
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

it('bulk run: a record that is being deleted fails at once, and a retry after Undo writes it', async () => {
  markDeleting([{ noun: 'pear', id: '2', state: 'waiting' }])
  await start(EDIT)
  const failed = await screen.findByRole('region', { name: '1 failed' }, SLOW)
  expect(failed.textContent).toContain('pear 2 #2 – This is being deleted')
  await waitFor(() => expect(eat.mock.calls).toEqual([[1], [3], [4]]), SLOW)
  unmarkDeleting('pear', ['2'])
  await press('Retry failed')
  await waitFor(() => expect(eat.mock.calls.at(-1)).toEqual([2]), SLOW)
})

it('bulk edit: a record that is being deleted is refused in the preview until that is undone', async () => {
  markDeleting([{ noun: 'pear', id: '2', state: 'waiting' }])
  mount()
  const records = PEARS.map((pear) => ({ ...pear, values: { name: pear.name } }))
  const members = [textMember({ name: 'name', label: 'bulk.csv.name' })]
  act(() => openEdit({ kind: 'channel.edit', title: 'Edit 4 pears', members, records }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit 4 pears' }))
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'ripe' } })
  expect((await dialog.findByRole('row', { name: /^pear 2/ })).textContent).toContain('This is being deleted')
  expect(dialog.getByRole('button', { name: 'Apply 3 changes' })).toBeTruthy()
  act(() => unmarkDeleting('pear', ['2']))
  expect(await dialog.findByRole('button', { name: 'Apply 4 changes' })).toBeTruthy()
})

it('bulk run: pauses after the step in flight and resumes', async () => {
  await start()
  await press('Pause')
  await screen.findByRole('button', { name: 'Resume' })
  const sent = eat.mock.calls.length
  expect(sent).toBeLessThan(4)
  await act(() => new Promise((resolve) => void setTimeout(resolve, 700)))
  expect(eat).toHaveBeenCalledTimes(sent)
  await press('Resume')
  await waitFor(() => expect(notify).toHaveBeenCalledWith('success', 'Done for all 4'), SLOW)
  expect(eat).toHaveBeenCalledTimes(4)
})

it('bulk storage: holds no texts of the server, and the run stops when the session ends', async () => {
  eat.mockResolvedValueOnce(undefined)
  eat.mockRejectedValueOnce(new HttpFailure({ kind: 'unauthenticated', serverMessage: 'a secret word' }))
  await start()
  await screen.findByText('Stopped because you are no longer signed in.', {}, SLOW)
  expect(onSessionEnd).toHaveBeenCalledTimes(1)
  expect(eat).toHaveBeenCalledTimes(2)
  const runs = stored('bulk:1:runs')
  expect(runs).not.toContain('secret')
  const [run] = JSON.parse(runs)
  expect(run).toMatchObject({ title: 'Eating pears', entries: PEARS })
  expect(stored(`bulk:1:states:${run.id}`)).toBe('dwww')
})

it('bulk panel: shows counts of an interrupted run after a reload, to the same account only', async () => {
  const run = { id: '5', kind: 'channel.delete', title: 'Eating pears', entries: PEARS }
  window.sessionStorage.setItem('bulk:1:runs', JSON.stringify([run]))
  window.sessionStorage.setItem('bulk:1:states:5', 'dsww')
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
  expect(stored('bulk:1:runs')).toBe('')
  expect(stored('bulk:1:states:5')).toBe('')
})
