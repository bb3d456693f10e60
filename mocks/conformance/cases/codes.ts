import { good, noInteger, refusals, refused, undecodable } from '../responses'
import type { Case, Section, Step } from '../case'
import { every, has, hex, some } from '../expected'
import { shapeOf } from '../shapes'

const redemption = shapeOf('redemption')

const NO_ID = refused('id 为空！')
const NOT_FOUND = refused('record not found')
const LENGTH = '兑换码名称长度必须在1-20之间'
const data = (members: Parameters<typeof has>[0]) => ({ body: has({ success: true, data: has(members) }) })

/** Creates a code and keeps its key and id. */
const make = (body: object = {}): Step[] => [
  {
    as: 'root',
    call: 'POST /api/redemption/',
    body: { name: 'n {tag}', quota: 5000, count: 1, ...body },
    keep: { key: 'data.0' },
  },
  { as: 'root', call: 'GET /api/redemption/?p=0', keep: { id: 'data.0.id' } },
]
const put = (body: object, query = ''): Step => ({
  as: 'root',
  call: `PUT /api/redemption/${query}`,
  body: { id: '{id}', ...body },
})
const stored = (members: Parameters<typeof has>[0]): Step => ({
  as: 'root',
  call: 'GET /api/redemption/{id}',
  expect: data(members),
})
const redeem = (key: string): Step => ({ as: 'user', call: 'POST /api/user/topup', body: { key } })

const reading: Case[] = [
  {
    name: 'rows have the fields of K5.4',
    steps: [...make(), { as: 'root', call: 'GET /api/redemption/', expect: good(every(redemption)) }],
  },
  {
    name: 'a new code is unused, belongs to its creator and was never redeemed',
    steps: [
      ...make(),
      stored({ key: '{key}', status: 1, user_id: 1, redeemed_time: 0, quota: 5000, name: 'n {tag}' }),
    ],
  },
  {
    name: 'a page past the end is an empty list',
    steps: [{ as: 'root', call: 'GET /api/redemption/?p=999', expect: good([]) }],
  },
  {
    name: 'a page has ten rows',
    steps: [
      ...make({ count: 11 }),
      {
        as: 'root',
        call: 'GET /api/redemption/?p=0',
        expect: good(Array.from({ length: 10 }, () => has({ name: 'n {tag}' }))),
      },
    ],
  },
  {
    name: 'a search matches the start of the name',
    steps: [
      ...make(),
      {
        as: 'root',
        call: 'GET /api/redemption/search?keyword=n%20{tag}',
        expect: good([has({ id: '{id}' })]),
      },
    ],
  },
  {
    name: 'a search matches the id too',
    steps: [
      ...make(),
      {
        as: 'root',
        call: 'GET /api/redemption/search?keyword={id}',
        expect: good(some(has({ id: '{id}' }))),
      },
    ],
  },
  {
    name: 'a search does not match the key',
    steps: [...make(), { as: 'root', call: 'GET /api/redemption/search?keyword={key}', expect: good([]) }],
  },
  {
    name: 'a search is not paged',
    steps: [
      ...make({ count: 12 }),
      {
        as: 'root',
        call: 'GET /api/redemption/search?keyword=n%20{tag}',
        expect: good(Array.from({ length: 12 }, () => has({ name: 'n {tag}' }))),
      },
    ],
  },
  {
    name: 'reading id 0 is refused as empty',
    steps: [{ as: 'root', call: 'GET /api/redemption/0', expect: NO_ID }],
  },
  {
    name: 'an unknown code is not found',
    steps: [{ as: 'root', call: 'GET /api/redemption/999999', expect: NOT_FOUND }],
  },
  {
    name: 'a non-integer id is refused',
    steps: [{ as: 'root', call: 'GET /api/redemption/abc', expect: noInteger }],
  },
]

