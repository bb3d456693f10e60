import { describe, expect, it } from 'vitest'
import { forecastBalance, modelSums, reportedDays } from './usage'

const DAY = 86_400
/** A midnight in UTC. */
const TODAY = 1_799_971_200
const dayName = (daysAgo: number) => new Date((TODAY - daysAgo * DAY) * 1000).toISOString().slice(0, 10)
const usage = (...quotas: readonly [daysAgo: number, quota: number][]) =>
  quotas.map(([daysAgo, quota]) => ({ day: dayName(daysAgo), model: 'm', quota }))
const noon = TODAY + DAY / 2

describe('forecast of a balance', () => {
  it('steady traffic: six days and a half day of 100 each last as the pace says', () => {
    const week = usage([6, 100], [5, 100], [4, 100], [3, 100], [2, 100], [1, 100], [0, 50])
    expect(forecastBalance(1000, week, noon)).toEqual({ perDay: 100, daysLeft: 10, isFirstDay: false })
  })
  it('growing traffic: the pace is the average of the seven days', () => {
    const week = usage([6, 10], [5, 20], [4, 40], [3, 80], [2, 160], [1, 320], [0, 20])
    expect(forecastBalance(2000, week, noon).perDay).toBe(100)
  })
  it('traffic that began three days ago: the days before do not count', () => {
    expect(forecastBalance(700, usage([3, 150], [2, 100], [1, 100]), noon).perDay).toBe(100)
  })
  it('no traffic: no forecast', () =>
    expect(forecastBalance(1000, [], noon)).toEqual({ perDay: 0, daysLeft: undefined, isFirstDay: false }))
  it('rows without quota: no forecast', () =>
    expect(forecastBalance(1000, usage([2, 0], [0, 0]), noon).daysLeft).toBeUndefined())
  it('first day: what was consumed so far counts as a whole day, and is marked', () => {
    const minutesIn = forecastBalance(1000, usage([0, 50]), TODAY + 600)
    expect(minutesIn).toEqual({ perDay: 50, daysLeft: 20, isFirstDay: true })
  })
  it('several models of a day are added', () =>
    expect(forecastBalance(100, usage([1, 30], [1, 45]), noon).perDay).toBe(50))
  it.each([0, -500])('a balance of %d lasts no day', (balance) =>
    expect(forecastBalance(balance, usage([1, 30]), noon).daysLeft).toBe(0),
  )
  it('days before the seven are ignored', () =>
    expect(forecastBalance(1000, usage([9, 1_000_000]), noon).daysLeft).toBeUndefined())
})

it('sums of models: those of all days, the most first', () =>
  expect(
    modelSums([
      { day: dayName(1), model: 'a', quota: 2 },
      { day: dayName(1), model: 'b', quota: 4 },
      { day: dayName(0), model: 'a', quota: 3 },
    ]),
  ).toEqual([
    { name: 'a', sum: 5 },
    { name: 'b', sum: 4 },
  ]))

it('reported days: seven whole days, the last of them today', () => {
  const days = { start: TODAY - 6 * DAY, end: TODAY + DAY - 1 }
  expect([TODAY, noon, TODAY + DAY - 1].map(reportedDays)).toEqual([days, days, days])
})
