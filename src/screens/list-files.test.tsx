import { render, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { cellContext } from '#/app/list/cell-context.fixture'
import { rowsCsv } from '#/app/list/rows-csv'
import { channelSchema } from '#/resources/channel/channel'
import { redemptionSchema } from '#/resources/redemption/redemption'
import { tokenSchema } from '#/resources/token/token'
import { userSchema } from '#/resources/user/user'
import { useGridTable, type ListColumns } from '#/ui/grid/grid-table'
import type { CellContext } from '#/app/list/list-definitions'
import { channelColumns } from './channel/list/channel-columns'
import { redemptionColumns } from './redemption/list/redemption-columns'
import { tokenColumns } from './token/list/token-columns'
import { userColumns } from './user/list/user-columns'

const LONG = 1_234_567_890_123_456
const TIME = 1_700_000_000

/** The lines of the file of a list, and what the page shows in the same cells. */
function fileOf<Row extends object, Extra>(
  columns: ListColumns<Row, CellContext<Extra>>,
  row: Row,
  extra: Extra,
) {
  const { result } = renderHook(() => useGridTable<Row>({ data: [row], columns: [...columns.definitions] }))
  const [head = '', line = ''] = rowsCsv(result.current).slice(1).split('\r\n')
  const shown = result.current
    .getVisibleLeafColumns()
    .filter(({ accessorFn }) => accessorFn !== undefined)
    .map(
      ({ id }) => render(<>{columns.cells.get(id)?.(row, cellContext(extra))}</>).container.textContent ?? '',
    )
  return { head: head.split(','), cells: line.split(','), shown }
}

const channel = channelSchema.parse({
  id: 1,
  type: 1,
  status: 1,
  name: 'one',
  key: '',
  group: 'default',
  models: 'a',
  response_time: 1500,
  test_time: TIME,
})
const token = tokenSchema.parse({
  id: 1,
  key: 'k',
  status: 2,
  name: 'one',
  remain_quota: 5,
  unlimited_quota: true,
  used_quota: LONG,
  created_time: TIME,
  expired_time: TIME,
})
const user = userSchema.parse({ id: 1, username: 'one', role: 10, status: 2, quota: LONG, used_quota: 1 })
const code = redemptionSchema.parse({
  id: 1,
  name: 'one',
  key: 'k',
  status: 3,
  quota: 5,
  created_time: TIME,
  redeemed_time: 0,
})

it.each([
  ['channels', () => fileOf(channelColumns, channel, undefined)],
  ['tokens', () => fileOf(tokenColumns, token, false)],
  ['users', () => fileOf(userColumns, user, undefined)],
  ['codes', () => fileOf(redemptionColumns, code, undefined)],
])('file of a list: %s have the words of the page and no raw code or time', (_, read) => {
  const { head, cells, shown } = read()
  expect(cells).toHaveLength(head.length)
  const raw = cells.flatMap((cell, at) => {
    const isWord = /^[\p{L} ]+$/u.test(shown[at] ?? '')
    return /^\d+$/.test(cell) && (isWord || cell === String(TIME)) ? [`${head[at]}: ${cell}`] : []
  })
  expect(raw).toEqual([])
})

const HUGE = 9_007_199_254_740_000

it.each([
  ['tokens', () => fileOf(tokenColumns, { ...token, remain_quota: HUGE, unlimited_quota: false }, false)],
  ['users', () => fileOf(userColumns, { ...user, quota: HUGE }, undefined)],
  ['codes', () => fileOf(redemptionColumns, { ...code, quota: HUGE }, undefined)],
])('amounts of a list: a huge one of %s is abbreviated, and whole for screen readers', (_, read) => {
  const amounts = read().shown.filter((text) => text.endsWith(String(HUGE)))
  expect(amounts).toHaveLength(1)
  expect(amounts[0]).not.toBe(String(HUGE))
})

it('file of a list: times have their zone, amounts their unit, and numbers of more than fifteen digits stay whole', () => {
  const { head, cells } = fileOf(tokenColumns, token, false)
  expect(cells[head.indexOf('Expires')]).toMatch(/^2023-11-1\d \d\d:\d\d:20 [+-]\d\d:\d\d$/)
  expect(cells[head.indexOf('Used quota (units)')]).toBe(`'${LONG}`)
  expect(fileOf(redemptionColumns, { ...code, quota: -5 }, undefined).cells).toContain('-5')
})
