import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { GridPage } from './grid-page'
import type { ChangeSearch } from './grid-search'
import { fruitClient, fruits, GridLab, shelf, type Fetch, type Fruit } from './grid-lab'
import { button, isOff, named, names, shows, table } from './grid-seen'

const findSome = async (keyword: string) => ({ rows: keyword === 'none' ? [] : fruits(0, 23), unreadable: 0 })

describe('pages without a total', () => {
  it('go on while the last one is full and end with a short one', async () => {
    const user = userEvent.setup()
    render(<GridLab fetch={shelf(14)} />)
    await shows(0, 10)
    expect(isOff('Previous page')).toBe(true)
    expect(await screen.findByText('10 rows so far')).toBeTruthy()
    await user.click(button('Next page'))
    await shows(10, 4)
    expect(isOff('Next page')).toBe(true)
    expect(button('Page 2').getAttribute('aria-current')).toBe('page')
    expect(await screen.findByText('14 rows')).toBeTruthy()
    expect(document.activeElement).toBe(button('Next page'))
    await user.click(button('Next page'))
    expect(names()).toEqual(named(10, 4))
  })

  it('go back from an empty page after a full one, which is then the last (SH-21)', async () => {
    const user = userEvent.setup()
    const said = vi.fn<ChangeSearch>()
    render(<GridLab fetch={shelf(20)} said={said} search={{ p: 1 }} />)
    await shows(10, 10)
    expect(isOff('Next page')).toBe(false)
    await user.click(button('Next page'))
    await waitFor(() => expect(said).toHaveBeenLastCalledWith({ p: 1 }, 'replace'))
    await shows(10, 10)
    expect(isOff('Next page')).toBe(true)
  })

  it('are asked for once each, and remembered', async () => {
    const user = userEvent.setup()
    const fetch = vi.fn<Fetch>(shelf(14))
    render(<GridLab fetch={fetch} />)
    await shows(0, 10)
    await user.click(button('Next page'))
    await shows(10, 4)
    await user.click(button('Page 1'))
    await shows(0, 10)
    expect(fetch.mock.calls.flat()).toEqual([0, 1])
  })

  it('show a row that moved to the next page once when they are put together', async () => {
    const user = userEvent.setup()
    render(<GridLab fetch={async (p) => ({ rows: p ? fruits(9, 3) : fruits(0, 10), unreadable: 0 })} />)
    await shows(0, 10)
    await user.click(button('Next page'))
    await shows(9, 3)
    await user.click(button('Name'))
    expect(await screen.findByText('Sorted over the 12 loaded rows')).toBeTruthy()
  })
})

describe('a filter over the pages loaded so far', () => {
  it('has a next page behind the last one loaded, however few pages it leaves', async () => {
    const user = userEvent.setup()
    const client = fruitClient()
    const fetch = vi.fn<Fetch>(shelf(60))
    const all = render(<GridLab fetch={fetch} client={client} />)
    await shows(0, 10)
    await user.click(button('Next page'))
    await shows(10, 10)
    await user.click(button('Next page'))
    await shows(20, 10)
    all.unmount()
    const said = vi.fn<ChangeSearch>()
    render(<GridLab fetch={fetch} client={client} said={said} filtered />)
    await waitFor(() => expect(names()).toEqual(['fruit 5', 'fruit 15', 'fruit 25']))
    await user.click(button('Next page'))
    expect(said).toHaveBeenLastCalledWith({ p: 3 }, 'push')
    await waitFor(() => expect(names()).toContain('fruit 35'))
    expect(fetch.mock.calls.flat()).toEqual([0, 1, 2, 3])
  })
})

