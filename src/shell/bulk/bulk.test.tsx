import { MantineProvider } from '@mantine/core'
import { mutationOptions, QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  RouterProvider,
} from '@tanstack/react-router'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { HttpFailure } from '#/http/failure'
import { CONFIRMED_WITHOUT_RESPONSE } from '#/http/confirm-write'
import { signIn } from '#/session/session'
import { createCache } from '#/shell/cache'
import { notify } from '#/ui/notifications/notify'
import { BulkDialog } from './bulk-dialog'
import { BulkNotice } from './bulk-notice'
import { useBulk } from './use-bulk'

vi.mock('#/ui/notifications/notify')

const ROOT = { id: 1, username: 'root', display_name: 'Root', role: 100, status: 1 }
const PEARS = [1, 2, 3, 4].map((id) => ({ id, name: `pear ${id}` }))

const onSessionEnd = vi.fn<() => void>()
const eat = vi.fn<(id: number) => Promise<unknown>>()
let cache: QueryClient

// Load the lazy chunks of the dialog before the tests: transforming them can take longer than a query waits.
beforeAll(async () => {
  const steps = [import('./bulk-question'), import('./bulk-progress'), import('./bulk-report')]
  await Promise.all([...steps, import('#/ui/dialog/dialog-frame')])
})

beforeEach(() => {
  vi.mocked(notify).mockClear()
  onSessionEnd.mockClear()
  eat.mockReset().mockResolvedValue(undefined)
  signIn(ROOT)
  cache = createCache(onSessionEnd)
})

const eating = (id: number) =>
  mutationOptions({
    scope: { id: `pear-${id}` },
    mutationFn: () => eat(id),
    meta: {
      invalidates: [['pear']],
      successMessage: 'token.done',
      patchRows: {
        key: ['pear'],
        change: (_variables, page) => (Array.isArray(page) ? page.filter((row) => row !== id) : page),
      },
    },
  })

function Orchard() {
  const bulk = useBulk<{ id: number; name: string }>('pear')
  const openDialog = () =>
    bulk.confirm({
      question: 'Eat 4 pears?',
      confirmLabel: 'Eat',
      title: 'Eating pears',
      rows: PEARS,
      nameOf: ({ name }) => name,
      step: ({ id }, mutate) => mutate(eating(id), undefined),
    })
  return (
    <>
      <BulkNotice bulk={bulk} />
      <button type="button" onClick={openDialog}>
        Eat them
      </button>
      <Link to="/token">elsewhere</Link>
      <BulkDialog bulk={bulk} />
    </>
  )
}

async function open() {
  const root = createRootRoute()
  const pear = createRoute({ getParentRoute: () => root, path: '/pear', component: Orchard })
  const other = createRoute({ getParentRoute: () => root, path: '/token', component: () => <p>other</p> })
  const history = createMemoryHistory({ initialEntries: ['/pear'] })
  const router = createRouter({ routeTree: root.addChildren([pear, other]), history })
  const page = render(
    <QueryClientProvider client={cache}>
      <MantineProvider>
        <RouterProvider router={router} />
      </MantineProvider>
    </QueryClientProvider>,
  )
  await screen.findByRole('button', { name: 'Eat them' })
  return page
}

const press = async (name: string) => {
  // The page behind a dialog is inert, but queries still find its buttons.
  const button = await screen.findByRole('button', { name })
  await act(async () => fireEvent.click(button))
}
const SLOW = { timeout: 4000 }
const record = () => window.sessionStorage.getItem('bulk:1:pear')

it('bulk dialog: lists names and ids, and sends nothing when cancelled', async () => {
  await open()
  await press('Eat them')
  const dialog = await screen.findByRole('dialog', { name: 'Eat 4 pears?' })
  expect(dialog.textContent).toContain('pear 1 #1')
  await press('Cancel')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(eat).not.toHaveBeenCalled()
})

