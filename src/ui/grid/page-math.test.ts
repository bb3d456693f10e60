import { describe, expect, it } from 'vitest'
import { listBounds, lastNonEmptyPageBefore, pageButtons, type LoadedPage } from './page-math'

function loaded(p: number, length: number, at = 1): LoadedPage<number> {
  return { p, page: { rows: Array.from({ length }, (_, n) => n), unreadable: 0 }, fetchedAt: at }
}

describe('how far a list goes', () => {
  it('is open while the last page seen is full', () => {
    expect(listBounds([loaded(0, 10), loaded(1, 10)])).toEqual({
      size: 10,
      last: 1,
      isComplete: false,
      total: undefined,
    })
  })
  it('ends with a short page, also when pages before it were skipped', () => {
    expect(listBounds([loaded(0, 10), loaded(3, 4)])).toEqual({
      size: 10,
      last: 3,
      isComplete: true,
      total: 34,
    })
  })
  it('ends before an empty page (SH-21)', () => {
    expect(listBounds([loaded(0, 10), loaded(1, 0)])).toEqual({
      size: 10,
      last: 0,
      isComplete: true,
      total: 10,
    })
  })
  it('learns a longer page (SH-23)', () => {
    expect(listBounds([loaded(0, 20), loaded(1, 15)])).toEqual({
      size: 20,
      last: 1,
      isComplete: true,
      total: 35,
    })
  })
  it('counts unreadable rows as sent', () => {
    expect(listBounds([{ p: 0, page: { rows: [1], unreadable: 9 }, fetchedAt: 1 }]).isComplete).toBe(false)
  })
  it('trusts newer rows over an older end', () => {
    expect(listBounds([loaded(0, 10), loaded(1, 3, 1), loaded(2, 10, 2)])).toMatchObject({
      last: 2,
      isComplete: false,
    })
    expect(listBounds([loaded(0, 10), loaded(1, 3, 2), loaded(2, 10, 1)])).toMatchObject({
      last: 1,
      isComplete: true,
    })
  })
  it('knows nothing from an empty page far out, and that there is nothing from an empty first one', () => {
    expect(listBounds([loaded(9, 0)])).toMatchObject({ last: 0, isComplete: false })
    expect(listBounds([loaded(0, 0)])).toMatchObject({ last: 0, isComplete: true, total: 0 })
  })
})

it('goes back to the last page with rows', () => {
  expect(lastNonEmptyPageBefore([loaded(0, 10), loaded(2, 10), loaded(3, 0)], 9)).toBe(2)
  expect(lastNonEmptyPageBefore([], 9)).toBe(0)
})

it('shows the neighbours and both ends', () => {
  expect(pageButtons(0, 1)).toEqual([0])
  expect(pageButtons(5, 11)).toEqual([0, 'gap', 4, 5, 6, 'gap', 10])
  expect(pageButtons(2, 5)).toEqual([0, 1, 2, 3, 4])
  expect(pageButtons(3, 11)).toEqual([0, 1, 2, 3, 4, 'gap', 10])
})
