import { MutationCache, MutationObserver, QueryClient, type MutationOptions } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { CONFIRMED_WITHOUT_RESPONSE } from '#/http/confirm-write'
import { HttpFailure } from '#/http/failure'
import { gatewayPerTest } from '../../../mocks/hosts/vitest-host'
import { redeemMutation } from './balance'
import { bindingMutations, settingsMutations } from './settings-mutations'

const gateway = gatewayPerTest('alice')

const client = new QueryClient()
const token = new MutationObserver(client, settingsMutations.generateAccessToken)
const invite = new MutationObserver(client, settingsMutations.inviteCode)
const remove = new MutationObserver(client, settingsMutations.deleteSelf)
const calls = () =>
  gateway()
    .requests()
    .map(({ method, path }) => `${method} ${path}`)

it('settings: a new access token takes one request', async () => {
  expect(await token.mutate()).toMatch(/^[0-9a-f]{32}$/)
  expect(calls()).toEqual(['GET /api/user/token'])
})

it('own account: nothing is sent before the server has confirmed which account is signed in (CD-03, CD-04)', async () => {
  const mutationCache = new MutationCache({
    onMutate: (_variables, { meta }) => {
      if (meta?.actsOn === 'self') throw new HttpFailure({ kind: 'refused' })
    },
  })
  const watched = new QueryClient({ mutationCache })
  const run = <Result, Variables>(options: MutationOptions<Result, Error, Variables>, variables: Variables) =>
    new MutationObserver(watched, options).mutate(variables)
  const outcomes = await Promise.allSettled([
    run(settingsMutations.generateAccessToken, undefined),
    run(settingsMutations.inviteCode, undefined),
    run(settingsMutations.deleteSelf, 'alice'),
    run(bindingMutations.email, { email: 'a@b.example', code: 'abcdef' }),
    run(bindingMutations.wechat, { code: 'abcdef', before: '' }),
    run(redeemMutation, 'a'.repeat(32)),
  ])
  expect(outcomes.map(({ status }) => status)).toEqual(outcomes.map(() => 'rejected'))
  expect(calls()).toEqual([])
})

it('settings: an account that was renamed meanwhile is not deleted', async () => {
  await expect(remove.mutate('bob')).rejects.toMatchObject({
    kind: 'refused',
    serverMessage: expect.stringContaining('alice'),
  })
  expect(calls()).toEqual(['GET /api/user/self'])
})

it.each([{ value: { a: 1 } }, { value: '' }, { value: '../api/user/logout' }])(
  'settings: rejects the invite code %j',
  async ({ value }) => {
    gateway().fault({ call: 'GET /api/user/aff', kind: 'F28', value })
    await expect(invite.mutate()).rejects.toMatchObject({ kind: 'malformed' })
  },
)

it('settings: a lost token response leaves the outcome unknown (SH-105)', async () => {
  gateway().fault({ call: 'GET /api/user/token', kind: 'F28', value: 7 })
  await expect(token.mutate()).rejects.toMatchObject({ outcome: 'unknown' })
})

it('settings: the ban confirms a deletion whose response is lost', async () => {
  gateway().fault({ call: 'DELETE /api/user/self', kind: 'F14', times: 1 })
  await expect(remove.mutate('alice')).rejects.toMatchObject({
    outcome: 'notDone',
  })
  gateway().fault({ call: 'DELETE /api/user/self', kind: 'F14', applied: true, times: 1 })
  expect(await remove.mutate('alice')).toBe(CONFIRMED_WITHOUT_RESPONSE)
})

it.each([
  [1234, '1234'],
  [7, '7'],
  ['0042', '0042'],
])('settings: the invite code %j is parsed as %s', async (value, code) => {
  gateway().fault({ call: 'GET /api/user/aff', kind: 'F28', value })
  expect(await invite.mutate()).toBe(code)
})
