import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { signIn } from '#/session/session'
import { mountConsole } from '../../../../checks/mount-console'
import { gatewayPerTest } from '../../../../mocks/hosts/vitest-host'

const gateway = gatewayPerTest('root')

it('channel list: a last test that failed is told from none, also by a page that did not make it', async () => {
  signIn(gateway().signIn('root'))
  const [channel] = gateway().world().channels.all()
  if (!channel) throw new Error('the world has a channel to copy')
  const add = (name: string, test_time: number) =>
    gateway()
      .world()
      .channels.add((id) => ({ ...channel, id, name, test_time, response_time: 0 }))
  add('went wrong', 1_700_000_000)
  add('never tried', 0)
  mountConsole('/channel')
  const tried = await screen.findByRole('row', { name: /went wrong/ }, { timeout: 20_000 })
  expect(tried.textContent).toContain('failed')
  expect(screen.getByRole('row', { name: /never tried/ }).textContent).toContain('Not tested')
})
