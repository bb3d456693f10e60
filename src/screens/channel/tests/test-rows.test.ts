import { expect, it } from 'vitest'
import { CHANNEL_STATUS } from '#/resources/channel/channel'
import type { JobItem } from '#/app/jobs/job'
import { testKey } from './test-job'
import { arrangeTests, rowsWithoutSuccess, splitFailing } from './test-rows'
import { hasFailed } from './test-state'

const test = (id: number, model: string, outcome: Omit<JobItem, 'id' | 'name' | 'model'>): JobItem => ({
  id,
  name: '',
  model,
  ...outcome,
})
const TESTS = [
  test(1, 'a', { state: 'done', ms: 500 }),
  test(1, 'b', { state: 'failed', reason: 'no such model', code: 'missing' }),
  test(2, 'a', { state: 'failed', code: 'timedOut' }),
  test(3, 'a', { state: 'done', ms: 700 }),
  test(4, 'a', { state: 'unknown', code: 'stopped' }),
]
const failingOf = (tests: readonly JobItem[]) => tests.filter(hasFailed)

it('test rows: with the filter, a row stays until all of its tests have succeeded', () => {
  const shown = rowsWithoutSuccess(arrangeTests(TESTS).rows).map(({ channel }) => channel.id)
  expect(shown).toEqual([1, 2, 4])
  const again = TESTS.map((one) => {
    if (testKey(one) === '2 a') return test(2, 'a', { state: 'running' })
    return testKey(one) === '1 b' ? test(1, 'b', { state: 'done', ms: 1 }) : one
  })
  expect(rowsWithoutSuccess(arrangeTests(again).rows).map(({ channel }) => channel.id)).toEqual([2, 4])
})

const CHANNELS = [
  { id: 1, models: ['a', 'b'], status: CHANNEL_STATUS.enabled },
  { id: 2, models: ['a'], status: CHANNEL_STATUS.enabled },
  { id: 3, models: ['a'], status: CHANNEL_STATUS.enabled },
  { id: 4, models: ['a'], status: CHANNEL_STATUS.enabled },
  // The failing model was removed, or the channel disabled, since the test.
  { id: 2, models: ['c'], status: CHANNEL_STATUS.enabled },
  { id: 2, models: ['a'], status: CHANNEL_STATUS.disabled },
]
const keysOf = (tests: readonly JobItem[]) => tests.map((one) => testKey(one))

it('test rows: failing models are removed where others are left; else the channel can be disabled', () => {
  const { missing, dead } = splitFailing(CHANNELS, failingOf(TESTS))
  expect(keysOf(missing)).toEqual(['1 b'])
  expect(dead).toEqual([CHANNELS[1]])
})

const failed = (model: string, isMissingModel: boolean): JobItem =>
  test(1, model, { state: 'failed', reason: 'said', code: isMissingModel ? 'missing' : undefined })

it.each<[string, JobItem[], string[]]>([
  ['one missing', [failed('b', true)], ['1 b']],
  ['none with another failure', [failed('b', false)], []],
  ['none that was cancelled', [test(1, 'b', { state: 'unknown', code: 'stopped' })], []],
  ['none that is unknown', [test(1, 'b', { state: 'unknown' })], []],
  ['the missing one beside another that fails', [failed('b', true), failed('a', false)], ['1 b']],
  ['none where the provider has none', [failed('b', true), failed('a', true)], []],
])('test rows: of a channel with two models can be removed %s', (_condition, tests, expected) => {
  const { missing } = splitFailing(CHANNELS.slice(0, 1), failingOf(tests))
  expect(keysOf(missing)).toEqual(expected)
})
