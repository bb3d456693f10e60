import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { gatewayPerTest } from '../../../mocks/hosts/vitest-host'
import { profileSchema } from './account'
import { redeemMutation } from './balance'

const POST = 'POST /api/user/topup'
const ALICE = 3

const gateway = gatewayPerTest('alice')

const redeem = new MutationObserver(new QueryClient(), redeemMutation)
const keyOf = (id: number) => gateway().world().redemptions.get(id)?.key ?? ''

it('redeem: returns the added quota', async () => {
  expect(await redeem.mutate(keyOf(3))).toEqual({ added: 500_000 })
})

it('redeem: ignores a negative amount in the response (SH-73)', async () => {
  expect(await redeem.mutate(keyOf(14))).toEqual({ added: undefined })
})

it.each([{ value: null }, { value: 'lots' }, { value: -5 }])(
  'redeem: ignores an added amount of %j',
  async ({ value }) => {
    gateway().fault({ call: POST, kind: 'F28', value })
    expect(await redeem.mutate(keyOf(3))).toEqual({ added: undefined })
  },
)

it('redeem: compares the balance when the response is lost', async () => {
  gateway().fault({ call: POST, kind: 'F14', applied: true, times: 1 })
  expect(await redeem.mutate(keyOf(3))).toEqual({
    lost: { balance: 'increased', before: 1_000_000, after: 1_500_000 },
  })
  gateway().fault({ call: POST, kind: 'F14', times: 1 })
  expect(await redeem.mutate(keyOf(6))).toMatchObject({ lost: { balance: 'unchanged' } })
  gateway().fault({ call: POST, kind: 'F14', times: 1 })
  gateway().fault({ call: 'GET /api/user/self', kind: 'F14', skip: 1 })
  expect(await redeem.mutate(keyOf(6))).toEqual({
    lost: { balance: 'unknown' },
  })
})

it.each([
  [null, undefined],
  ['12', 12],
  [-5, -5],
  [{}, undefined],
])('redeem: a balance of %j is parsed as %s and does not block redeeming', async (value, quota) => {
  gateway().fault({ call: 'GET /api/user/self', kind: 'F28', field: 'quota', value })
  const alice = { id: ALICE, username: 'alice', display_name: '', role: 1, status: 1, quota: value }
  expect(profileSchema.parse(alice).quota).toBe(quota)
  expect(await redeem.mutate(keyOf(3))).toMatchObject({ added: 500_000 })
})

it('redeem: without a balance the outcome of a lost response stays unknown', async () => {
  gateway().fault({ call: 'GET /api/user/self', kind: 'F28', field: 'quota', value: null })
  gateway().fault({ call: POST, kind: 'F14', times: 1 })
  expect(await redeem.mutate(keyOf(3))).toEqual({
    lost: { balance: 'unknown' },
  })
})
