// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { signIn } from '#/session/session'
import { changeEditMode } from '#/app/edit-mode/edit-mode-switch'
import { startGateway, type TestGateway } from '../mocks/hosts/vitest-host'
import { mountList, settled } from './mount-console'
import { mountedComponents } from './vitest-renders'

let gateway: TestGateway
beforeEach(() => {
  gateway = startGateway()
  signIn(gateway.signIn('root'))
})
afterEach(() => gateway.stop())

/** Rows of the list: the chart above a log is a table too. */
const rowCount = () => {
  const list = screen.queryAllByRole('table').at(-1)
  return list ? within(list).queryAllByRole('rowheader').length : 0
}
const hookCount = () => mountedComponents().reduce((sum, { hooks }) => sum + hooks, 0)

function hasRows(page: unknown): page is { rows: unknown[] } {
  return typeof page === 'object' && page !== null && 'rows' in page && Array.isArray(page.rows)
}

it.each(['/token', '/channel', '/channel?hide=id', '/user', '/redemption', '/log?tests=shown'])(
  '%s: no component of a row runs a hook, and half of the rows run the same number of hooks (H10)',
  async (path) => {
    const cache = await mountList(path)
    // A part that is loaded late, such as the button of the jobs, would add hooks between two counts.
    await act(() => vi.dynamicImportSettled())
    await settled(cache)
    const inRows = mountedComponents().filter(
      ({ inside }) => inside.includes('tbody') && inside.includes('tr'),
    )
    expect(inRows.length).toBeGreaterThan(0)
    expect(inRows.filter(({ hooks }) => hooks > 0)).toEqual([])

    const shorten = async (length: number) => {
      act(() => {
        cache.setQueriesData({ predicate: ({ state }) => hasRows(state.data) }, (page: unknown) =>
          hasRows(page) ? { ...page, rows: page.rows.slice(0, length) } : page,
        )
      })
      await waitFor(() => expect(rowCount()).toBe(length))
    }
    // Below a full page, which has controls of its own to load the rest.
    const some = rowCount() - 1
    await shorten(some)
    const hooks = hookCount()
    await shorten(Math.floor(some / 2))
    expect(hookCount()).toBe(hooks)
  },
  30_000,
)

it('/channel in edit mode: no component of a row runs a hook (H10)', async () => {
  // Transforming the lazy chunk can take longer than a query waits.
  await import('#/screens/channel/list/channel-edit-mode')
  const cache = await mountList('/channel')
  act(() => changeEditMode('channel', true))
  await waitFor(() => expect(screen.getByRole('grid')).toBeTruthy())
  const inRows = mountedComponents().filter(({ inside }) => inside.includes('tbody') && inside.includes('tr'))
  expect(inRows.length).toBeGreaterThan(0)
  expect(inRows.filter(({ hooks }) => hooks > 0)).toEqual([])
  expect(cache.isFetching()).toBe(0)
}, 30_000)
