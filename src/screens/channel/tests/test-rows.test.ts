import { expect, it } from 'vitest'
import { CHANNEL_STATUS } from '#/resources/channel/channel'
import type { TestCell, TestPair } from '#/shell/channel-tests/channel-test'
import { arrangeTests, failingModels, rowsWithoutSuccess, splitFailing } from './test-rows'

const CELLS = new Map<string, TestCell>([
  ['1 a', { state: 'ok', ms: 500 }],
  ['1 b', { state: 'failed', message: 'no such model', fullText: undefined }],
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

it('test rows: failing models are removed where others are left; else the channel can be disabled', () => {
  const channel = (id: number, models: string[], status: number = CHANNEL_STATUS.enabled) => ({
    id,
    models,
    status,
  })
  const channels = [
    channel(1, ['a', 'b']),
    channel(2, ['a']),
    channel(3, ['a']),
    channel(4, ['a']),
    // The failing model was removed, or the channel disabled, since the test.
    channel(2, ['c']),
    channel(2, ['a'], CHANNEL_STATUS.disabled),
  ]
  const { reducible, dead } = splitFailing(channels, failingModels(PAIRS, CELLS))
  expect(reducible).toEqual([channels[0]])
  expect(dead).toEqual([channels[1]])
})
