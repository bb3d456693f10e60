import { afterEach, beforeEach, expect, it } from 'vitest'
import { startGateway, type TestGateway } from '../../../mocks/hosts/vitest-host'
import { HttpFailure } from '#/http/failure'
import { profileSchema } from './account'
import { redeemCode } from './balance'

const POST = 'POST /api/user/topup'
const ALICE = 3

let gateway: TestGateway
beforeEach(() => {
  gateway = startGateway({ seed: 'small' })
  gateway.signIn('alice')
})
afterEach(() => gateway.stop())

const keyOf = (id: number) => gateway.world().redemptions.get(id)?.key ?? ''
const posts = () => gateway.requests().filter(({ method }) => method === 'POST')

it('tells what was added', async () => {
  expect(await redeemCode({ key: keyOf(3), owner: ALICE })).toEqual({ state: 'done', added: 500_000 })
})

it('counts on no negative amount (SH-73)', async () => {
  expect(await redeemCode({ key: keyOf(14), owner: ALICE })).toEqual({ state: 'done', added: undefined })
})

it.each([{ value: null }, { value: 'lots' }, { value: -5 }])('nor on %j', async ({ value }) => {
  gateway.fault({ call: POST, kind: 'F28', value })
  expect(await redeemCode({ key: keyOf(3), owner: ALICE })).toEqual({ state: 'done', added: undefined })
})

it('writes nothing for somebody else (CD-04)', async () => {
  await expect(redeemCode({ key: keyOf(3), owner: 5 })).rejects.toBeInstanceOf(HttpFailure)
  expect(posts()).toHaveLength(0)
})

it('compares the balance when the answer is lost', async () => {
  gateway.fault({ call: POST, kind: 'F14', applied: true, times: 1 })
  expect(await redeemCode({ key: keyOf(3), owner: ALICE })).toEqual({
    state: 'lost',
    lost: { balance: 'increased', before: 1_000_000, after: 1_500_000 },
  })
  gateway.fault({ call: POST, kind: 'F14', times: 1 })
  expect(await redeemCode({ key: keyOf(6), owner: ALICE })).toMatchObject({ lost: { balance: 'unchanged' } })
  gateway.fault({ call: POST, kind: 'F14', times: 1 })
  gateway.fault({ call: 'GET /api/user/self', kind: 'F14', skip: 1 })
  expect(await redeemCode({ key: keyOf(6), owner: ALICE })).toEqual({
    state: 'lost',
    lost: { balance: 'unknown' },
  })
})

it.each([
  [null, undefined],
  ['12', 12],
  [-5, -5],
  [{}, undefined],
])('a balance of %j is read as %s, and does not keep a code from being redeemed', async (value, quota) => {
  gateway.fault({ call: 'GET /api/user/self', kind: 'F28', field: 'quota', value })
  const alice = { id: ALICE, username: 'alice', display_name: '', role: 1, status: 1, quota: value }
  expect(profileSchema.parse(alice).quota).toBe(quota)
  expect(await redeemCode({ key: keyOf(3), owner: ALICE })).toMatchObject({ state: 'done', added: 500_000 })
})

it('a balance that is not told proves nothing about a code whose answer was lost', async () => {
  gateway.fault({ call: 'GET /api/user/self', kind: 'F28', field: 'quota', value: null })
  gateway.fault({ call: POST, kind: 'F14', times: 1 })
  expect(await redeemCode({ key: keyOf(3), owner: ALICE })).toEqual({
    state: 'lost',
    lost: { balance: 'unknown' },
  })
})
