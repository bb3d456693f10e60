import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { ChangeSearch } from './grid-search'
import {
  renderedRows,
  FRUIT_KEY,
  fruitClient,
  makeFruits,
  GridFixture,
  fetchFruits,
  type FetchFruits,
  type Fruit,
  type FruitPage,
  gridButton,
  fruitNames,
  rowNames,
  expectRows,
  gridTable,
} from './grid.fixture'
import { render } from '../../../checks/render'

const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
const selectAllBox = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all rows shown' })
const ripen = (page?: FruitPage) =>
  page && { ...page, rows: page.rows.map((row) => (row.id === 2 ? { ...row, name: 'peach' } : row)) }

/** A fetch function whose pending request the test resolves or rejects. */
function controlledFetch() {
  let resolveFetch: ((page: FruitPage) => void) | undefined
  let rejectFetch: ((error: unknown) => void) | undefined
  const fetch = vi.fn<FetchFruits>(
    () =>
      new Promise((resolve, reject) => {
        resolveFetch = resolve
        rejectFetch = reject
      }),
  )
  return {
    fetch,
    respond: (rows: Fruit[], unreadable = 0) => act(async () => resolveFetch?.({ rows, unreadable })),
    fail: (error: unknown) => act(async () => rejectFetch?.(error)),
  }
}

describe('grid: states of the list', () => {
  it('loading is announced after a second (AX-40)', async () => {
    vi.useFakeTimers()
    const { fetch } = controlledFetch()
    render(<GridFixture fetch={fetch} />)
    expect(gridTable().getAttribute('aria-busy')).toBe('true')
    expect(screen.queryByText('Loading fruit')).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(screen.getByText('Loading fruit').closest('output')).toBeTruthy()
    expect(screen.queryByText('Nothing here yet')).toBeNull()
    vi.useRealTimers()
  })

  it('an empty list shows the empty text', async () => {
    render(<GridFixture fetch={fetchFruits(0)} />)
    expect(await screen.findByText('Nothing here yet')).toBeTruthy()
    expect(screen.queryByText('Nothing matches.')).toBeNull()
    expect(screen.queryByRole('navigation')).toBeNull()
  })

  it('a filter without matches shows that and counts the loaded rows (AX-39)', async () => {
    render(<GridFixture fetch={async () => ({ rows: makeFruits(0, 5), unreadable: 0 })} filtered />)
    expect(await screen.findByText('Nothing matches.')).toBeTruthy()
    expect((await screen.findByText('0 of 5 rows')).tagName).toBe('OUTPUT')
  })

  it('a filter without matches in a list that the server has more of offers to read them', async () => {
    const user = userEvent.setup()
    const readOn = vi.fn<() => void>()
    const more = { rest: 'left', readOn } as const
    const nuts = async () => ({ rows: [{ id: 1, name: 'nut', price: 1 }], unreadable: 0 })
    render(<GridFixture fetch={nuts} filtered more={more} />)
    expect(
      await screen.findByText('None of the 1 loaded row matches; more have not been searched.'),
    ).toBeTruthy()
    expect(await screen.findByText('0+ of 1+ rows')).toBeTruthy()
    await user.click(gridButton('Search them'))
    expect(readOn).toHaveBeenCalledTimes(1)
  })

  it('rows that are still being read have a place', async () => {
    const { container } = render(<GridFixture fetch={fetchFruits(4)} more={{ rest: 'coming' }} />)
    await expectRows(0, 4)
    expect(container.querySelectorAll('tbody[aria-hidden] tr')).toHaveLength(6)
    expect(screen.getByRole('progressbar', { name: 'Loading all rows' })).toBeTruthy()
    expect(screen.queryByText('4 rows')).toBeNull()
  })

  it('a failed fetch shows the error with a Retry button', async () => {
    const { fetch, fail, respond } = controlledFetch()
    render(<GridFixture fetch={fetch} />)
    await fail('broken')
    expect((await screen.findByRole('alert')).textContent).toContain('broken nothing to show')
    expect(screen.queryByRole('table')).toBeNull()
    fireEvent.click(gridButton('Retry'))
    await respond(makeFruits(0, 3))
    await expectRows(0, 3)
    expect(screen.queryByRole('alert')).toBeNull()
    expect(fetch).toHaveBeenCalledTimes(2)
  })

  it('Refresh pressed twice fetches once; the rows stay while it runs and when it fails', async () => {
    const { fetch, fail, respond } = controlledFetch()
    render(<GridFixture fetch={fetch} />)
    await respond(makeFruits(0, 3))
    await expectRows(0, 3)
    fireEvent.click(gridButton('Refresh'))
    fireEvent.click(gridButton('Refresh'))
    await waitFor(() => expect(gridTable().getAttribute('aria-busy')).toBe('true'))
    expect(rowNames()).toEqual(fruitNames(0, 3))
    await fail('broken')
    expect((await screen.findByRole('alert')).textContent).toContain('broken older rows')
    expect(rowNames()).toEqual(fruitNames(0, 3))
    expect(fetch).toHaveBeenCalledTimes(2)
  })

  it('unreadable rows are counted in a note, the others shown (FM-R10)', async () => {
    const { fetch, respond } = controlledFetch()
    render(<GridFixture fetch={fetch} />)
    await respond(makeFruits(0, 8), 2)
    await expectRows(0, 8)
    expect(screen.getByRole('note').textContent).toMatch(/2/)
  })
})

