import { describe, expect, it } from 'vitest'
import { channelSchema } from './channel'
import { channelHealth, channelStates } from './channel-health'

const scale = { perDollar: 500_000, inCurrency: true }
const channelOf = (patch: object) =>
  channelSchema.parse({ id: 1, type: 1, status: 1, name: 'c', test_time: 9, response_time: 100, ...patch })

describe('channel states', () => {
  it.each([
    ['enabled', {}, ['enabled']],
    ['disabled by hand, slow', { status: 2, response_time: 9000 }, ['disabled']],
    ['disabled by the server', { status: 3 }, ['disabledByServer']],
    ['of an unknown status', { status: 9 }, []],
    ['never tested', { test_time: 0, response_time: 0 }, ['enabled', 'untested']],
    ['slow', { response_time: 5001 }, ['enabled', 'slow']],
    ['not quite slow', { response_time: 5000 }, ['enabled']],
    ['with a low balance', { balance: 4.99, balance_updated_time: 9 }, ['enabled', 'lowBalance']],
    ['with enough balance', { balance: 5, balance_updated_time: 9 }, ['enabled']],
    ['with a balance that was never asked for', { balance: 0 }, ['enabled']],
    ['of a type without balance', { type: 14, balance: 0, balance_updated_time: 9 }, ['enabled']],
  ])('a channel %s', (_condition, patch, states) =>
    expect(channelStates(channelOf(patch), scale)).toEqual(states),
  )
})

it('channel health: counts each state, and puts what is disabled by the server first', () => {
  const channels = [
    channelOf({ id: 1 }),
    channelOf({ id: 2, test_time: 0, used_quota: 5 }),
    channelOf({ id: 3, test_time: 0, used_quota: 9 }),
    channelOf({ id: 4, status: 3 }),
    channelOf({ id: 5, status: 2 }),
    channelOf({ id: 6, response_time: 9000, test_time: 0 }),
  ]
  const { counts, urgent } = channelHealth(channels, scale)
  expect(counts).toEqual({
    enabled: 4,
    disabled: 1,
    disabledByServer: 1,
    lowBalance: 0,
    slow: 1,
    untested: 3,
  })
  expect(urgent.map(({ channel, states }) => `${channel.id} ${states.join(' ')}`)).toEqual([
    '4 disabledByServer',
    '6 slow untested',
    '3 untested',
    '2 untested',
  ])
})
