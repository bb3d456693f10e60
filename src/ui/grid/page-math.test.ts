import { describe, expect, it } from 'vitest'
import { extentOf, lastFilledBefore, pageButtons, type KnownPage } from './page-math'

function known(p: number, length: number, at = 1): KnownPage<number> {
  return { p, page: { rows: Array.from({ length }, (_, n) => n), unreadable: 0 }, at }
}

describe('how far a list goes', () => {
  it('is open while the last page seen is full', () => {
    expect(extentOf([known(0, 10), known(1, 10)])).toEqual({
      size: 10,
      last: 1,
      ended: false,
      total: undefined,
    })
  })
  it('ends with a short page, also when pages before it were skipped', () => {
    expect(extentOf([known(0, 10), known(3, 4)])).toEqual({ size: 10, last: 3, ended: true, total: 34 })
  })
  it('ends before an empty page (SH-21)', () => {
    expect(extentOf([known(0, 10), known(1, 0)])).toEqual({ size: 10, last: 0, ended: true, total: 10 })
  })
  it('learns a longer page (SH-23)', () => {
    expect(extentOf([known(0, 20), known(1, 15)])).toEqual({ size: 20, last: 1, ended: true, total: 35 })
  })
  it('counts unreadable rows as sent', () => {
    expect(extentOf([{ p: 0, page: { rows: [1], unreadable: 9 }, at: 1 }]).ended).toBe(false)
  })
  it('trusts newer rows over an older end', () => {
    expect(extentOf([known(0, 10), known(1, 3, 1), known(2, 10, 2)])).toMatchObject({ last: 2, ended: false })
    expect(extentOf([known(0, 10), known(1, 3, 2), known(2, 10, 1)])).toMatchObject({ last: 1, ended: true })
  })
  it('knows nothing from an empty page far out, and that there is nothing from an empty first one', () => {
    expect(extentOf([known(9, 0)])).toMatchObject({ last: 0, ended: false })
    expect(extentOf([known(0, 0)])).toMatchObject({ last: 0, ended: true, total: 0 })
  })
})

it('goes back to the last page with rows', () => {
  expect(lastFilledBefore([known(0, 10), known(2, 10), known(3, 0)], 9)).toBe(2)
  expect(lastFilledBefore([], 9)).toBe(0)
})

it('shows the neighbours and both ends', () => {
  expect(pageButtons(0, 1)).toEqual([0])
  expect(pageButtons(5, 11)).toEqual([0, 'gap', 4, 5, 6, 'gap', 10])
  expect(pageButtons(2, 5)).toEqual([0, 1, 2, 3, 4])
  expect(pageButtons(3, 11)).toEqual([0, 1, 2, 3, 4, 'gap', 10])
})
