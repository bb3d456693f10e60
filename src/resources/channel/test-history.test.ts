import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { HttpFailure, type FailureKind } from '#/http/failure'
import { channelSchema } from './channel'
import {
  mergePoints,
  testFailureText,
  testHistory,
  testSeries,
  testsOfKnown,
  type TestPoint,
} from './test-history'

const DAY = 86_400
const NOW = Math.floor(Date.now() / 1000)
const point = (at: number, patch: Partial<TestPoint> = {}): TestPoint => ({
  channel: 1,
  name: 'one',
  created: 100,
  server: 9,
  model: 'gpt-4o',
  at,
  ms: 500,
  isOk: true,
  error: '',
  ...patch,
})

beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  await testHistory.clear()
})

describe('merged points', () => {
  it.each<[string, TestPoint[], TestPoint[], number[]]>([
    ['none', [], [], []],
    ['in the order of their times', [point(NOW)], [point(NOW - 5)], [NOW - 5, NOW]],
    ['each once', [point(NOW)], [point(NOW)], [NOW]],
    ['another model at the same time', [point(NOW)], [point(NOW, { model: 'o1' })], [NOW, NOW]],
    ['none that a wrong clock dated into the future', [point(NOW + DAY)], [point(NOW)], [NOW]],
    ['those of a clock that was corrected by a minute', [point(NOW + 60)], [], [NOW + 60]],
    ['none of more than 90 days', [point(NOW - 90 * DAY), point(NOW - 89 * DAY)], [], [NOW - 89 * DAY]],
  ])('%s', (_condition, stored, added, times) =>
    expect(mergePoints(stored, added, NOW).map(({ at }) => at)).toEqual(times),
  )

  it('the newest 5,000 only', () => {
    const many = Array.from({ length: 5100 }, (_, index) => point(NOW - 5100 + index))
    const merged = mergePoints(many, [point(NOW)], NOW)
    expect([merged.length, merged[0]?.at, merged.at(-1)?.at]).toEqual([5000, NOW - 4999, NOW])
  })
})

describe('test history', () => {
  it('stores tests, and another account does not see them', async () => {
    testHistory.add('1 root', point(NOW - 1))
    testHistory.add('1 root', point(NOW, { isOk: false, error: 'no' }))
    expect(await testHistory.read('1 root')).toEqual([
      point(NOW - 1),
      point(NOW, { isOk: false, error: 'no' }),
    ])
    expect(await testHistory.read('2 admin')).toEqual([])
  })

  it('clear removes stored tests, and those that are not written yet', async () => {
    testHistory.add('1 root', point(NOW))
    await testHistory.clear()
    expect(await testHistory.read('1 root')).toEqual([])
  })

  it('a denied database is an empty history', async () => {
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
    await testHistory.clear()
    expect(await testHistory.read('1 root')).toEqual([])
  })
})

it.each<[FailureKind, string | undefined]>([
  ['refused', 'said'],
  ['server', 'said'],
  ['timeout', 'said'],
  ['rateLimited', undefined],
  ['offline', undefined],
  ['unauthenticated', undefined],
  ['unreachable', undefined],
])('test failure: %s says %s about the channel', (kind, text) =>
  expect(testFailureText(new HttpFailure({ kind, serverMessage: 'said' }))).toBe(text),
)

/** Points of a channel, from `+` and `-`. */
const points = (channel: number, results: string, from = 0) =>
  results.split('').map((sign, index) => ({
    channel,
    name: '',
    created: 0,
    server: 0,
    model: 'm',
    at: from + index,
    ms: 100,
    isOk: sign === '+',
    error: sign === '+' ? '' : 'no',
  }))

it.each([
  ['nothing', [], []],
  ['a steady channel', points(1, '+++'), ['1 3/3 0']],
  [
    'a flapping one before a broken one before a steady one',
    [...points(1, '++'), ...points(2, '---'), ...points(3, '+-+')],
    ['3 2/3 2', '2 0/3 0', '1 2/2 0'],
  ],
  [
    'the newest of two equal ones first',
    [...points(1, '++'), ...points(2, '++', 50)],
    ['2 2/2 0', '1 2/2 0'],
  ],
  ['the last twenty tests only', points(1, '-'.repeat(10) + '+'.repeat(20)), ['1 20/20 0']],
])('test series: %s', (_condition, given, expected) =>
  expect(
    testSeries(given).map(({ channel, points: own, ok, flips }) => `${channel} ${ok}/${own.length} ${flips}`),
  ).toEqual(expected),
)

const now = (patch: object) =>
  channelSchema.parse({ id: 1, type: 1, status: 1, name: 'one', created_time: 100, ...patch })

it.each<[string, Partial<TestPoint>, object, boolean]>([
  ['unchanged', {}, {}, true],
  ['renamed', {}, { name: 'other' }, true],
  ['created at another time', {}, { created_time: 101 }, false],
  ['with another id', {}, { id: 2 }, false],
  ['unchanged after a restart of the server', { server: 8 }, {}, true],
  ['renamed after a restart of the server', { server: 8 }, { name: 'other' }, false],
  ['of the same name, whose creation time is unknown', { created: 0 }, {}, true],
  ['of another name, whose creation time is unknown', { created: 0 }, { name: 'other' }, false],
  ['without a name', { created: 0, name: 'channel 1' }, { name: '' }, true],
])('tests of a channel that is %s: shown %s (CD-60)', (_condition, tested, change, isShown) =>
  expect(testsOfKnown([point(NOW, tested)], [now(change)], 9)).toHaveLength(isShown ? 1 : 0),
)
