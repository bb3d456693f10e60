import { expect, it } from 'vitest'
import { attentionOf, type Attention } from './attention'
import { channelSchema } from './channel'
import { coverageMatrix } from './coverage/coverage-matrix'

const scale = { perDollar: 500_000, inCurrency: true }
const channelOf = (patch: object) =>
  channelSchema.parse({ id: 1, type: 1, status: 1, group: 'default', test_time: 9, models: 'a,b', ...patch })

const lineOf = (item: Attention) => {
  const ids = item.channels.map(({ id }) => id).join()
  if (item.kind === 'noChannel') return `${item.kind} ${ids}: ${item.models.join()}`
  if (item.kind === 'channel') return `${item.risks?.join()} ${ids}`
  if (item.kind === 'untested') return `${item.kind} ${ids}`
  return `${item.kind} ${item.models.join()}`
}

function found(patches: readonly object[], priced?: ReadonlySet<string>): string[] {
  const channels = patches.map(channelOf)
  return attentionOf({ channels, matrix: coverageMatrix(channels), scale, priced }).map(lineOf)
}

it('attention: what fails now comes first, the most used first, then what will, and what is risky last', () => {
  const channels = [
    { id: 1 },
    { id: 2, response_time: 9000 },
    { id: 3, status: 3, models: 'c', used_quota: 1 },
    { id: 4, status: 2, models: 'd,e', used_quota: 9 },
    { id: 5, status: 3 },
    { id: 6, test_time: 0, models: 'f' },
  ]
  expect(found(channels, new Set(['a', 'f']))).toEqual([
    'noChannel 4: d,e',
    'noChannel 3: c',
    'disabledByServer 5',
    'slow 2',
    'unpriced b',
    'untested 6',
    'singleChannel f',
  ])
})

it('attention: nothing where two tested channels serve everything, and no prices where they may not be known', () =>
  expect(found([{ id: 1 }, { id: 2 }])).toEqual([]))
