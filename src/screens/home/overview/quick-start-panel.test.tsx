// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { signIn } from '#/session/session'
import { mountConsole } from '../../../../checks/mount-console'
import { gatewayPerTest } from '../../../../mocks/hosts/vitest-host'

const gateway = gatewayPerTest('alice')

it('quick start: copies the program with the key, which the screen does not show', async () => {
  signIn(gateway().signIn('alice'))
  const user = userEvent.setup()
  mountConsole('/')
  await screen.findByText('Show the key', undefined, { timeout: 20_000 })
  await user.click(screen.getByText('Copy the program'))
  await waitFor(async () => expect(await navigator.clipboard.readText()).toMatch(/Bearer sk-[A-Za-z0-9]{48}/))
  expect(screen.getByRole('region', { name: 'Program for the first call' }).textContent).toContain('sk-…')
})
