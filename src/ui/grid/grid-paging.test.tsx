import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { GridPage } from './grid-page'
import type { ChangeSearch } from './grid-search'
import {
  fruitClient,
  makeFruits,
  GridFixture,
  fetchFruits,
  type FetchFruits,
  type Fruit,
} from './grid.fixture'
import { gridButton, isButtonDisabled, fruitNames, rowNames, expectRows, gridTable } from './grid.queries'

const findSome = async (keyword: string) => ({
  rows: keyword === 'none' ? [] : makeFruits(0, 23),
  unreadable: 0,
})

describe('pages without a total', () => {
  it('go on while the last one is full and end with a short one', async () => {
    const user = userEvent.setup()
    render(<GridFixture fetch={fetchFruits(14)} />)
    await expectRows(0, 10)
    expect(isButtonDisabled('Previous page')).toBe(true)
    expect(await screen.findByText('10 rows so far')).toBeTruthy()
    await user.click(gridButton('Next page'))
    await expectRows(10, 4)
    expect(isButtonDisabled('Next page')).toBe(true)
    expect(gridButton('Page 2').getAttribute('aria-current')).toBe('page')
    expect(await screen.findByText('14 rows')).toBeTruthy()
    expect(document.activeElement).toBe(gridButton('Next page'))
    await user.click(gridButton('Next page'))
    expect(rowNames()).toEqual(fruitNames(10, 4))
  })

  it('go back from an empty page after a full one, which is then the last (SH-21)', async () => {
    const user = userEvent.setup()
    const onSearchChange = vi.fn<ChangeSearch>()
    render(<GridFixture fetch={fetchFruits(20)} onSearchChange={onSearchChange} search={{ p: 1 }} />)
    await expectRows(10, 10)
    expect(isButtonDisabled('Next page')).toBe(false)
    await user.click(gridButton('Next page'))
    await waitFor(() => expect(onSearchChange).toHaveBeenLastCalledWith({ p: 1 }, 'replace'))
    await expectRows(10, 10)
    expect(isButtonDisabled('Next page')).toBe(true)
  })

  it('are asked for once each, and remembered', async () => {
    const user = userEvent.setup()
    const fetch = vi.fn<FetchFruits>(fetchFruits(14))
    render(<GridFixture fetch={fetch} />)
    await expectRows(0, 10)
    await user.click(gridButton('Next page'))
    await expectRows(10, 4)
    await user.click(gridButton('Page 1'))
    await expectRows(0, 10)
    expect(fetch.mock.calls.flat()).toEqual([0, 1])
  })

  it('show a row that moved to the next page once when they are put together', async () => {
    const user = userEvent.setup()
    render(
      <GridFixture
        fetch={async (p) => ({ rows: p ? makeFruits(9, 3) : makeFruits(0, 10), unreadable: 0 })}
      />,
    )
    await expectRows(0, 10)
    await user.click(gridButton('Next page'))
    await expectRows(9, 3)
    await user.click(gridButton('Name'))
    expect(await screen.findByText('Sorted over the 12 loaded rows')).toBeTruthy()
  })
})

describe('a filter over the pages loaded so far', () => {
  it('has a next page behind the last one loaded, however few pages it leaves', async () => {
    const user = userEvent.setup()
    const client = fruitClient()
    const fetch = vi.fn<FetchFruits>(fetchFruits(60))
    const all = render(<GridFixture fetch={fetch} client={client} />)
    await expectRows(0, 10)
    await user.click(gridButton('Next page'))
    await expectRows(10, 10)
    await user.click(gridButton('Next page'))
    await expectRows(20, 10)
    all.unmount()
    const onSearchChange = vi.fn<ChangeSearch>()
    render(<GridFixture fetch={fetch} client={client} onSearchChange={onSearchChange} filtered />)
    await waitFor(() => expect(rowNames()).toEqual(['fruit 5', 'fruit 15', 'fruit 25']))
    await user.click(gridButton('Next page'))
    expect(onSearchChange).toHaveBeenLastCalledWith({ p: 3 }, 'push')
    await waitFor(() => expect(rowNames()).toContain('fruit 35'))
    expect(fetch.mock.calls.flat()).toEqual([0, 1, 2, 3])
  })
})

