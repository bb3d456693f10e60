import { expect, it } from 'vitest'
import { joinDays, utcDays } from './utc-days'

const DAY = 86_400
/** Day 20,000 of unix time, at noon. */
const NOON = 20_000.5 * DAY
const sizes = (count: number, size: number, now = NOON) =>
  joinDays(utcDays(count, now), size).map(({ days }) => days.length)

it('joined days: every day is in one window, and no window is longer than asked', () => {
  expect(sizes(9, 4)).toEqual([4, 4, 1])
  expect(sizes(7, 1)).toEqual([1, 1, 1, 1, 1, 1, 1])
  const days = utcDays(23, NOON)
  expect(joinDays(days, 4).flatMap((window) => window.days)).toEqual(days)
})

it('joined days: whole windows begin at the same days tomorrow', () => {
  const wholeStarts = (now: number) =>
    joinDays(utcDays(24, now), 4)
      .filter(({ days }) => days.length === 4)
      .map(({ start }) => start / DAY)
  expect(wholeStarts(NOON - DAY)).toEqual([19_976, 19_980, 19_984, 19_988, 19_992, 19_996])
  expect(wholeStarts(NOON)).toEqual([19_980, 19_984, 19_988, 19_992, 19_996])
})

it('joined days: a window has the bounds and names of its days, and ends where days are missing', () => {
  const [first, second, , , fifth] = utcDays(5, NOON)
  if (!first || !second || !fifth) throw new Error('there are five days')
  const [window, alone] = joinDays([first, second, fifth], 10)
  expect(window).toMatchObject({
    start: first.start,
    end: second.end,
    name: `${first.name} – ${second.name}`,
  })
  expect(alone).toMatchObject({ start: fifth.start, end: fifth.end, name: fifth.name, days: [fifth] })
})
