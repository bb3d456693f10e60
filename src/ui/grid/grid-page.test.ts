import { describe, expect, it } from 'vitest'
import { listBounds, lastNonEmptyPageBefore, pageButtons, type LoadedPage } from './grid-page'

function loaded(p: number, length: number, at = 1): LoadedPage<number> {
  return { p, page: { rows: Array.from({ length }, (_, n) => n), unreadable: 0 }, fetchedAt: at }
}

describe('listBounds', () => {
  it('the end is unknown while the last page is full', () => {
    expect(listBounds([loaded(0, 10), loaded(1, 10)])).toEqual({
      size: 10,
      last: 1,
      isComplete: false,
      total: undefined,
    })
  })
  it('a short page is the end, even if pages before it were skipped', () => {
    expect(listBounds([loaded(0, 10), loaded(3, 4)])).toEqual({
      size: 10,
      last: 3,
      isComplete: true,
      total: 34,
    })
  })
  it('an empty page means that the page before it is the last (SH-21)', () => {
    expect(listBounds([loaded(0, 10), loaded(1, 0)])).toEqual({
      size: 10,
      last: 0,
      isComplete: true,
      total: 10,
    })
  })
  it('the page size is learnt from a longer page (SH-23)', () => {
    expect(listBounds([loaded(0, 20), loaded(1, 15)])).toEqual({
      size: 20,
      last: 1,
      isComplete: true,
      total: 35,
    })
  })
  it('unreadable rows count towards a full page', () => {
    expect(listBounds([{ p: 0, page: { rows: [1], unreadable: 9 }, fetchedAt: 1 }]).isComplete).toBe(false)
  })
  it('rows fetched after a short page mean that the list has grown', () => {
    expect(listBounds([loaded(0, 10), loaded(1, 3, 1), loaded(2, 10, 2)])).toMatchObject({
      last: 2,
      isComplete: false,
    })
    expect(listBounds([loaded(0, 10), loaded(1, 3, 2), loaded(2, 10, 1)])).toMatchObject({
      last: 1,
      isComplete: true,
    })
  })
  it('an empty later page says nothing; an empty first page is an empty list', () => {
    expect(listBounds([loaded(9, 0)])).toMatchObject({ last: 0, isComplete: false })
    expect(listBounds([loaded(0, 0)])).toMatchObject({ last: 0, isComplete: true, total: 0 })
  })
})

it('lastNonEmptyPageBefore: returns the last page with rows', () => {
  expect(lastNonEmptyPageBefore([loaded(0, 10), loaded(2, 10), loaded(3, 0)], 9)).toBe(2)
  expect(lastNonEmptyPageBefore([], 9)).toBe(0)
})

it('pageButtons: shows the neighbours and both ends', () => {
  expect(pageButtons(0, 1)).toEqual([0])
  expect(pageButtons(5, 11)).toEqual([0, 'gap', 4, 5, 6, 'gap', 10])
  expect(pageButtons(2, 5)).toEqual([0, 1, 2, 3, 4])
  expect(pageButtons(3, 11)).toEqual([0, 1, 2, 3, 4, 'gap', 10])
})
