import { expect, it } from 'vitest'
import { listPage } from '#/http/rows'
import { channelSchema } from '../channel/channel'
import { userSchema } from '../user/user'
import { countGroups } from './group-usage-queries'

const [channels, users] = [listPage(channelSchema), listPage(userSchema)]
const rows = (groups: readonly unknown[], status?: number) =>
  groups.map((group, at) => ({ id: at + 1, role: 1, status, group }))

it.each([
  ['nothing', [], [], {}],
  ['a channel', ['vip'], [], { vip: { channels: 1, users: 0 } }],
  ['a user', [], ['vip'], { vip: { channels: 0, users: 1 } }],
  ['two groups of a channel', ['a,b'], [], { a: { channels: 1, users: 0 }, b: { channels: 1, users: 0 } }],
  ['blanks in a list', [' a , ,'], [], { a: { channels: 1, users: 0 } }],
  ['a group twice', ['a,a'], [], { a: { channels: 1, users: 0 } }],
  ['a user of two, which the server reads as one', [], ['a,b'], { 'a,b': { channels: 0, users: 1 } }],
  ['no group', ['', null, undefined], ['', null, undefined], {}],
  ['odd names', ['__proto__'], [], Object.fromEntries([['__proto__', { channels: 1, users: 0 }]])],
  ['both kinds', ['a', 'a'], ['a'], { a: { channels: 2, users: 1 } }],
  ['different case', ['VIP'], ['vip'], { VIP: { channels: 1, users: 0 }, vip: { channels: 0, users: 1 } }],
])('group usage: counts %s', (_, ofChannels, ofUsers, expected) => {
  const usage = countGroups(channels.parse(rows(ofChannels)).rows, users.parse(rows(ofUsers, 1)).rows)
  expect(Object.fromEntries(usage)).toEqual(expected)
})

it('group usage: a disabled user counts, a deleted one does not', () => {
  const countOf = (status: number) => countGroups([], users.parse(rows(['vip'], status)).rows).size
  expect([2, 3].map(countOf)).toEqual([1, 0])
})
