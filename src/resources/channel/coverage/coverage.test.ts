import { describe, expect, it } from 'vitest'
import { cpuTimeMs } from '../../../../checks/cpu-time'
import { channelSchema } from '../channel'
import { acceptedFindings, acceptFinding, forgetHealed, splitAccepted } from './accepted-findings'
import { coverageFindings, findingKey, type Finding } from './coverage-findings'
import { coverageGroups, coverageMatrix } from './coverage-matrix'
import { channelWith } from '../channel-edits'
import { lostModels } from './lost-models'

interface Made {
  id: number
  models: string
  group?: string
  status?: number
  type?: number
  base_url?: string
  model_mapping?: string
}

const channelsOf = (made: readonly Made[]) =>
  made.map((channel) =>
    channelSchema.parse({
      type: 1,
      status: 1,
      group: 'default',
      name: `c${channel.id}`,
      base_url: `https://${channel.id}.example`,
      ...channel,
    }),
  )

const token = (models: string[], status = 1) => ({ id: 7, name: 'app', status, models })

/** A finding in one line: kind, subject, details. */
function line({ kind, channels: [first, ...others], token: allowing, models, groups }: Finding): string {
  const subject = [kind, allowing?.name ?? first?.id].filter(Boolean).join(' ')
  if (kind === 'emptyGroup') return `${subject} ${groups.join()}`
  if (kind === 'unpriced') return `${subject} ${models.join()}`
  if (kind === 'duplicate') return `${subject}: ${others.map(({ id }) => id).join()}`
  return [
    `${subject}: ${(models.length > 0 ? models : groups).join()}`,
    ...(models.length > 0 ? groups.slice(0, 1).map(() => groups.join()) : []),
  ].join(' in ')
}

interface Given {
  channels: readonly Made[]
  groups?: readonly string[]
  tokens?: readonly ReturnType<typeof token>[]
}

function findingsOf({ channels: made, groups = ['default'], tokens = [] }: Given) {
  const knownModels = ['a', 'b']
  const channels = channelsOf(made)
  return coverageFindings({ channels, matrix: coverageMatrix(channels), groups, knownModels, tokens }).map(
    line,
  )
}

/** Two channels that serve `a` and `b`, so that neither is a finding. */
const PAIR: readonly Made[] = [
  { id: 1, models: 'a,b' },
  { id: 2, models: 'a,b' },
]

const CASES: readonly (readonly [condition: string, given: Given, expected: readonly string[]])[] = [
  ['without channels, only its groups are without one', { channels: [] }, ['emptyGroup default']],
  ['two channels for every model', { channels: PAIR }, []],
  [
    'one enabled channel, another disabled',
    {
      channels: [
        { id: 1, models: 'a,b' },
        { id: 2, models: 'a,b', status: 2 },
      ],
    },
    ['singleChannel 1: a,b in default'],
  ],
  [
    'two channels, each alone in its group',
    {
      channels: [
        { id: 1, models: 'a' },
        { id: 2, models: 'a', group: 'vip' },
      ],
      groups: ['default', 'vip'],
    },
    ['singleChannel 1: a in default', 'singleChannel 2: a in vip'],
  ],
  [
    'one channel alone in two groups is one finding',
    { channels: [{ id: 1, models: 'a', group: 'default,vip' }], groups: ['default', 'vip'] },
    ['singleChannel 1: a in default,vip'],
  ],
  ['a token allows an unlisted model', { channels: PAIR, tokens: [token(['a', 'x'])] }, ['unserved app: x']],
  [
    'a token allows a model of a disabled channel only',
    { channels: [...PAIR, { id: 3, models: 'c', status: 3 }], tokens: [token(['c'])] },
    ['noChannel 3: c in default', 'unserved app: c'],
  ],
  ['a disabled token allows it', { channels: PAIR, tokens: [token(['x'], 2)] }, []],
  ['a token without a list of models', { channels: PAIR, tokens: [token([])] }, []],
  [
    'a group whose only channel is disabled',
    { channels: [...PAIR, { id: 3, models: 'a', group: 'vip', status: 2 }], groups: ['default', 'vip'] },
    ['noChannel 3: a in vip', 'emptyGroup vip'],
  ],
  [
    'a channel without group counts for the default group',
    { channels: PAIR.map((one) => ({ ...one, group: '' })) },
    [],
  ],
  [
    'a group without ratio',
    { channels: [...PAIR, { id: 3, models: 'a', group: 'default,gone', status: 2 }] },
    ['noChannel 3: a in gone', 'groupWithoutRatio 3: gone'],
  ],
  [
    'a mapping key that is no model of the channel',
    { channels: [...PAIR, { id: 3, models: 'a', model_mapping: '{"b":"a","a":"b"}' }] },
    ['mappingKey 3: b'],
  ],
  [
    'a mapping target that nobody knows',
    { channels: [...PAIR, { id: 3, models: 'a', model_mapping: '{"a":"zz"}' }] },
    ['mappingTarget 3: zz'],
  ],
  [
    'a mapping target that another channel lists',
    { channels: PAIR.map((one) => ({ ...one, models: 'a,zz', model_mapping: '{"a":"zz"}' })) },
    [],
  ],
  ['an unreadable mapping', { channels: [...PAIR, { id: 3, models: 'a', model_mapping: '{"b":' }] }, []],
  [
    'the same type, address and models in another order',
    {
      channels: [
        { id: 1, models: 'a,b', base_url: 'https://x.example/' },
        { id: 2, models: 'b,a', base_url: 'https://x.example' },
        { id: 3, models: 'a,b', base_url: 'https://x.example', type: 8 },
      ],
    },
    ['duplicate 2: 1'],
  ],
]

