import { describe, expect, it } from 'vitest'
import { LOG_TYPE } from '../log/log-row'
import { signedInWorld } from '../test-client'

const UNREAD = 'into Go struct field adminTopUpRequest.'

async function inWorld() {
  const { world, caller } = await signedInWorld('admin')
  const topUp = async (body: unknown) => (await caller.request('POST', '/api/topup', { body })).json
  const before = world.logs.size
  return { world, topUp, written: () => world.logs.all().slice(before) }
}

describe('adding quota', () => {
  it.each([
    [{ user_id: 3, quota: 500_000 }, '通过 API 充值 ＄1.000000 额度'],
    [{ user_id: 3, quota: 500_000, remark: 'invoice 17' }, 'invoice 17'],
    [{ user_id: 3 }, '通过 API 充值 ＄0.000000 额度'],
  ])('%j adds and logs "%s"', async (body, content) => {
    const { world, topUp, written } = await inWorld()
    expect(await topUp(body)).toEqual({ success: true, message: '' })
    const quota = 'quota' in body ? body.quota : 0
    expect(world.users.get(3)?.quota).toBe(1_000_000 + quota)
    expect(written()).toHaveLength(1)
    expect(written()[0]).toMatchObject({
      user_id: 3,
      username: 'alice',
      type: LOG_TYPE.topUp,
      content,
      quota,
    })
  })

  it('for an unknown user is a success too, and logged', async () => {
    const { topUp, written } = await inWorld()
    expect(await topUp({ user_id: 999, quota: 5 })).toEqual({ success: true, message: '' })
    expect(written()[0]).toMatchObject({ user_id: 999, username: '', quota: 5 })
  })

  it.each([
    [{ user_id: 3, quota: -1 }, 'quota 不能为负数！'],
    ['', 'EOF'],
    [{ user_id: '3' }, `json: cannot unmarshal string ${UNREAD}user_id of type int`],
    [{ user_id: 3, quota: 0.5 }, `json: cannot unmarshal number 0.5 ${UNREAD}quota of type int`],
    ['[]', 'json: cannot unmarshal array into Go value of type controller.adminTopUpRequest'],
  ])('with %j is refused: "%s"', async (body, message) => {
    const { world, topUp, written } = await inWorld()
    expect(await topUp(body)).toEqual({ success: false, message })
    expect([world.users.get(3)?.quota, written()]).toEqual([1_000_000, []])
  })
})
