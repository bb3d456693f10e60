import { describe, expect, it } from 'vitest'
import { channelSchema } from './channel'
import { channelRisks, urgentChannels } from './attention'

const scale = { perDollar: 500_000, inCurrency: true }
const channelOf = (patch: object) =>
  channelSchema.parse({ id: 1, type: 1, status: 1, name: 'c', test_time: 9, response_time: 100, ...patch })

describe('channel risks', () => {
  it.each([
    ['enabled', {}, []],
    ['disabled by hand, slow', { status: 2, response_time: 9000 }, []],
    ['disabled by the server', { status: 3 }, ['disabledByServer']],
    ['of an unknown status', { status: 9 }, []],
    ['never tested', { test_time: 0, response_time: 0 }, ['untested']],
    ['slow', { response_time: 5001 }, ['slow']],
    ['not quite slow', { response_time: 5000 }, []],
    ['with a low balance', { balance: 4.99, balance_updated_time: 9 }, ['lowBalance']],
    ['with enough balance', { balance: 5, balance_updated_time: 9 }, []],
    ['with a balance that was never asked for', { balance: 0 }, []],
    ['of a type without balance', { type: 14, balance: 0, balance_updated_time: 9 }, []],
  ])('a channel %s', (_condition, patch, states) =>
    expect(channelRisks(channelOf(patch), scale)).toEqual(states),
  )
})

it('urgent channels: put what is disabled by the server first', () => {
  const channels = [
    channelOf({ id: 1 }),
    channelOf({ id: 2, test_time: 0, used_quota: 5 }),
    channelOf({ id: 3, test_time: 0, used_quota: 9 }),
    channelOf({ id: 4, status: 3 }),
    channelOf({ id: 5, status: 2 }),
    channelOf({ id: 6, response_time: 9000, test_time: 0 }),
  ]
  expect(
    urgentChannels(channels, scale).map(({ channel, risks }) => `${channel.id} ${risks.join(' ')}`),
  ).toEqual(['4 disabledByServer', '6 slow untested', '3 untested', '2 untested'])
})
