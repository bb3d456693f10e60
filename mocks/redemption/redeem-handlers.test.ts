import { describe, expect, it } from 'vitest'
import { LOG_TYPE } from '../log/log-row'
import { signedInWorld } from '../test-client'

const NOW = 1_700_000_000
const INVALID = '兑换失败，无效的兑换码'
const USED = '兑换失败，该兑换码已被使用'

async function inWorld(who = 'alice') {
  const { world, caller } = await signedInWorld(who, { clock: NOW })
  const redeem = async (body: unknown) => (await caller.request('POST', '/api/user/topup', { body })).json
  return { world, redeem, keyOf: (id: number) => world.redemptions.get(id)?.key ?? '' }
}

describe('redeeming a code', () => {
  it('adds the quota, marks the code as used and logs with quota 0', async () => {
    const { world, redeem, keyOf } = await inWorld()
    const before = world.logs.size
    expect(await redeem({ key: keyOf(3) })).toEqual({ success: true, message: '', data: 500_000 })
    expect(world.users.get(3)?.quota).toBe(1_500_000)
    expect(world.redemptions.get(3)).toMatchObject({ status: 3, redeemed_time: NOW, user_id: 1 })
    expect(world.logs.all().slice(before)).toMatchObject([
      { user_id: 3, type: LOG_TYPE.topUp, content: '通过兑换码充值 ＄1.000000 额度', quota: 0 },
    ])
    expect((await redeem({ key: keyOf(3) }))?.message).toBe(USED)
  })

  it.each([
    ['used', 1, USED],
    ['disabled', 4, USED],
    ['of an unknown status', 11, USED],
    ['set back', 12, ''],
    ['negative', 14, ''],
  ])('a code that is %s: "%s"', async (_, id, message) => {
    const { world, redeem, keyOf } = await inWorld()
    const response = await redeem({ key: keyOf(id) })
    expect([response?.success, response?.message]).toEqual([message === '', message])
    const added = message === '' ? (world.redemptions.get(id)?.quota ?? 0) : 0
    expect(world.users.get(3)?.quota).toBe(1_000_000 + added)
  })

  it.each([
    [{ key: '' }, '未提供兑换码'],
    [{}, '未提供兑换码'],
    [{ key: 'nonsense' }, INVALID],
    ['', 'EOF'],
    [{ key: 5 }, 'json: cannot unmarshal number into Go struct field topUpRequest.key of type string'],
  ])('with %j is refused: "%s"', async (body, message) => {
    expect(await (await inWorld()).redeem(body)).toEqual({ success: false, message })
  })

  it('does not trim the key', async () => {
    const { redeem, keyOf } = await inWorld()
    expect((await redeem({ key: ` ${keyOf(3)}` }))?.message).toBe(INVALID)
    expect((await redeem({ key: keyOf(3).toUpperCase() }))?.message).toBe(INVALID)
  })
})
