import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { arrangeTests } from './test-rows'
import { TestsTable } from './tests-table'
import { render } from '../../../../checks/render'

const tableOf = (count: number) =>
  arrangeTests(
    Array.from({ length: count }, (_, n) => ({
      id: n + 1,
      name: `channel ${n + 1}`,
      model: 'm',
    })),
  )

const rowIndexes = () => screen.getAllByRole('row').map((row) => row.getAttribute('aria-rowindex'))

it('test matrix: the rows of a long table tell their place in it, as only those near the viewport are rendered', () => {
  // Elements have no size in this environment; rows without height would all be near the viewport.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(45)
  render(<TestsTable table={tableOf(2000)} />)
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('2001')
  const indexes = rowIndexes()
  expect(indexes.length).toBeLessThan(100)
  expect(indexes).toEqual(indexes.map((_, at) => String(at + 1)))
})

it('test matrix: a short table has all of its rows, which need no numbers', () => {
  render(<TestsTable table={tableOf(60)} />)
  expect(screen.getByRole('table').hasAttribute('aria-rowcount')).toBe(false)
  expect(rowIndexes()).toEqual(Array.from({ length: 61 }, () => null))
})