describe('an order', () => {
  it('says over how much it was made, and is told at the heading (AX-44)', async () => {
    const user = userEvent.setup()
    const onSearchChange = vi.fn<ChangeSearch>()
    render(<GridFixture fetch={fetchFruits(20)} onSearchChange={onSearchChange} />)
    await expectRows(0, 10)
    await user.click(gridButton('Price'))
    expect(onSearchChange).toHaveBeenLastCalledWith({ sort: 'price', p: 0 }, 'replace')
    expect(rowNames()).toEqual(fruitNames(0, 10).toReversed())
    const head = screen.getByRole('columnheader', { name: 'Price' })
    expect(head.getAttribute('aria-sort')).toBe('ascending')
    expect(screen.getByText('Sorted over the 10 loaded rows')).toBeTruthy()
    await user.click(gridButton('Price'))
    expect(head.getAttribute('aria-sort')).toBe('descending')
    await user.click(gridButton('Price'))
    expect(head.getAttribute('aria-sort')).toBeNull()
    expect(screen.queryByText(/Sorted over/)).toBeNull()
  })

  it('needs no excuse when everything is known', async () => {
    const user = userEvent.setup()
    render(<GridFixture fetch={fetchFruits(4)} />)
    await expectRows(0, 4)
    await user.click(gridButton('Price'))
    expect(rowNames()).toEqual(fruitNames(0, 4).toReversed())
    expect(screen.queryByText(/Sorted over/)).toBeNull()
  })

  it('by a column that does not exist, or cannot be sorted by, is none', async () => {
    render(<GridFixture fetch={fetchFruits(20)} search={{ sort: 'actions' }} />)
    await expectRows(0, 10)
    expect(screen.queryByText(/Sorted over/)).toBeNull()
    expect(screen.queryByRole('button', { name: 'Actions' })).toBeNull()
  })
})

describe('an answer that comes whole', () => {
  it('is paged here, in the size asked for', async () => {
    const user = userEvent.setup()
    render(<GridFixture fetch={fetchFruits(14)} find={findSome} search={{ keyword: 'f' }} />)
    await expectRows(0, 10)
    expect(screen.queryByRole('button', { name: 'Load all' })).toBeNull()
    await user.click(gridButton('Page 3'))
    expect(rowNames()).toEqual(fruitNames(20, 3))
    expect(isButtonDisabled('Next page')).toBe(true)
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '20')
    expect(rowNames()).toEqual(fruitNames(0, 20))
    expect(await screen.findByText('23 rows')).toBeTruthy()
  })

  it('goes to its last page when the address names a later one', async () => {
    render(<GridFixture fetch={fetchFruits(14)} find={findSome} search={{ keyword: 'f', p: 9 }} />)
    await expectRows(20, 3)
    expect(gridButton('Page 3').getAttribute('aria-current')).toBe('page')
  })

  it('that is empty offers the way back, and keeps the focus', async () => {
    const user = userEvent.setup()
    render(<GridFixture fetch={fetchFruits(14)} find={findSome} search={{ keyword: 'none' }} />)
    expect(await screen.findByText('Nothing matches.')).toBeTruthy()
    await user.click(gridButton('Clear the filters'))
    await expectRows(0, 10)
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('')
    expect(document.activeElement).toBe(gridTable())
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
    const onSearchChange = vi.fn<ChangeSearch>()
    const find = vi.fn<() => Promise<GridPage<Fruit>>>(async () => ({ rows: [], unreadable: 0 }))
    render(
      <GridFixture fetch={fetchFruits(14)} find={find} onSearchChange={onSearchChange} search={{ p: 1 }} />,
    )
    const box = screen.getByRole('searchbox')
    fireEvent.change(box, { target: { value: 'sk-abc' } })
    fireEvent.keyDown(box, { key: 'Enter' })
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(onSearchChange).not.toHaveBeenCalled()
    fireEvent.change(box, { target: { value: ' plum ' } })
    fireEvent.keyDown(box, { key: 'Enter' })
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(onSearchChange.mock.calls).toEqual([[{ keyword: 'plum', p: 0 }, 'push']])
    expect(find.mock.calls).toEqual([['plum']])
  })

  it('is left alone by a search box that is gone', async () => {
    const onSearchChange = vi.fn<ChangeSearch>()
    const { unmount } = render(<GridFixture fetch={fetchFruits(14)} onSearchChange={onSearchChange} />)
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'plum' } })
    unmount()
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(onSearchChange).not.toHaveBeenCalled()
  })
})
