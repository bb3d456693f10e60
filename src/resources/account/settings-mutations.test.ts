import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { CONFIRMED_WITHOUT_RESPONSE } from '#/http/confirm-write'
import { gatewayPerTest } from '../../../mocks/hosts/vitest-host'
import { bindingMutations, settingsMutations } from './settings-mutations'

const ALICE = 3

const gateway = gatewayPerTest('alice')

const client = new QueryClient()
const token = new MutationObserver(client, settingsMutations.generateAccessToken)
const invite = new MutationObserver(client, settingsMutations.inviteCode)
const bind = new MutationObserver(client, bindingMutations.email)
const remove = new MutationObserver(client, settingsMutations.deleteSelf)
const calls = () =>
  gateway()
    .requests()
    .map(({ method, path }) => `${method} ${path}`)

it('settings: verifies the account, then sends one request', async () => {
  expect(await token.mutate({ owner: ALICE })).toMatch(/^[0-9a-f]{32}$/)
  expect(calls()).toEqual(['GET /api/user/self', 'GET /api/user/token'])
})

it('settings: sends nothing when another account is signed in (CD-03, CD-04)', async () => {
  const owner = 5
  for (const run of [
    () => token.mutate({ owner }),
    () => invite.mutate({ owner }),
    () => bind.mutate({ owner, email: 'a@b.example', code: 'abcdef' }),
    () => remove.mutate({ owner, username: 'alice' }),
  ]) {
    await expect(run()).rejects.toMatchObject({
      kind: 'refused',
      serverMessage: expect.stringContaining('alice'),
    })
  }
  expect(new Set(calls())).toEqual(new Set(['GET /api/user/self']))
})

it.each([{ value: { a: 1 } }, { value: '' }, { value: '../api/user/logout' }])(
  'settings: rejects the invite code %j',
  async ({ value }) => {
    gateway().fault({ call: 'GET /api/user/aff', kind: 'F28', value })
    await expect(invite.mutate({ owner: ALICE })).rejects.toMatchObject({ kind: 'malformed' })
  },
)

it('settings: a lost token response leaves the outcome unknown (SH-105)', async () => {
  gateway().fault({ call: 'GET /api/user/token', kind: 'F28', value: 7 })
  await expect(token.mutate({ owner: ALICE })).rejects.toMatchObject({ outcome: 'unknown' })
})

it('settings: the ban confirms a deletion whose response is lost', async () => {
  gateway().fault({ call: 'DELETE /api/user/self', kind: 'F14', times: 1 })
  await expect(remove.mutate({ owner: ALICE, username: 'alice' })).rejects.toMatchObject({
    outcome: 'notDone',
  })
  gateway().fault({ call: 'DELETE /api/user/self', kind: 'F14', applied: true, times: 1 })
  expect(await remove.mutate({ owner: ALICE, username: 'alice' })).toBe(CONFIRMED_WITHOUT_RESPONSE)
})

it.each([
  [1234, '1234'],
  [7, '7'],
  ['0042', '0042'],
])('settings: the invite code %j is parsed as %s', async (value, code) => {
  gateway().fault({ call: 'GET /api/user/aff', kind: 'F28', value })
  expect(await invite.mutate({ owner: ALICE })).toBe(code)
})
