// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ChangeSearch } from './grid-search'
import {
  FRUIT_KEY,
  fruitClient,
  makeFruits,
  GridFixture,
  fetchFruits,
  type FetchFruits,
  gridButton,
  rowNames,
  gridTable,
} from './grid.fixture'
import { render } from '../../../checks/render'

const count = () => rowNames().length
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const press = async (name: string) => {
  gridButton(name).focus()
  fireEvent.click(gridButton(name))
  await pass(0)
}

/** A fetch function whose pages after the first wait for `release`. */
function slowFetchFruits(size: number) {
  const waiting: Array<() => void> = []
  const fetch = vi.fn<FetchFruits>(async (p) => {
    if (p > 0) await new Promise<void>((resolve) => waiting.push(resolve))
    return fetchFruits(size)(p)
  })
  return { fetch, release: () => act(async () => waiting.splice(0).forEach((resolve) => resolve())) }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('Load all', () => {
  it('sorting and count cover the whole list; progress shows the rows so far', async () => {
    const onSearchChange = vi.fn<ChangeSearch>()
    const { fetch, release } = slowFetchFruits(23)
    render(<GridFixture fetch={fetch} onSearchChange={onSearchChange} />)
    await pass(0)
    await press('Load all')
    expect(screen.getByRole('progressbar', { name: 'Loading all rows' }).getAttribute('aria-valuetext')).toBe(
      '10 rows so far',
    )
    await release()
    await pass(1000)
    expect(onSearchChange).toHaveBeenCalledWith({ size: 'all', p: 0 }, 'replace')
    expect(count()).toBe(23)
    expect(screen.queryByRole('progressbar')).toBeNull()
    expect(screen.getByText('23 rows')).toBeTruthy()
    expect(document.activeElement).toBe(gridTable())
    await press('Price')
    expect(screen.queryByText(/Sorted over/)).toBeNull()
  })

  it('Stop aborts, keeps the focus, and Load all can be started again', async () => {
    const { fetch, release } = slowFetchFruits(23)
    render(<GridFixture fetch={fetch} />)
    await pass(0)
    await press('Load all')
    const calls = fetch.mock.calls.length
    await press('Stop loading')
    await release()
    await pass(5000)
    expect(fetch).toHaveBeenCalledTimes(calls)
    expect(count()).toBe(10)
    expect(document.activeElement).not.toBe(document.body)
    await press('Load all')
    await release()
    await pass(0)
    expect(count()).toBe(23)
  })

  it('a rate limit pauses with a visible countdown that is announced once', async () => {
    let refusals = 1
    const fetch: FetchFruits = async (p) => {
      if (p === 1 && refusals-- > 0) throw 'later'
      return fetchFruits(14)(p)
    }
    render(<GridFixture fetch={fetch} />)
    await pass(0)
    await press('Load all')
    const spoken = screen.getAllByRole('status').find(({ textContent }) => /Too many/.test(textContent))
    expect(spoken?.textContent).toBe('Too many requests. Resumes in 5 s.')
    await pass(2000)
    expect(screen.getByText('Too many requests. Resumes in 3 s.')).toBeTruthy()
    expect(spoken?.textContent).toBe('Too many requests. Resumes in 5 s.')
    await pass(3000)
    expect(count()).toBe(14)
  })

  it('a rate limit of a day is shown as an error at once, without a countdown', async () => {
    const fetch: FetchFruits = async (p) => {
      if (p === 1) throw 'tomorrow'
      return fetchFruits(14)(p)
    }
    render(<GridFixture fetch={fetch} />)
    await pass(0)
    await press('Load all')
    expect(screen.getByRole('alert').textContent).toContain('tomorrow')
    expect(screen.queryByRole('progressbar')).toBeNull()
    expect(screen.queryByText(/Resumes in/)).toBeNull()
  })

  it('an error is shown with a Retry button that continues', async () => {
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

  it('unmounting aborts', async () => {
    const { fetch, release } = slowFetchFruits(60)
    const onSearchChange = vi.fn<ChangeSearch>()
    const { unmount } = render(<GridFixture fetch={fetch} onSearchChange={onSearchChange} />)
    await pass(0)
    await press('Load all')
    const calls = fetch.mock.calls.length
    unmount()
    await release()
    await pass(1000)
    expect(fetch).toHaveBeenCalledTimes(calls)
    expect(onSearchChange).not.toHaveBeenCalled()
  })
})

/** Renders the second page of a list that was loaded whole before. */
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

describe('a list loaded whole', () => {
  it('Refresh loads all pages again and keeps the page and the URL', async () => {
    const { onSearchChange, fetch } = await openLoaded()
    expect(count()).toBe(3)
    expect(fetch).not.toHaveBeenCalled()
    await press('Refresh')
    await pass(1000)
    expect(fetch.mock.calls.flat()).toEqual(expect.arrayContaining([0, 1, 2]))
    expect(onSearchChange).not.toHaveBeenCalled()
    expect(count()).toBe(3)
  })

  it('an invalidated list is refetched when it is opened next', async () => {
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

describe('Load all: a server that returns all rows in one response', () => {
  it('is called once', async () => {
    const fetch = vi.fn<FetchFruits>(fetchFruits(23))
    render(<GridFixture fetch={fetch} fetchAll={async () => ({ rows: makeFruits(0, 23), unreadable: 0 })} />)
    await pass(0)
    await press('Load all')
    expect(count()).toBe(23)
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['truncates its response', async () => ({ rows: makeFruits(0, 10), unreadable: 0 })],
    ['rejects', () => Promise.reject(new Error('no'))],
  ])('is paged through when it %s', async (_, fetchAll) => {
    render(<GridFixture fetch={fetchFruits(23)} fetchAll={fetchAll} />)
    await pass(0)
    await press('Load all')
    await pass(1000)
    expect(count()).toBe(23)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('is loaded whole when it is opened with all rows in the URL', async () => {
    render(
      <GridFixture
        fetch={fetchFruits(23)}
        fetchAll={async () => ({ rows: makeFruits(0, 23), unreadable: 0 })}
        search={{ size: 'all' }}
      />,
    )
    await pass(0)
    expect(count()).toBe(23)
  })

  it('is paged through when it truncates its response to a page with an unreadable row', async () => {
    const fetch: FetchFruits = async (p) => {
      const page = await fetchFruits(23)(p)
      return p === 0 ? { rows: page.rows.slice(1), unreadable: 1 } : page
    }
    render(<GridFixture fetch={fetch} fetchAll={() => fetch(0)} />)
    await pass(0)
    await press('Load all')
    await pass(1000)
    expect(count()).toBe(22)
  })
})
