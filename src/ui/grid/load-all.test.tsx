import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ChangeSearch } from './grid-search'
import {
  FRUIT_KEY,
  fruitClient,
  makeFruits,
  GridFixture,
  fetchFruits,
  type FetchFruits,
} from './grid.fixture'
import { gridButton, rowNames, gridTable } from './grid.queries'

const count = () => rowNames().length
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const press = async (name: string) => {
  gridButton(name).focus()
  fireEvent.click(gridButton(name))
  await pass(0)
}

/** A shelf whose later pages wait to be let go. */
function slowFetchFruits(size: number) {
  const held: Array<() => void> = []
  const fetch = vi.fn<FetchFruits>(async (p) => {
    if (p > 0) await new Promise<void>((go) => held.push(go))
    return fetchFruits(size)(p)
  })
  return { fetch, letGo: () => act(async () => held.splice(0).forEach((go) => go())) }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('loading all rows', () => {
  it('makes order and count cover everything, and says how far it is', async () => {
    const onSearchChange = vi.fn<ChangeSearch>()
    const { fetch, letGo } = slowFetchFruits(23)
    render(<GridFixture fetch={fetch} onSearchChange={onSearchChange} />)
    await pass(0)
    await press('Load all')
    expect(screen.getByRole('progressbar', { name: 'Loading all rows' }).getAttribute('aria-valuetext')).toBe(
      '10 rows so far',
    )
    await letGo()
    await pass(1000)
    expect(onSearchChange).toHaveBeenCalledWith({ size: 'all', p: 0 }, 'replace')
    expect(count()).toBe(23)
    expect(screen.queryByRole('progressbar')).toBeNull()
    expect(screen.getByText('23 rows')).toBeTruthy()
    expect(document.activeElement).toBe(gridTable())
    await press('Price')
    expect(screen.queryByText(/Sorted over/)).toBeNull()
  })

  it('stops when told to, keeps the focus, and can be begun again', async () => {
    const { fetch, letGo } = slowFetchFruits(23)
    render(<GridFixture fetch={fetch} />)
    await pass(0)
    await press('Load all')
    const calls = fetch.mock.calls.length
    await press('Stop loading')
    await letGo()
    await pass(5000)
    expect(fetch).toHaveBeenCalledTimes(calls)
    expect(count()).toBe(10)
    expect(document.activeElement).not.toBe(document.body)
    await press('Load all')
    await letGo()
    await pass(0)
    expect(count()).toBe(23)
  })

  it('waits as long as the server asks, counting down in sight and saying it once', async () => {
    let refusals = 1
    const fetch: FetchFruits = async (p) => {
      if (p === 1 && refusals-- > 0) throw 'later'
      return fetchFruits(14)(p)
    }
    render(<GridFixture fetch={fetch} />)
    await pass(0)
    await press('Load all')
    const spoken = screen.getAllByRole('status').find(({ textContent }) => /Too many/.test(textContent))
    expect(spoken?.textContent).toBe('Too many requests. Goes on in 5 s.')
    await pass(2000)
    expect(screen.getByText('Too many requests. Goes on in 3 s.')).toBeTruthy()
    expect(spoken?.textContent).toBe('Too many requests. Goes on in 5 s.')
    await pass(3000)
    expect(count()).toBe(14)
  })

  it('tells a failure with a way to go on', async () => {
    let isBroken = true
    const fetch: FetchFruits = async (p) => {
      if (p === 1 && isBroken) throw 'broken'
      return fetchFruits(14)(p)
    }
    render(<GridFixture fetch={fetch} />)
    await pass(0)
    await press('Load all')
    expect(screen.getByRole('alert').textContent).toContain('broken')
    expect(count()).toBe(10)
    isBroken = false
    await press('Retry')
    expect(count()).toBe(14)
  })

  it('is stopped by leaving', async () => {
    const { fetch, letGo } = slowFetchFruits(60)
    const onSearchChange = vi.fn<ChangeSearch>()
    const { unmount } = render(<GridFixture fetch={fetch} onSearchChange={onSearchChange} />)
    await pass(0)
    await press('Load all')
    const calls = fetch.mock.calls.length
    unmount()
    await letGo()
    await pass(1000)
    expect(fetch).toHaveBeenCalledTimes(calls)
    expect(onSearchChange).not.toHaveBeenCalled()
  })
})

/** A list that was loaded whole before, on its second page. */
async function openLoaded() {
  const onSearchChange = vi.fn<ChangeSearch>()
  const fetch = vi.fn<FetchFruits>(fetchFruits(23))
  const client = fruitClient()
  client.setQueryData([FRUIT_KEY, 'all'], { rows: makeFruits(0, 23), unreadable: 0 })
  const open = () =>
    render(
      <GridFixture
        fetch={fetch}
        client={client}
        onSearchChange={onSearchChange}
        search={{ size: '20', p: 1 }}
      />,
    )
  const view = open()
  await pass(0)
  return { onSearchChange, fetch, client, view, open }
}

describe('a whole list', () => {
  it('is refreshed without being left, and its place is kept', async () => {
    const { onSearchChange, fetch } = await openLoaded()
    expect(count()).toBe(3)
    expect(fetch).not.toHaveBeenCalled()
    await press('Refresh')
    await pass(1000)
    expect(fetch.mock.calls.flat()).toEqual(expect.arrayContaining([0, 1, 2]))
    expect(onSearchChange).not.toHaveBeenCalled()
    expect(count()).toBe(3)
  })

  it('that a write dropped is read again when it is opened next', async () => {
    const { fetch, client, view, open } = await openLoaded()
    await act(() => client.invalidateQueries({ queryKey: [FRUIT_KEY] }))
    expect(fetch).not.toHaveBeenCalled()
    view.unmount()
    fetch.mockImplementation(fetchFruits(22))
    open()
    expect(count()).toBe(3)
    await pass(1000)
    expect(count()).toBe(2)
  })
})

describe('a server that can answer all at once', () => {
  it('is asked once', async () => {
    const fetch = vi.fn<FetchFruits>(fetchFruits(23))
    render(<GridFixture fetch={fetch} fetchAll={async () => ({ rows: makeFruits(0, 23), unreadable: 0 })} />)
    await pass(0)
    await press('Load all')
    expect(count()).toBe(23)
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['cuts its answer', async () => ({ rows: makeFruits(0, 10), unreadable: 0 })],
    ['refuses', () => Promise.reject(new Error('no'))],
  ])('is walked through page by page when it %s', async (_, everything) => {
    render(<GridFixture fetch={fetchFruits(23)} fetchAll={everything} />)
    await pass(0)
    await press('Load all')
    await pass(1000)
    expect(count()).toBe(23)
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
