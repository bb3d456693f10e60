import { QueryClient } from '@tanstack/react-query'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, it, vi } from 'vitest'
import { updateClockSkew } from '#/http/server-clock'
import { storedSums } from '#/resources/log/sum-queries'
import { utcDays } from '#/resources/log/utc-days'
import { knownDaysQuery, REPORTED_DAYS, storeUsage } from './own-days'

const account = { id: 1, username: 'root', serverStart: () => Promise.resolve(1) }
const MIDNIGHT = Date.UTC(2026, 10, 23) / 1000
const HOUR = 3600

beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  await storedSums.clear()
})

/** Names of the days of which something is known after the usage at `now` was stored. */
async function knownDays(now: number, serverDate = now): Promise<string[]> {
  updateClockSkew(new Date(serverDate * 1000).toUTCString(), now * 1000)
  const reported = utcDays(REPORTED_DAYS, now)
  const rows = reported.map(({ name }) => ({ day: name, model: 'gpt-4o', quota: 1 }))
  await storeUsage(account, { rows, unreadable: 0 }, now)
  const days = await new QueryClient().fetchQuery(knownDaysQuery(account, utcDays(30, now)))
  return days.filter(({ usage }) => usage !== undefined).map(({ day }) => day.name)
}

it('known days: the closed days of the report are stored', async () => {
  expect(await knownDays(MIDNIGHT + 2 * HOUR)).toEqual(
    utcDays(7, MIDNIGHT)
      .slice(0, -1)
      .map(({ name }) => name),
  )
})

it('known days: in the first hour of a day nothing is stored of the day that is reported no more', async () => {
  expect(await knownDays(MIDNIGHT + HOUR / 2)).toEqual(
    utcDays(7, MIDNIGHT)
      .slice(0, -2)
      .map(({ name }) => name),
  )
})

it.each([
  ['is a day behind', 24 * HOUR, 5],
  ['stands before midnight', 2 * HOUR + 1, 5],
  ['is years behind', 4 * 8766 * HOUR, 0],
])(
  'known days: nothing is final that is not past by the Date of a server that %s (CD-58)',
  async (_, behind, n) => {
    expect(await knownDays(MIDNIGHT + 2 * HOUR, MIDNIGHT + 2 * HOUR - behind)).toHaveLength(n)
  },
)
