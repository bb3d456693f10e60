import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { signIn } from '#/session/session'
import { mountConsole } from '../../../../checks/mount-console'
import { gatewayPerTest } from '../../../../mocks/hosts/vitest-host'

const gateway = gatewayPerTest('root')

it('models: an administrator whose server names a blank model only is told to wait a minute, not to ask an administrator', async () => {
  signIn(gateway().signIn('root'))
  const passOn = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const { pathname } = new URL(new Request(input, init).url)
    const isAsked = pathname === '/api/user/available_models'
    return isAsked
      ? Promise.resolve(Response.json({ success: true, message: '', data: [''] }))
      : passOn(input, init)
  })
  mountConsole('/models')
  expect(await screen.findByText(/the server may need a minute/, undefined, { timeout: 20_000 })).toBeTruthy()
  expect(screen.queryByText(/An administrator can add/)).toBeNull()
})
