import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { ChangeSearch } from './grid-search'
import {
  FRUIT_KEY,
  GridFixture,
  fetchFruits,
  gridButton,
  isButtonDisabled,
  fruitNames,
  rowNames,
  expectRows,
  gridTable,
} from './grid.fixture'
import { rowsPerPage, storedPageSize } from './page-size'
import { render } from '../../../checks/render'

describe('grid: pages', () => {
  it('are turned by buttons; the focus stays on the pressed one, at the end too', async () => {
    const user = userEvent.setup()
    render(<GridFixture fetch={fetchFruits(14)} />)
    await expectRows(0, 10)
    expect(isButtonDisabled('Previous page')).toBe(true)
    expect(await screen.findByText('14 rows')).toBeTruthy()
    await user.click(gridButton('Next page'))
    await expectRows(10, 4)
    expect(isButtonDisabled('Next page')).toBe(true)
    expect(gridButton('Page 2').getAttribute('aria-current')).toBe('page')
    expect(document.activeElement).toBe(gridButton('Next page'))
    await user.click(gridButton('Next page'))
    expect(rowNames()).toEqual(fruitNames(10, 4))
  })

  it('the last one is shown when the URL names a later one', async () => {
    render(<GridFixture fetch={fetchFruits(23)} search={{ p: 9 }} />)
    await expectRows(20, 3)
    expect(gridButton('Page 3').getAttribute('aria-current')).toBe('page')
  })

  it('a search without matches offers to clear the filters, which focuses the table', async () => {
    const user = userEvent.setup()
    render(<GridFixture fetch={fetchFruits(14)} search={{ keyword: 'none' }} />)
    expect(await screen.findByText('Nothing matches.')).toBeTruthy()
    await user.click(gridButton('Clear the filters'))
    await expectRows(0, 10)
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('')
    expect(document.activeElement).toBe(gridTable())
  })

  it('have the chosen number of rows, which is remembered', async () => {
    const user = userEvent.setup()
    render(<GridFixture fetch={fetchFruits(42)} />)
    await expectRows(0, 10)
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '25')
    await expectRows(0, 25)
    await user.click(gridButton('Next page'))
    await expectRows(25, 17)
    expect(storedPageSize(FRUIT_KEY).read()).toBe('25')
  })

  it('have as many rows as fit, in steps of ten', () => {
    expect([700, 1080, 1440].map((height) => rowsPerPage('fit', height))).toEqual([10, 20, 20])
  })
})

describe('grid: sorting', () => {
  it('sets aria-sort; in a list that the server has more of it says how many rows are in order (AX-44)', async () => {
    const user = userEvent.setup()
    const onSearchChange = vi.fn<ChangeSearch>()
    render(<GridFixture fetch={fetchFruits(10)} onSearchChange={onSearchChange} more={{ rest: 'left' }} />)
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

  it('a complete list shows no note', async () => {
    const user = userEvent.setup()
    render(<GridFixture fetch={fetchFruits(4)} />)
    await expectRows(0, 4)
    await user.click(gridButton('Price'))
    expect(rowNames()).toEqual(fruitNames(0, 4).toReversed())
    expect(screen.queryByText(/Sorted over/)).toBeNull()
  })

  it('a sort param of a column that does not exist or cannot be sorted is ignored', async () => {
    render(<GridFixture fetch={fetchFruits(20)} search={{ sort: 'actions' }} more={{ rest: 'left' }} />)
    await expectRows(0, 10)
    expect(screen.queryByText(/Sorted over/)).toBeNull()
    expect(screen.queryByRole('button', { name: 'Actions' })).toBeNull()
  })
})

describe('grid: search params', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })

  it('a keyword is set once, with the first page; a secret key is not', async () => {
    const onSearchChange = vi.fn<ChangeSearch>()
    render(<GridFixture fetch={fetchFruits(14)} onSearchChange={onSearchChange} search={{ p: 1 }} />)
    const box = screen.getByRole('searchbox')
    fireEvent.change(box, { target: { value: 'sk-abc' } })
    fireEvent.keyDown(box, { key: 'Enter' })
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(onSearchChange).not.toHaveBeenCalled()
    fireEvent.change(box, { target: { value: ' plum ' } })
    fireEvent.keyDown(box, { key: 'Enter' })
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(onSearchChange.mock.calls).toEqual([[{ keyword: 'plum', p: 0 }, 'push']])
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
