import { expect, it } from 'vitest'
import { endingTokens } from './ending-tokens'
import { tokenSchema } from './token'

const NOW = 1_800_000_000
const DAY = 86_400
let id = 0
const token = (fields: object) =>
  tokenSchema.parse({
    id: (id += 1),
    key: 'k',
    status: 1,
    name: 'n',
    created_time: NOW - 10 * DAY,
    expired_time: -1,
    remain_quota: 1_000_000,
    used_quota: 0,
    unlimited_quota: false,
    ...fields,
  })
const endOf = (fields: object) => {
  const [found] = endingTokens([token(fields)], NOW)
  return found && [found.reason, (found.at - NOW) / DAY]
}

it.each([
  ['expires in six days', { expired_time: NOW + 6 * DAY }, ['expires', 6]],
  ['expires in eight days', { expired_time: NOW + 8 * DAY }, undefined],
  ['has expired, although the server has not noticed', { expired_time: NOW - DAY }, ['expires', -1]],
  ['has expired eight days ago', { expired_time: NOW - 8 * DAY }, undefined],
  ['never expires and is not used', {}, undefined],
  ['uses 100 a day and has 300', { used_quota: 1000, remain_quota: 300 }, ['runsDry', 3]],
  ['uses 100 a day and has 800', { used_quota: 1000, remain_quota: 800 }, undefined],
  [
    'is older than it was used, within its first day',
    { created_time: NOW - 60, used_quota: 10, remain_quota: 100 },
    undefined,
  ],
  ['has no limit', { used_quota: 1000, remain_quota: 0, unlimited_quota: true }, undefined],
  ['has debts', { used_quota: 1000, remain_quota: -5 }, ['runsDry', 0]],
  ['does both', { used_quota: 1000, remain_quota: 300, expired_time: NOW + DAY }, ['expires', 1]],
  ['is disabled', { status: 2, expired_time: NOW + DAY }, undefined],
])('ending tokens: one that %s', (_, fields, expected) => expect(endOf(fields)).toEqual(expected))

it('ending tokens: the first to end comes first', () => {
  const found = endingTokens(
    [token({ expired_time: NOW + 5 * DAY }), token({ expired_time: NOW + 2 * DAY })],
    NOW,
  )
  expect(found.map(({ at }) => (at - NOW) / DAY)).toEqual([2, 5])
})
