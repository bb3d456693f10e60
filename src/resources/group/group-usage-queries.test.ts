import { describe, expect, it } from 'vitest'
import { countGroups, groupsOfChannels, groupsOfUsers } from './group-usage-queries'

const usageOf = (channels: unknown, users: unknown) =>
  Object.fromEntries(countGroups(groupsOfChannels.parse(channels), groupsOfUsers.parse(users)))

describe('group usage', () => {
  it.each([
    ['nothing', null, null, {}],
    ['empty lists', [], [], {}],
    ['a channel', [{ group: 'vip' }], [], { vip: { channels: 1, users: 0 } }],
    ['a user', [], [{ group: 'vip', status: 1 }], { vip: { channels: 0, users: 1 } }],
    ['a disabled user', [], [{ group: 'vip', status: 2 }], { vip: { channels: 0, users: 1 } }],
    ['a deleted user', [], [{ group: 'vip', status: 3 }], {}],
    ['a user without status', [], [{ group: 'vip' }], { vip: { channels: 0, users: 1 } }],
    ['a status as text', [], [{ group: 'vip', status: '1' }], { vip: { channels: 0, users: 1 } }],
    [
      'two groups of a channel',
      [{ group: 'a,b' }],
      [],
      { a: { channels: 1, users: 0 }, b: { channels: 1, users: 0 } },
    ],
    ['blanks in a list', [{ group: ' a , ,' }], [], { a: { channels: 1, users: 0 } }],
    ['a group twice', [{ group: 'a,a' }], [], { a: { channels: 1, users: 0 } }],
    [
      'a user of two, which the server reads as one',
      [],
      [{ group: 'a,b', status: 1 }],
      { 'a,b': { channels: 0, users: 1 } },
    ],
    ['no group', [{ group: '' }], [{ group: '', status: 1 }], {}],
    ['null groups', [{ group: null }], [{ group: null, status: 1 }], {}],
    ['missing groups', [{}], [{}], {}],
    ['groups that are numbers', [{ group: 7 }], [{ group: 7 }], {}],
    ['rows that are none', [null, 5, 'x', []], [null, 5, 'x', []], {}],
    [
      'odd names',
      [{ group: '__proto__' }],
      [],
      Object.fromEntries([['__proto__', { channels: 1, users: 0 }]]),
    ],
    ['both kinds', [{ group: 'a' }, { group: 'a' }], [{ group: 'a' }], { a: { channels: 2, users: 1 } }],
    [
      'different case',
      [{ group: 'VIP' }],
      [{ group: 'vip' }],
      { VIP: { channels: 1, users: 0 }, vip: { channels: 0, users: 1 } },
    ],
  ])('counts %s', (_, channels, users, expected) => {
    expect(usageOf(channels, users)).toEqual(expected)
  })
})