describe('grid: columns', () => {
  it('chosen columns are stored in the browser and in the URL', async () => {
    const user = userEvent.setup()
    const onSearchChange = vi.fn<ChangeSearch>()
    const first = render(<GridFixture fetch={fetchFruits(3)} onSearchChange={onSearchChange} />)
    await expectRows(0, 3)
    expect(heads()).toEqual(['', 'Name', 'Price', 'Actions'])
    await user.click(gridButton('Columns'))
    const chooser = await screen.findByRole('dialog', { name: 'Columns' })
    expect(within(chooser).getAllByRole('checkbox')).toHaveLength(2)
    await user.click(within(chooser).getByRole('checkbox', { name: 'Price' }))
    expect(heads()).toEqual(['', 'Name', 'Actions'])
    await user.click(within(chooser).getByRole('checkbox', { name: 'Number' }))
    expect(onSearchChange).toHaveBeenLastCalledWith({ hide: 'price' }, 'replace')
    first.unmount()
    render(<GridFixture fetch={fetchFruits(3)} />)
    await expectRows(0, 3)
    expect(heads()).toEqual(['', 'Name', 'Number', 'Actions'])
  })

  it('columns follow the URL before the stored choice; the title cannot be hidden', async () => {
    render(<GridFixture fetch={fetchFruits(3)} search={{ hide: 'name,id,actions,nonsense' }} />)
    await expectRows(0, 3)
    expect(heads()).toEqual(['', 'Name', 'Price', 'Actions'])
  })
})

describe('grid: selection', () => {
  it('single rows and the whole page can be selected; the selection is counted and survives paging (AX-46)', async () => {
    const user = userEvent.setup()
    render(<GridFixture fetch={fetchFruits(14)} />)
    await expectRows(0, 10)
    // The name of the checkbox in the heading would be read with that of every row.
    expect(selectAllBox().closest('th')?.getAttribute('aria-label')).toBe('Selection')
    await user.click(screen.getByRole('checkbox', { name: 'Select fruit 3' }))
    expect(screen.getAllByText('1 selected').some((element) => element.closest('output'))).toBe(true)
    expect(selectAllBox().indeterminate).toBe(true)
    await user.click(selectAllBox())
    expect(selectAllBox().checked).toBe(true)
    await user.click(gridButton('Next page'))
    await expectRows(10, 4)
    expect(screen.getAllByText('10 selected')).toHaveLength(2)
    expect(selectAllBox().checked).toBe(false)
    await user.click(gridButton('Clear the selection'))
    expect(screen.queryByText(/selected/)).toBeNull()
    expect(screen.queryByRole('button', { name: 'Eat all' })).toBeNull()
    expect(document.activeElement).toBe(gridTable())
  })

  it('a row that is removed is deselected', async () => {
    const user = userEvent.setup()
    const client = fruitClient()
    render(<GridFixture fetch={fetchFruits(3)} client={client} />)
    await expectRows(0, 3)
    await user.click(screen.getByRole('checkbox', { name: 'Select fruit 1' }))
    act(() => void client.setQueryData([FRUIT_KEY], { rows: makeFruits(2, 1), unreadable: 0 }))
    await expectRows(2, 1)
    expect(screen.queryByText(/selected/)).toBeNull()
  })
})

