import { MutationObserver, QueryClient, type MutationObserverOptions } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { gatewayPerTest } from '../../../mocks/hosts/vitest-host'
import { channelRowMutations } from '#/resources/channel/channel-row-mutations'
import { channelSchema } from '#/resources/channel/channel'
import { redemptionMutations } from '#/resources/redemption/redemption-mutations'
import { AnotherRecord } from '#/resources/known-record'
import { userName } from '#/resources/user/user'
import { userMutations } from '#/resources/user/user-mutations'

const gateway = gatewayPerTest('root')

function run<Answer, Asked>(options: MutationObserverOptions<Answer, Error, Asked>, asked: Asked) {
  return new MutationObserver(new QueryClient(), options).mutate(asked)
}

const countWrites = () =>
  gateway()
    .requests()
    .filter(({ method }) => method !== 'GET').length

it('row refetch: a code that was used is not enabled, because it could be redeemed twice', async () => {
  gateway().world().redemptions.update(3, { status: 3 })
  const name = gateway().world().redemptions.get(3)?.name ?? ''
  await expect(
    run(redemptionMutations.edit({ id: 3, name }), { from: {}, to: { status: 1 } }),
  ).rejects.toMatchObject({ kind: 'refused' })
  expect(countWrites()).toBe(0)
})

it('row refetch: a deleted channel is not written, because the server would store orphaned routes', async () => {
  const row = gateway().world().channels.get(1)
  const channel = channelSchema.parse(row)
  gateway().world().channels.remove(1)
  await expect(
    run(channelRowMutations.edit(channel), { from: {}, to: { priority: 5 } }),
  ).rejects.toMatchObject({
    kind: 'notFound',
  })
  expect(countWrites()).toBe(0)
})

it('row refetch: a renamed user is not managed under the old name, which may belong to another user', async () => {
  gateway().world().users.update(3, { username: 'alicia' })
  gateway().world().users.update(5, { username: 'alice' })
  const edit = userMutations.edit({ id: 3, name: 'alice' })
  await expect(run(edit, { from: {}, to: { status: 2 } })).rejects.toBeInstanceOf(AnotherRecord)
  expect(countWrites()).toBe(0)
  expect(gateway().world().users.get(5)?.status).toBe(1)
})

it('row refetch: a user with a blank user name is not managed', async () => {
  gateway().world().users.update(3, { username: '' })
  const edit = userMutations.edit({ id: 3, name: userName({ id: 3, username: '' }) })
  await expect(run(edit, { from: {}, to: { status: 2 } })).rejects.toBeInstanceOf(AnotherRecord)
  expect(countWrites()).toBe(0)
})
