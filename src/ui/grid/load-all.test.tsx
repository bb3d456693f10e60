import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
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

describe('loading all rows', () => {
  it('the first sort loads them: order and count cover the whole list; progress shows the rows so far', async () => {
    const { fetch, release } = slowFetchFruits(23)
    render(<GridFixture fetch={fetch} />)
    await pass(1000)
    expect(fetch).toHaveBeenCalledTimes(1)
    await press('Price')
    await pass(100)
    expect(screen.getByRole('progressbar', { name: 'Loading all rows' }).getAttribute('aria-valuetext')).toBe(
      '10+ rows',
    )
    await release()
    await pass(1000)
    expect(rowNames()[0]).toBe('fruit 22')
    expect(screen.queryByRole('progressbar')).toBeNull()
    expect(screen.getByText('23 rows')).toBeTruthy()
    expect(screen.queryByText(/Sorted over/)).toBeNull()
  })

  it('Stop aborts and keeps the focus; the others can still be searched', async () => {
    const { fetch, release } = slowFetchFruits(23)
    render(<GridFixture fetch={fetch} filtered />)
    await pass(100)
    const calls = fetch.mock.calls.length
    await press('Stop loading')
    await release()
    await pass(5000)
    expect(fetch).toHaveBeenCalledTimes(calls)
    expect(rowNames()).toEqual(['fruit 5'])
    await press('Search them')
    await release()
    await pass(1000)
    expect(rowNames()).toEqual(['fruit 5', 'fruit 15'])
    expect(screen.getByText('2 of 23 rows')).toBeTruthy()
  })

  it('a rate limit pauses with a visible countdown that is announced once', async () => {
    let refusals = 1
    const fetch: FetchFruits = async (p) => {
      if (p === 1 && refusals-- > 0) throw 'later'
      return fetchFruits(14)(p)
    }
    render(<GridFixture fetch={fetch} search={{ size: 'all' }} />)
    await pass(100)
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
    render(<GridFixture fetch={fetch} search={{ size: 'all' }} />)
    await pass(100)
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
    render(<GridFixture fetch={fetch} search={{ size: 'all' }} />)
    await pass(100)
    expect(screen.getByRole('alert').textContent).toContain('broken')
    expect(count()).toBe(10)
    isBroken = false
    await press('Retry')
    await pass(100)
    expect(count()).toBe(14)
  })

  it('unmounting aborts', async () => {
    const { fetch, release } = slowFetchFruits(60)
    const { unmount } = render(<GridFixture fetch={fetch} search={{ size: 'all' }} />)
    await pass(100)
    const calls = fetch.mock.calls.length
    unmount()
    await release()
    await pass(1000)
    expect(fetch).toHaveBeenCalledTimes(calls)
  })

  it('none of the loaded rows matches: says how many were searched, until all are', async () => {
    const { fetch, release } = slowFetchFruits(23)
    const named: FetchFruits = async (p) => {
      const { rows, unreadable } = await fetch(p)
      return {
        rows: rows.map(({ id, price }) => ({ id, price, name: id === 21 ? 'fig 5' : 'fig' })),
        unreadable,
      }
    }
    render(<GridFixture fetch={named} filtered />)
    await pass(100)
    await press('Stop loading')
    expect(screen.getByText('None of the 10 loaded rows matches; more have not been searched.')).toBeTruthy()
    await press('Search them')
    await release()
    await pass(100)
    expect(rowNames()).toEqual(['fig 5'])
  })
})

/** Renders the second page of a list that was loaded whole before. */
async function openLoaded() {
  const onSearchChange = vi.fn<ChangeSearch>()
  const fetch = vi.fn<FetchFruits>(fetchFruits(23))
  const client = fruitClient()
  client.setQueryData([FRUIT_KEY, 'all'], { rows: makeFruits(0, 23), unreadable: 0 })
  const open = () =>
    render(<GridFixture fetch={fetch} client={client} onSearchChange={onSearchChange} search={{ p: 2 }} />)
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

  it('a list that was invalidated is loaded again', async () => {
    const { fetch, client } = await openLoaded()
    fetch.mockImplementation(fetchFruits(22))
    await act(() => client.invalidateQueries({ queryKey: [FRUIT_KEY] }))
    await pass(1000)
    expect(count()).toBe(2)
  })

  it('is loaded again when it is opened five minutes later, not before', async () => {
    const { fetch, view, open } = await openLoaded()
    view.unmount()
    await pass(4 * 60_000)
    const second = open()
    await pass(1000)
    expect(fetch).not.toHaveBeenCalled()
    second.unmount()
    await pass(2 * 60_000)
    open()
    await pass(1000)
    expect(fetch).toHaveBeenCalled()
  })
})

describe('loading all rows of a server that returns them in one response', () => {
  const everything = async () => ({ rows: makeFruits(0, 23), unreadable: 0 })

  it('takes two calls, the second after the first rows are painted', async () => {
    const fetch = vi.fn<FetchFruits>(fetchFruits(23))
    const fetchAll = vi.fn<typeof everything>(everything)
    render(<GridFixture fetch={fetch} fetchAll={fetchAll} loadsAll />)
    await pass(0)
    expect(count()).toBe(10)
    expect(fetchAll).not.toHaveBeenCalled()
    await pass(1000)
    expect(screen.getByText('23 rows')).toBeTruthy()
    expect([fetch.mock.calls.length, fetchAll.mock.calls.length]).toEqual([1, 1])
  })

  it.each([
    ['truncates its response', async () => ({ rows: makeFruits(0, 10), unreadable: 0 })],
    ['rejects', () => Promise.reject(new Error('no'))],
  ])('pages are read when they are needed and it %s', async (_, fetchAll) => {
    const fetch = vi.fn<FetchFruits>(fetchFruits(23))
    render(<GridFixture fetch={fetch} fetchAll={fetchAll} loadsAll />)
    await pass(1000)
    expect(fetch).toHaveBeenCalledTimes(1)
    await press('Price')
    await pass(1000)
    expect(rowNames()[0]).toBe('fruit 22')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('pages are read when it truncates its response to a page with an unreadable row', async () => {
    const fetch: FetchFruits = async (p) => {
      const page = await fetchFruits(23)(p)
      return p === 0 ? { rows: page.rows.slice(1), unreadable: 1 } : page
    }
    render(<GridFixture fetch={fetch} fetchAll={() => fetch(0)} search={{ size: 'all' }} />)
    await pass(1000)
    expect(count()).toBe(22)
  })

  it('a list of more than 10,000 rows is read by pages up to a limit, which is told above the rows', async () => {
    const fetch = vi.fn<FetchFruits>(async (p) => ({
      rows: makeFruits(p * 500, 500).map(({ id, name, price }) => ({ id: 20_000 - id, name, price })),
      unreadable: 0,
    }))
    const fetchAll = vi.fn<typeof everything>(everything)
    // A page of 25 is shown: the server has pages of 500.
    render(<GridFixture fetch={fetch} fetchAll={fetchAll} search={{ size: '25', sort: 'price' }} />)
    await pass(1000)
    expect(fetchAll).not.toHaveBeenCalled()
    expect(screen.getByText(/The server has more: it is asked for 2,000 rows at a time/)).toBeTruthy()
    // Some pages more: they were read ahead.
    expect(screen.getByText(/^[23],\d00\+ rows$/)).toBeTruthy()
    await press('Search them')
    await pass(1000)
    expect(screen.getByText(/^[45],\d00\+ rows$/)).toBeTruthy()
  })
})