describe('grid: rows', () => {
  it('a changed row does not render the others', async () => {
    const client = fruitClient()
    render(<GridFixture fetch={fetchFruits(5)} client={client} />)
    await expectRows(0, 5)
    renderedRows.length = 0
    act(() => void client.setQueryData([FRUIT_KEY], ripen))
    await waitFor(() => expect(rowNames()[2]).toBe('peach'))
    expect(renderedRows).toEqual(['peach'])
  })

  it('selecting a row does not render the others', async () => {
    const user = userEvent.setup()
    render(<GridFixture fetch={fetchFruits(5)} />)
    await expectRows(0, 5)
    renderedRows.length = 0
    await user.click(screen.getByRole('checkbox', { name: 'Select fruit 3' }))
    expect(renderedRows).toEqual(['fruit 3'])
  })

  it('a refetch without changes renders no row', async () => {
    const client = fruitClient()
    const fetch = vi.fn<FetchFruits>(fetchFruits(5))
    render(<GridFixture fetch={fetch} client={client} />)
    await expectRows(0, 5)
    renderedRows.length = 0
    await act(() => client.invalidateQueries({ queryKey: [FRUIT_KEY] }))
    expect(fetch).toHaveBeenCalledTimes(2)
    expect(renderedRows).toEqual([])
  })

  it('removing the focused row focuses the same action of the next row (AX-30)', async () => {
    const client = fruitClient()
    render(<GridFixture fetch={fetchFruits(3)} client={client} />)
    await expectRows(0, 3)
    gridButton('Eat fruit 1').focus()
    const rows = makeFruits(0, 3).filter(({ id }) => id !== 1)
    act(() => void client.setQueryData([FRUIT_KEY], { rows, unreadable: 0 }))
    await waitFor(() => expect(document.activeElement).toBe(gridButton('Eat fruit 2')))
  })
})

describe('grid: table', () => {
  it('the table has explicit roles and each cell has its label (AX-44, AX-47)', async () => {
    render(<GridFixture fetch={fetchFruits(2)} />)
    await expectRows(0, 2)
    const cell = screen.getByRole('cell', { name: '1000' })
    expect(cell.dataset.label).toBe('Price')
    expect(cell.closest('tr')?.getAttribute('role')).toBe('row')
    expect(screen.getAllByRole('rowheader')[0]?.getAttribute('scope')).toBe('row')
    expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('scope')).toBe('col')
    expect(screen.getAllByRole('rowgroup')).toHaveLength(2)
  })

  it('a list of thousands renders only rows near the viewport, with their aria-rowindex', async () => {
    // Elements have no size in this environment; rows without height would all be near the viewport.
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(45)
    render(<GridFixture fetch={fetchFruits(5000)} search={{ size: 'all' }} />)
    await waitFor(() => expect(rowNames().length).toBeGreaterThan(0))
    expect(rowNames().length).toBeLessThan(100)
    expect(gridTable().getAttribute('aria-rowcount')).toBe('5001')
    const [head, first] = screen.getAllByRole('row')
    expect(head?.getAttribute('aria-rowindex')).toBe('1')
    expect(first?.getAttribute('aria-rowindex')).toBe('2')
  })
})