const writing: Case[] = [
  {
    name: 'creating returns the list of new keys',
    steps: [
      {
        as: 'root',
        call: 'POST /api/redemption/',
        body: { name: 'n {tag}', quota: 1, count: 3 },
        expect: good([hex(32), hex(32), hex(32)]),
      },
    ],
  },
  {
    name: '100 codes can be created at once',
    steps: [
      {
        as: 'root',
        call: 'POST /api/redemption/',
        body: { name: 'n {tag}', quota: 1, count: 100 },
        expect: good(every(hex(32))),
      },
    ],
  },
  { name: 'quota 0 becomes 100', steps: [...make({ quota: 0 }), stored({ quota: 100 })] },
  { name: 'quota omitted becomes 100', steps: [...make({ quota: null }), stored({ quota: 100 })] },
  { name: 'a negative quota is stored', steps: [...make({ quota: -5 }), stored({ quota: -5 })] },
  { name: 'a name of 20 bytes is accepted', steps: make({ name: 'x'.repeat(20) }) },
  { name: 'a name of six Chinese characters is accepted', steps: make({ name: '码'.repeat(6) }) },
  ...refusals('root', 'POST /api/redemption/', [
    ['an empty name is refused', { name: '', quota: 1, count: 1 }, LENGTH],
    ['a name of 21 bytes is refused', { name: 'x'.repeat(21), quota: 1, count: 1 }, LENGTH],
    ['a name of seven Chinese characters is too long', { name: '码'.repeat(7), quota: 1, count: 1 }, LENGTH],
    ['count 0 is refused', { name: 'n', quota: 1, count: 0 }, '兑换码个数必须大于0'],
    ['count omitted is refused', { name: 'n', quota: 1 }, '兑换码个数必须大于0'],
    ['a negative count is refused', { name: 'n', quota: 1, count: -1 }, '兑换码个数必须大于0'],
    [
      'a count of 101 is refused',
      { name: 'n', quota: 1, count: 101 },
      '一次兑换码批量生成的个数不能大于 100',
    ],
    ['the name is checked before the count', { name: '', count: 0 }, LENGTH],
    [
      'a text for the count does not decode',
      { name: 'n', count: '1' },
      undecodable('string', 'Redemption.count', 'int'),
    ],
    [
      'a fraction for the quota does not decode',
      '{"name":"n","quota":1.5}',
      undecodable('number 1.5', 'Redemption.quota', 'int64'),
    ],
    ['an empty body is refused with EOF', '', 'EOF'],
  ]),
  {
    name: 'a PUT overwrites name and quota, not the status',
    steps: [
      ...make(),
      put({ name: 'new', quota: 7, status: 2 }),
      stored({ name: 'new', quota: 7, status: 1 }),
    ],
  },
  { name: 'a PUT writes empty texts and 0 too', steps: [...make(), put({}), stored({ name: '', quota: 0 })] },
  {
    name: 'a PUT does not validate the name length',
    steps: [...make(), put({ name: 'x'.repeat(40), quota: 1 }), stored({ name: 'x'.repeat(40) })],
  },
  {
    name: 'a PUT returns the row',
    steps: [
      ...make(),
      {
        ...put({ name: 'new', quota: 7 }),
        expect: good({ ...redemption, id: '{id}', name: 'new', quota: 7 }),
      },
    ],
  },
  {
    name: 'status_only changes only the status',
    steps: [
      ...make(),
      put({ status: 2, name: 'x', quota: 1 }, '?status_only=true'),
      stored({ status: 2, name: 'n {tag}', quota: 5000 }),
    ],
  },
  {
    name: 'a used code can be enabled again',
    steps: [...make(), redeem('{key}'), put({ status: 1 }, '?status_only=true'), stored({ status: 1 })],
  },
  {
    name: 'updating id 0 is refused as empty',
    steps: [{ as: 'root', call: 'PUT /api/redemption/', body: { name: 'x' }, expect: NO_ID }],
  },
  {
    name: 'an update of an unknown code is refused',
    steps: [{ as: 'root', call: 'PUT /api/redemption/', body: { id: 999_999 }, expect: NOT_FOUND }],
  },
  {
    name: 'a deleted code is not found',
    steps: [
      ...make(),
      { as: 'root', call: 'DELETE /api/redemption/{id}', expect: good() },
      { as: 'root', call: 'GET /api/redemption/{id}', expect: NOT_FOUND },
    ],
  },
  {
    name: 'deleting an unknown code is refused',
    steps: [{ as: 'root', call: 'DELETE /api/redemption/999999', expect: NOT_FOUND }],
  },
  {
    name: 'deleting a non-integer id is treated as id 0',
    steps: [{ as: 'root', call: 'DELETE /api/redemption/abc', expect: NO_ID }],
  },
]

/** K6.9: redemption codes. */
export const codes: Section = { section: '6.9', cases: [...reading, ...writing] }

const self = (members: Parameters<typeof has>[0]): Step => ({
  as: 'user',
  call: 'GET /api/user/self',
  expect: data(members),
})

/** K6.5, call 26: redeeming. */
export const redeeming: Section = {
  section: '6.5 (26)',
  cases: [
    {
      name: 'redeeming returns the added quota',
      steps: [...make(), { ...redeem('{key}'), expect: good(5000) }, self({ quota: 5000 })],
    },
    {
      name: 'a redeemed code has status used',
      steps: [...make(), redeem('{key}'), stored({ status: 3, user_id: 1 })],
    },
    {
      name: 'a code can be redeemed only once',
      steps: [
        ...make(),
        redeem('{key}'),
        { ...redeem('{key}'), expect: refused('兑换失败，该兑换码已被使用') },
        self({ quota: 5000 }),
      ],
    },
    {
      name: 'redeeming a disabled code reports it as used',
      steps: [
        ...make(),
        put({ status: 2 }, '?status_only=1'),
        { ...redeem('{key}'), expect: refused('兑换失败，该兑换码已被使用') },
      ],
    },
    {
      name: 'redeeming an unknown code is refused as invalid',
      steps: [{ ...redeem('nothing'), expect: refused('兑换失败，无效的兑换码') }],
    },
    {
      name: 'a code with surrounding spaces is invalid',
      steps: [...make(), { ...redeem(' {key} '), expect: refused('兑换失败，无效的兑换码') }],
    },
    {
      name: 'an empty code is refused as missing',
      steps: [{ ...redeem(''), expect: refused('未提供兑换码') }],
    },
    {
      name: 'an empty body is refused with EOF',
      steps: [{ as: 'user', call: 'POST /api/user/topup', body: '', expect: refused('EOF') }],
    },
    {
      name: 'redeeming writes a type-1 log entry with quota 0',
      steps: [
        ...make(),
        redeem('{key}'),
        {
          as: 'user',
          call: 'GET /api/log/self?type=1',
          expect: good([has({ type: 1, quota: 0, content: '通过兑换码充值 ＄0.010000 额度' })]),
        },
      ],
    },
  ],
}
