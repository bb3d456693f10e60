import { expect, it } from 'vitest'
import { CHANNEL_STATUS } from '#/resources/channel/channel'
import type { TestCell } from './test-cells'
import type { TestPair } from './shown-tests'
import { arrangeTests, failingModels, rowsWithoutSuccess, splitFailing } from './test-rows'

const CELLS = new Map<string, TestCell>([
  ['1 a', { state: 'ok', ms: 500 }],
  ['1 b', { state: 'failed', message: 'no such model', fullText: undefined, isModelMissing: true }],
  ['2 a', { state: 'timedOut', seconds: 30 }],
  ['3 a', { state: 'ok', ms: 700 }],
  ['4 a', { state: 'stopped', isSent: true }],
])
const PAIRS = [...CELLS.keys()].map((key): TestPair => {
  const [id, model = ''] = key.split(' ')
  return { channel: { id: Number(id), name: '' }, model }
})

it('test rows: with the filter, a row stays until all of its tests have succeeded', () => {
  const { rows } = arrangeTests(PAIRS)
  const shown = rowsWithoutSuccess(rows, CELLS).map(({ channel }) => channel.id)
  expect(shown).toEqual([1, 2, 4])
  const again = new Map(CELLS).set('2 a', { state: 'running' }).set('1 b', { state: 'ok', ms: 1 })
  expect(rowsWithoutSuccess(rows, again).map(({ channel }) => channel.id)).toEqual([2, 4])
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
const keysOf = (failing: ReturnType<typeof failingModels>) => failing.map(({ key }) => key)

it('test rows: failing models are removed where others are left; else the channel can be disabled', () => {
  const { removable, dead } = splitFailing(CHANNELS, failingModels(PAIRS, CELLS))
  expect(keysOf(removable)).toEqual(['1 b'])
  expect(dead).toEqual([CHANNELS[1]])
})

const failed = (isModelMissing: boolean): TestCell => ({
  state: 'failed',
  message: 'said',
  fullText: undefined,
  isModelMissing,
})

it.each<[string, Record<string, TestCell>, string[]]>([
  ['one missing', { 'a b': failed(true) }, ['a b']],
  ['one with another failure', { 'a b': failed(false) }, ['a b']],
  ['one that timed out', { 'a b': { state: 'timedOut', seconds: 3 } }, ['a b']],
  ['none that was cancelled', { 'a b': { state: 'stopped', isSent: true } }, []],
  ['none that is unknown', { 'a b': { state: 'unknown' } }, []],
  ['all that fail, while one may exist', { 'a b': failed(true), 'a a': failed(false) }, ['a b', 'a a']],
  ['none where the provider has none', { 'a b': failed(true), 'a a': failed(true) }, []],
])('test rows: of a channel with two models can be removed %s', (_condition, cells, expected) => {
  const own = new Map(Object.entries(cells).map(([key, cell]) => [key.replace(/^a/, '1'), cell]))
  const pairs = [...own.keys()].map((key) => ({ channel: { id: 1, name: '' }, model: key.slice(2) }))
  const { removable } = splitFailing(CHANNELS.slice(0, 1), failingModels(pairs, own))
  expect(keysOf(removable)).toEqual(expected.map((key) => key.replace(/^a/, '1')))
  expect(removable.filter(({ isMissing }) => isMissing).map(({ cell }) => cell)).toEqual(
    removable.map(({ cell }) => cell).filter((cell) => cell.state === 'failed' && cell.isModelMissing),
  )
})
