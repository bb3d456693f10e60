import { describe, expect, it } from 'vitest'
import { signedInWorld } from '../test-client'
import type { WorldOrder } from '../world'

async function inWorld(order: WorldOrder = {}, who = 'root') {
  const { world, caller } = await signedInWorld(who, order)
  const put = async (key: string, value: string) =>
    caller.request('PUT', '/api/option/', { body: { key, value } })
  return { world, caller, put }
}

describe('a number option', () => {
  it.each([
    ['QuotaForNewUser', '100', 100],
    ['QuotaForNewUser', '+7', 7],
    ['QuotaForNewUser', '-7', -7],
    ['QuotaForInviter', '1.5', 0],
    ['QuotaForInvitee', '1e3', 0],
    ['PreConsumedQuota', 'many', 0],
    ['QuotaRemindThreshold', '', 0],
    ['RetryTimes', ' 3', 0],
    ['SMTPPort', '25 ', 0],
  ])('%s = "%s" is saved and counts as %i', async (key, text, value) => {
    const { world, put } = await inWorld()
    expect((await put(key, text)).json).toEqual({ success: true, message: '' })
    expect([world.options.text(key), world.options.int(key)]).toEqual([text, value])
  })

  it.each([
    ['2.5', 2.5],
    ['.5', 0.5],
    ['1e3', 1000],
    ['five', 0],
    ['', 0],
    ['-inf', Number.NEGATIVE_INFINITY],
    ['+Inf', Number.POSITIVE_INFINITY],
    ['nan', Number.NaN],
    ['+nan', 0],
  ])('with a fraction, "%s", counts as %d', async (text, value) => {
    const { world, put } = await inWorld()
    expect((await put('ChannelDisableThreshold', text)).json?.success).toBe(true)
    expect(world.options.float('ChannelDisableThreshold')).toBe(value)
  })
})