describe('coverage findings', () => {
  it.each(CASES)('%s', (_condition, given, expected) => expect(findingsOf(given)).toEqual(expected))

  it('unknown groups and models: neither is reported', () => {
    const channels = channelsOf([
      { id: 1, models: 'a', group: 'gone', model_mapping: '{"a":"zz"}' },
      { id: 2, models: 'a', group: 'gone' },
    ])
    const matrix = coverageMatrix(channels)
    expect(
      coverageFindings({ channels, matrix, groups: undefined, knownModels: undefined, tokens: [] }),
    ).toEqual([])
  })
})

describe('findings by consumption and price', () => {
  const channels = channelsOf([
    { id: 1, models: 'a,b', status: 2 },
    { id: 2, models: 'c', status: 2 },
    { id: 3, models: 'd,e' },
    { id: 4, models: 'd,e' },
  ])
  const matrix = coverageMatrix(channels)
  const input = { channels, matrix, groups: ['default'], knownModels: [], tokens: [] }

  it.each([
    [['a'], 'noChannel 1: a,b in default'],
    [['c', 'a'], 'noChannel 2: c in default'],
  ])('used most last week %j: %s comes first', (usedModels, expected) =>
    expect(coverageFindings({ ...input, usedModels }).map(line)[0]).toBe(expected),
  )
  it('an accepted finding is reported again once it was healed and comes back', () => {
    const findings = coverageFindings(input)
    for (const finding of findings) acceptFinding(finding, true)
    forgetHealed(findings.slice(1), ['noChannel'])
    expect(splitAccepted(findings, acceptedFindings.read()).reported).toEqual(findings.slice(0, 1))
  })
  it('an accepted finding is reported again once its models change', () => {
    const [first] = coverageFindings(input)
    if (!first || first.kind !== 'noChannel') throw new Error('no finding')
    const keys = [findingKey(first)]
    expect(splitAccepted([first], keys)).toEqual({ reported: [], accepted: [first] })
    const changed = { ...first, models: ['a'] }
    expect(splitAccepted([changed], keys)).toEqual({ reported: [changed], accepted: [] })
  })
})

describe('models that lose their last channel', () => {
  const channels = channelsOf([
    { id: 1, models: 'b,a' },
    { id: 2, models: 'a', group: 'default,vip' },
    { id: 3, models: 'a,b', status: 2 },
  ])
  it.each([
    [[1], ['b']],
    [[2], ['a']],
    [
      [1, 2],
      ['a', 'b'],
    ],
    [[3], []],
  ])('without %j: %j', (ids, lost) => {
    const before = channels.filter(({ id }) => ids.includes(id))
    expect(lostModels({ rows: channels, unreadable: 0 }, before)).toEqual(lost)
    expect(lostModels({ rows: channels, unreadable: 1 }, before)).toEqual([])
  })
  it.each([
    [1, { models: 'a' }, ['b']],
    [1, { models: 'b,c' }, []],
    [2, { group: 'default' }, ['a']],
    [2, { group: 'default,vip,more' }, []],
    [3, { models: 'x' }, []],
    [1, { status: 2, priority: 5 }, ['b']],
    [1, { priority: 5 }, []],
  ])('with channel %i changed to %j: %j', (changed, to, lost) => {
    const before = channels.filter(({ id }) => id === changed)
    const after = before.map((channel) => channelWith(channel, to))
    expect(lostModels({ rows: channels, unreadable: 0 }, before, after)).toEqual(lost)
  })
})

describe('coverage matrix', () => {
  const matrix = coverageMatrix(
    channelsOf([
      { id: 1, models: 'b,a,a', group: 'default,vip' },
      { id: 2, models: 'a', status: 2 },
      { id: 3, models: 'a', group: 'gone', status: 9 },
    ]),
  )

  it('is made once for a list of channels, and anew for another', () => {
    const channels = channelsOf([{ id: 1, models: 'a' }])
    expect(coverageMatrix(channels)).toBe(coverageMatrix(channels))
    expect(coverageMatrix([...channels])).not.toBe(coverageMatrix(channels))
  })

  it('has models in order, and enabled channels apart from the others', () => {
    const cells = [...matrix].map(([model, row]) => [
      model,
      [...row].map(([group, { enabled, others }]) => [
        group,
        enabled.map(({ id }) => id),
        others.map(({ id }) => id),
      ]),
    ])
    expect(cells).toEqual([
      [
        'a',
        [
          ['default', [1], [2]],
          ['vip', [1], []],
          ['gone', [], [3]],
        ],
      ],
      [
        'b',
        [
          ['default', [1], []],
          ['vip', [1], []],
        ],
      ],
    ])
  })

  it('columns: groups with a ratio, then the others', () => {
    expect(coverageGroups(matrix, ['vip', 'svip'])).toEqual(['vip', 'svip', 'default', 'gone'])
  })

  it('2,000 channels of 30 models in 3 groups: judged within five seconds', () => {
    const many = channelsOf(
      Array.from({ length: 2000 }, (_, id) => ({
        id: id + 1,
        models: Array.from({ length: 30 }, (__, at) => `m${(id + at) % 300}`).join(','),
        group: 'default,vip,svip',
      })),
    )
    const rest = { channels: many, groups: ['default'], knownModels: [], tokens: [] }
    const judge = () => coverageFindings({ ...rest, matrix: coverageMatrix(many) })
    expect(cpuTimeMs(judge)).toBeLessThan(5000)
  })
})
