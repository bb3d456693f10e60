import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { GridPage } from './grid-page'
import type { ChangeSearch } from './grid-search'
import {
  fruitClient,
  FRUIT_KEY,
  makeFruits,
  GridFixture,
  fetchFruits,
  type FetchFruits,
  type Fruit,
  gridButton,
  isButtonDisabled,
  fruitNames,
  rowNames,
  expectRows,
  gridTable,
} from './grid.fixture'
import { fittingRows, rowsPerPage, storedPageSize } from './page-size'
import { render } from '../../../checks/render'

const findTwentyThree = async (keyword: string) => ({
  rows: keyword === 'none' ? [] : makeFruits(0, 23),
  unreadable: 0,
})

describe('grid paging: pages without a total', () => {
  it('Next is enabled after a full page and disabled after a short one', async () => {
    const user = userEvent.setup()
    render(<GridFixture fetch={fetchFruits(14)} />)
    await expectRows(0, 10)
    expect(isButtonDisabled('Previous page')).toBe(true)
    expect(await screen.findByText('10+ rows')).toBeTruthy()
    await user.click(gridButton('Next page'))
    await expectRows(10, 4)
    expect(isButtonDisabled('Next page')).toBe(true)
    expect(gridButton('Page 2').getAttribute('aria-current')).toBe('page')
    expect(await screen.findByText('14 rows')).toBeTruthy()
    expect(document.activeElement).toBe(gridButton('Next page'))
    await user.click(gridButton('Next page'))
    expect(rowNames()).toEqual(fruitNames(10, 4))
  })

  it('an empty page after a full one redirects back, and the full one is the last (SH-21)', async () => {
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

  it('a visited page is not fetched again', async () => {
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

  it('a row that moved to the next page is counted once when pages are merged', async () => {
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
    expect(await screen.findByText('12 rows')).toBeTruthy()
  })
})

describe('grid paging: a filter over the loaded pages', () => {
  it('loads the pages that are not loaded, and none twice', async () => {
    const user = userEvent.setup()
    const client = fruitClient()
    const fetch = vi.fn<FetchFruits>(fetchFruits(37))
    const view = render(<GridFixture fetch={fetch} client={client} />)
    await expectRows(0, 10)
    await user.click(gridButton('Next page'))
    await expectRows(10, 10)
    view.unmount()
    render(<GridFixture fetch={fetch} client={client} filtered />)
    await waitFor(() => expect(rowNames()).toEqual(['fruit 5', 'fruit 15', 'fruit 25', 'fruit 35']))
    expect(fetch.mock.calls.flat().slice(0, 4)).toEqual([0, 1, 2, 3])
    expect(new Set(fetch.mock.calls.flat()).size).toBe(fetch.mock.calls.length)
  })
})

describe('grid: sorting', () => {
  it('sorting loaded rows shows how many they are and sets aria-sort (AX-44)', async () => {
    const user = userEvent.setup()
    const onSearchChange = vi.fn<ChangeSearch>()
    const first: FetchFruits = (p) => (p > 0 ? new Promise<never>(() => {}) : fetchFruits(20)(p))
    render(<GridFixture fetch={first} onSearchChange={onSearchChange} />)
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

  it('sorting a complete list shows no note', async () => {
    const user = userEvent.setup()
    render(<GridFixture fetch={fetchFruits(4)} />)
    await expectRows(0, 4)
    await user.click(gridButton('Price'))
    expect(rowNames()).toEqual(fruitNames(0, 4).toReversed())
    expect(screen.queryByText(/Sorted over/)).toBeNull()
  })

  it('a sort param of a column that does not exist or cannot be sorted is ignored', async () => {
    render(<GridFixture fetch={fetchFruits(20)} search={{ sort: 'actions' }} />)
    await expectRows(0, 10)
    expect(screen.queryByText(/Sorted over/)).toBeNull()
    expect(screen.queryByRole('button', { name: 'Actions' })).toBeNull()
  })
})

describe('grid: a complete search response', () => {
  it('is paged in the browser, in the chosen page size', async () => {
    const user = userEvent.setup()
    render(<GridFixture fetch={fetchFruits(14)} find={findTwentyThree} search={{ keyword: 'f' }} />)
    await expectRows(0, 10)
    await user.click(gridButton('Page 3'))
    expect(rowNames()).toEqual(fruitNames(20, 3))
    expect(isButtonDisabled('Next page')).toBe(true)
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '25')
    expect(rowNames()).toEqual(fruitNames(0, 23))
    expect(await screen.findByText('23 rows')).toBeTruthy()
  })

  it('shows its last page when the URL names a later one', async () => {
    render(<GridFixture fetch={fetchFruits(14)} find={findTwentyThree} search={{ keyword: 'f', p: 9 }} />)
    await expectRows(20, 3)
    expect(gridButton('Page 3').getAttribute('aria-current')).toBe('page')
  })

  it('without rows offers to clear the filters, which focuses the table', async () => {
    const user = userEvent.setup()
    render(<GridFixture fetch={fetchFruits(14)} find={findTwentyThree} search={{ keyword: 'none' }} />)
    expect(await screen.findByText('Nothing matches.')).toBeTruthy()
    await user.click(gridButton('Clear the filters'))
    await expectRows(0, 10)
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('')
    expect(document.activeElement).toBe(gridTable())
  })
})

describe('grid: rows per page', () => {
  it('are asked for from the pages of the server that hold them, and remembered', async () => {
    const user = userEvent.setup()
    const fetch = vi.fn<FetchFruits>(fetchFruits(60))
    render(<GridFixture fetch={fetch} />)
    await expectRows(0, 10)
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '25')
    await expectRows(0, 25)
    expect(fetch.mock.calls.flat()).toEqual([0, 1, 2])
    await user.click(gridButton('Next page'))
    await expectRows(25, 25)
    expect(fetch.mock.calls.flat()).toEqual([0, 1, 2, 3, 4])
    expect(storedPageSize(FRUIT_KEY, undefined)).toBe('25')
  })

  it('the last page has none of the page before it, where they share a page of the server', async () => {
    const user = userEvent.setup()
    render(<GridFixture fetch={fetchFruits(42)} search={{ size: '25' }} />)
    await expectRows(0, 25)
    await user.click(gridButton('Next page'))
    await expectRows(25, 17)
    expect(gridButton('Page 2').getAttribute('aria-current')).toBe('page')
  })

  it('a page of several pages of the server tells of their duplicate rows', async () => {
    const fetch: FetchFruits = async (p) => ({ ...(await fetchFruits(42)(p)), duplicates: 1 })
    render(<GridFixture fetch={fetch} search={{ size: '25' }} />)
    await expectRows(0, 25)
    expect(await screen.findByText('Rows left out because another row has the same id: 3')).toBeTruthy()
  })

  it('as many as fit are whole pages of the server', () => {
    expect([700, 1080, 1440].map((height) => rowsPerPage('fit', fittingRows(height), 10))).toEqual([
      10, 20, 20,
    ])
  })
})

describe('grid: search params', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })

  it('a keyword is set once, with the first page; a secret key is not', async () => {
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

  it('an unmounted search box does not change them', async () => {
    const onSearchChange = vi.fn<ChangeSearch>()
    const { unmount } = render(<GridFixture fetch={fetchFruits(14)} onSearchChange={onSearchChange} />)
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'plum' } })
    unmount()
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(onSearchChange).not.toHaveBeenCalled()
  })
})
