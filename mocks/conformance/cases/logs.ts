import { good, refused } from '../responses'
import type { Case, Section, Step } from '../case'
import { every, has, int, none } from '../expected'
import { shapeOf } from '../shapes'

const log = shapeOf('log')

/** Creates a type-1 log entry of the user with quota 500. */
const topUp = (remark = 'r {tag}'): Step => ({
  as: 'root',
  call: 'POST /api/topup',
  body: { user_id: '{user.id}', quota: 500, remark },
})
const list = (query: string, expect: Step['expect']): Step => ({
  as: 'root',
  call: `GET /api/log/?${query}`,
  expect,
})
const own = (query: string, expect: Step['expect']): Step => ({
  as: 'user',
  call: `GET /api/log/self?${query}`,
  expect,
})
const one = good([has({ content: 'r {tag}' })])
const nothing = good([])
const byName = 'username={user.name}'

const filters: readonly (readonly [name: string, query: string, hits: boolean])[] = [
  ['its type', 'type=1', true],
  ['another type', 'type=2', false],
  ['type 0', 'type=0', true],
  ['a type that is no number', 'type=abc', true],
  ['its token name (blank)', 'token_name=', true],
  ['another token name', 'token_name=x', false],
  ['another model name', 'model_name=x', false],
  ['channel 0', 'channel=0', true],
  ['another channel', 'channel=999999', false],
  ['a start before it', 'start_timestamp={past}', true],
  ['a start after it', 'start_timestamp={future}', false],
  ['an end after it', 'end_timestamp={future}', true],
  ['an end before it', 'end_timestamp={past}', false],
  ['a time of 0', 'start_timestamp=0&end_timestamp=0', true],
  ['a fraction as start, which is no bound', 'start_timestamp={future}.5', true],
  ['a text as an end, which is no bound', 'end_timestamp=abc', true],
]

const listing: Case[] = [
  { name: 'rows have the fields of K5.5', steps: [topUp(), list('p=0', good(every(log)))] },
  { name: 'a page past the end is an empty list', steps: [list('p=9999', nothing)] },
  {
    name: 'the list is sorted newest first, ten rows per page',
    steps: [
      ...Array.from({ length: 11 }, (_, at) => topUp(`r${at}`)),
      own('p=1', good([has({ content: 'r0' })])),
      { as: 'user', call: 'GET /api/log/self', keep: { top: 'data.0.content' } },
    ],
  },
  ...filters.map(([name, query, hits]): Case => ({
    name: `a filter by ${name} ${hits ? 'finds' : 'does not find'} an entry`,
    steps: [topUp(), list(`${byName}&${query}`, hits ? one : nothing)],
  })),
  { name: 'a user name is matched exactly', steps: [topUp(), list('username=u-', nothing)] },
  {
    name: 'the list of own entries returns ids of 0',
    steps: [
      topUp(),
      own('', good([{ ...log, id: 0, user_id: '{user.id}', username: '{user.name}', type: 1, quota: 500 }])),
    ],
  },
  {
    name: "the list of own entries contains only the caller's entries",
    steps: [topUp(), { as: 'other', call: 'GET /api/log/self', expect: nothing }],
  },
  {
    name: 'the list of own entries ignores username and channel',
    steps: [topUp(), own('username=root&channel=99', one)],
  },
  { name: 'the list of own entries filters by type', steps: [topUp(), own('type=4', nothing)] },
  {
    name: 'the list of all entries returns real ids',
    steps: [topUp(), list(byName, good(none(has({ id: 0 }))))],
  },
]

const sums: Case[] = [
  {
    name: 'the sum counts only consumption',
    steps: [topUp(), { as: 'root', call: `GET /api/log/stat?${byName}`, expect: good({ quota: 0 }) }],
  },
  {
    name: 'the sum ignores the type filter',
    steps: [topUp(), { as: 'root', call: `GET /api/log/stat?${byName}&type=1`, expect: good({ quota: 0 }) }],
  },
  {
    name: 'the sum over own entries is a number too',
    steps: [{ as: 'user', call: 'GET /api/log/self/stat', expect: good({ quota: 0 }) }],
  },
]

const searching: Case[] = [
  {
    name: 'a search matches the start of the content',
    steps: [
      topUp('s{tag}'),
      { as: 'root', call: 'GET /api/log/search?keyword=s{tag}', expect: good([has({ content: 's{tag}' })]) },
    ],
  },
  {
    name: 'a search matches the type',
    steps: [topUp(), { as: 'root', call: 'GET /api/log/search?keyword=1', expect: good(every(log)) }],
  },
  {
    name: 'the search over own entries matches the type and returns ids of 0',
    steps: [
      topUp(),
      {
        as: 'user',
        call: 'GET /api/log/self/search?keyword=1',
        expect: good([has({ id: 0, content: 'r {tag}' })]),
      },
    ],
  },
  {
    name: 'the search over own entries does not match the content',
    steps: [
      topUp('s{tag}'),
      { as: 'user', call: 'GET /api/log/self/search?keyword=s{tag}', expect: nothing },
    ],
  },
]

const clearing: Case[] = [
  ...['', 'target_timestamp=0', 'target_timestamp=abc', 'target_timestamp=1.5'].map((query): Case => ({
    name: `clearing with "${query}" requires a timestamp`,
    steps: [
      { as: 'root', call: `DELETE /api/log/?${query}`, expect: refused('target timestamp is required') },
    ],
  })),
  {
    name: 'clearing returns the number of deleted entries',
    steps: [
      topUp(),
      { as: 'root', call: 'DELETE /api/log/?target_timestamp=1', expect: good(0) },
      own('', one),
    ],
  },
  {
    name: 'clearing deletes strictly older entries of all users and types',
    fresh: 'it deletes the log',
    steps: [
      topUp(),
      topUp('second'),
      {
        as: 'root',
        call: 'DELETE /api/log/?target_timestamp={future}',
        expect: { body: { success: true, message: '', data: int } },
      },
      own('', nothing),
    ],
  },
  {
    name: 'clearing keeps entries of the given second',
    fresh: 'it deletes the log',
    embedded: 'the clock stands still',
    steps: [
      { as: 'root', call: 'POST /__gateway/clock', body: { set: '{now}' }, expect: {} },
      topUp(),
      { as: 'root', call: 'DELETE /api/log/?target_timestamp={now}', expect: good(int) },
      own('', one),
    ],
  },
]

const consuming: Case[] = [
  {
    name: 'the sum counts consumption for any requested type',
    embedded: 'consumes without an upstream',
    steps: [
      topUp(),
      {
        as: 'user',
        call: 'POST /__gateway/consume',
        body: { user: '{user.name}', model: 'gpt-4o', prompt_tokens: 10, completion_tokens: 5, quota: 7 },
        expect: {},
      },
      {
        as: 'user',
        call: 'GET /api/log/self?type=2',
        expect: good([has({ type: 2, quota: 7 })]),
      },
      { as: 'user', call: 'GET /api/log/self/stat?type=1', expect: good({ quota: 7 }) },
    ],
  },
]

/** K6.10: logs. */
export const logs: Section = {
  section: '6.10',
  cases: [...listing, ...sums, ...searching, ...clearing, ...consuming],
}