it('bulk run: processes rows in order, patches cached rows, invalidates once and shows one notification', async () => {
  const invalidate = vi.spyOn(cache, 'invalidateQueries')
  cache.setQueryData(['pear'], [1, 2, 3, 4, 5])
  eat.mockResolvedValueOnce(CONFIRMED_WITHOUT_RESPONSE)
  await open()
  await press('Eat them')
  await press('Eat')
  const bar = await screen.findByRole('progressbar', { name: 'Eating pears' })
  expect(bar.getAttribute('aria-valuemax')).toBe('4')
  await waitFor(() => expect(notify).toHaveBeenCalledWith('success', 'Done for all 4'), SLOW)
  expect(notify).toHaveBeenCalledTimes(1)
  expect(eat.mock.calls).toEqual([[1], [2], [3], [4]])
  expect(cache.getQueryData(['pear'])).toEqual([5])
  expect(invalidate.mock.calls).toEqual([[{ queryKey: ['pear'] }]])
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(record()).toBeNull()
})

it('bulk report: lists failed and unknown rows, and retries only the failed ones', async () => {
  eat.mockResolvedValueOnce(undefined)
  eat.mockRejectedValueOnce(new HttpFailure({ kind: 'refused', serverMessage: 'unripe' }))
  eat.mockRejectedValueOnce(new HttpFailure({ kind: 'server', outcome: 'unknown' }))
  await open()
  await press('Eat them')
  await press('Eat')
  const failed = await screen.findByRole('region', { name: '1 failed' }, SLOW)
  expect(failed.textContent).toContain('pear 2 #2 – unripe')
  expect(screen.getByRole('region', { name: /^1 with an unknown result/ }).textContent).toContain('pear 3')
  expect(screen.getByRole('status').textContent).toContain('2 of 4 done')
  expect(notify).not.toHaveBeenCalled()

  eat.mockClear()
  await press('Try the failed again')
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('3 of 4 done'), SLOW)
  expect(eat.mock.calls).toEqual([[2]])
  await press('Close the report')
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('bulk storage: holds ids, names and states only, and the run stops when the session ends', async () => {
  eat.mockResolvedValueOnce(undefined)
  eat.mockRejectedValueOnce(new HttpFailure({ kind: 'unauthenticated', serverMessage: 'a secret word' }))
  await open()
  await press('Eat them')
  await press('Eat')
  await screen.findByText('Stopped because you are no longer signed in.', {}, SLOW)
  expect(onSessionEnd).toHaveBeenCalledTimes(1)
  expect(eat).toHaveBeenCalledTimes(2)
  expect(record()).not.toContain('secret')
  expect(JSON.parse(record() ?? '')).toEqual({
    title: 'Eating pears',
    entries: PEARS.map(({ id, name }) => ({ id, name, state: id === 1 ? 'done' : 'waiting' })),
  })
})

it('bulk run: asks before navigation and stops when it is confirmed', async () => {
  await open()
  await press('Eat them')
  await press('Eat')
  await screen.findByRole('progressbar')
  await act(async () => fireEvent.click(screen.getByText('elsewhere')))
  await screen.findByRole('dialog', { name: 'Stop and leave?' })
  await press('Stop and leave')
  await screen.findByText('other')
  const sent = eat.mock.calls.length
  await act(() => new Promise((resolve) => void setTimeout(resolve, 700)))
  expect(eat).toHaveBeenCalledTimes(sent)
})

it('bulk notice: shows counts of an interrupted run after a reload, to the same account only', async () => {
  const entries = PEARS.map(({ id, name }) => ({ id, name, state: ['', 'done', 'sent'][id] ?? 'waiting' }))
  window.sessionStorage.setItem('bulk:1:pear', JSON.stringify({ title: 'Eating pears', entries }))
  const page = await open()
  const notice = screen.getByRole('alert')
  expect(notice.textContent).toContain('Not finished: Eating pears')
  expect(notice.textContent).toContain('2 of 4 were sent')
  expect(notice.textContent).toContain('1 with an unknown result: check them in the list')
  expect(notice.textContent).toContain('pear 4')
  page.unmount()

  signIn({ ...ROOT, id: 2, username: 'admin' })
  const other = await open()
  expect(screen.queryByRole('alert')).toBeNull()
  other.unmount()

  signIn(ROOT)
  await open()
  await press('Dismiss')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(record()).toBeNull()
})

it('bulk storage: removes an invalid record', async () => {
  window.sessionStorage.setItem('bulk:1:pear', '{"title":"x","entries":[{"id":"../logout"}]}')
  await open()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(record()).toBeNull()
})