describe('an order', () => {
  it('says over how much it was made, and is told at the heading (AX-44)', async () => {
    const user = userEvent.setup()
    const said = vi.fn<ChangeSearch>()
    render(<GridLab fetch={shelf(20)} said={said} />)
    await shows(0, 10)
    await user.click(button('Price'))
    expect(said).toHaveBeenLastCalledWith({ sort: 'price', p: 0 }, 'replace')
    expect(names()).toEqual(named(0, 10).toReversed())
    const head = screen.getByRole('columnheader', { name: 'Price' })
    expect(head.getAttribute('aria-sort')).toBe('ascending')
    expect(screen.getByText('Sorted over the 10 loaded rows')).toBeTruthy()
    await user.click(button('Price'))
    expect(head.getAttribute('aria-sort')).toBe('descending')
    await user.click(button('Price'))
    expect(head.getAttribute('aria-sort')).toBeNull()
    expect(screen.queryByText(/Sorted over/)).toBeNull()
  })

  it('needs no excuse when everything is known', async () => {
    const user = userEvent.setup()
    render(<GridLab fetch={shelf(4)} />)
    await shows(0, 4)
    await user.click(button('Price'))
    expect(names()).toEqual(named(0, 4).toReversed())
    expect(screen.queryByText(/Sorted over/)).toBeNull()
  })

  it('by a column that does not exist, or cannot be sorted by, is none', async () => {
    render(<GridLab fetch={shelf(20)} search={{ sort: 'actions' }} />)
    await shows(0, 10)
    expect(screen.queryByText(/Sorted over/)).toBeNull()
    expect(screen.queryByRole('button', { name: 'Actions' })).toBeNull()
  })
})

describe('an answer that comes whole', () => {
  it('is paged here, in the size asked for', async () => {
    const user = userEvent.setup()
    render(<GridLab fetch={shelf(14)} find={findSome} search={{ keyword: 'f' }} />)
    await shows(0, 10)
    expect(screen.queryByRole('button', { name: 'Load all' })).toBeNull()
    await user.click(button('Page 3'))
    expect(names()).toEqual(named(20, 3))
    expect(isOff('Next page')).toBe(true)
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '20')
    expect(names()).toEqual(named(0, 20))
    expect(await screen.findByText('23 rows')).toBeTruthy()
  })

  it('goes to its last page when the address names a later one', async () => {
    render(<GridLab fetch={shelf(14)} find={findSome} search={{ keyword: 'f', p: 9 }} />)
    await shows(20, 3)
    expect(button('Page 3').getAttribute('aria-current')).toBe('page')
  })

  it('that is empty offers the way back, and keeps the focus', async () => {
    const user = userEvent.setup()
    render(<GridLab fetch={shelf(14)} find={findSome} search={{ keyword: 'none' }} />)
    expect(await screen.findByText('Nothing matches.')).toBeTruthy()
    await user.click(button('Clear the filters'))
    await shows(0, 10)
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('')
    expect(document.activeElement).toBe(table())
  })
})

describe('the address', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('gets the keyword, once, from the first page on, and no key', async () => {
    const said = vi.fn<ChangeSearch>()
    const find = vi.fn<() => Promise<GridPage<Fruit>>>(async () => ({ rows: [], unreadable: 0 }))
    render(<GridLab fetch={shelf(14)} find={find} said={said} search={{ p: 1 }} />)
    const box = screen.getByRole('searchbox')
    fireEvent.change(box, { target: { value: 'sk-abc' } })
    fireEvent.keyDown(box, { key: 'Enter' })
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(said).not.toHaveBeenCalled()
    fireEvent.change(box, { target: { value: ' plum ' } })
    fireEvent.keyDown(box, { key: 'Enter' })
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(said.mock.calls).toEqual([[{ keyword: 'plum', p: 0 }, 'push']])
    expect(find.mock.calls).toEqual([['plum']])
  })

  it('is left alone by a search box that is gone', async () => {
    const said = vi.fn<ChangeSearch>()
    const { unmount } = render(<GridLab fetch={shelf(14)} said={said} />)
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'plum' } })
    unmount()
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(said).not.toHaveBeenCalled()
  })
})
