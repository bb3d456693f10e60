import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { isExpiredAt, tokenSchema } from '#/resources/token/token'
import { cellContext } from '#/app/list/cell-context.fixture'
import { tokenColumns } from './token-columns'
import { render } from '../../../../checks/render'

const NOW = 1_760_000_010

function show(expired_time: number) {
  const token = tokenSchema.parse({
    id: 1,
    key: 'k',
    status: 1,
    name: 'phone',
    remain_quota: 0,
    unlimited_quota: true,
    expired_time,
  })
  render(tokenColumns.cells.get('expired_time')?.(token, cellContext(isExpiredAt(token, NOW))))
}

it.each([
  ['a second ago', NOW - 1],
  ['an hour ago', NOW - 3600],
  ['a year ago', NOW - 365 * 86_400],
])('token expiry cell: a token that expired %s is marked as past', (_, expired) => {
  show(expired)
  expect(screen.getByText('past')).toBeTruthy()
})

it.each([
  ['in a second', NOW + 1],
  ['within the hour', NOW + 1800],
  ['tomorrow', NOW + 86_400],
  ['in a year', NOW + 365 * 86_400],
])('token expiry cell: a token that expires %s is not marked as past', (_, expires) => {
  show(expires)
  expect(screen.getByRole('time')).toBeTruthy()
  expect(screen.queryByText('past')).toBeNull()
})

it('token expiry cell: a token without expiry shows "Never expires" and is not marked as past', () => {
  show(-1)
  expect(screen.getByText('Never expires')).toBeTruthy()
  expect(screen.queryByText('past')).toBeNull()
})

it.each([-2, -3, -86_400, -1_700_000_000])(
  'token expiry cell: %d, which is no time, is shown as it is',
  (expired) => {
    show(expired)
    expect(screen.getByTitle(`${expired} is not a time`).textContent).toBe(String(expired))
    expect(screen.getByText('past')).toBeTruthy()
  },
)
