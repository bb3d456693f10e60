import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { signIn } from '#/session/session'
import { mountConsole } from '../../../../checks/mount-console'
import { gatewayPerTest } from '../../../../mocks/hosts/vitest-host'

const gateway = gatewayPerTest('admin')

it('channel form: several keys pasted into the field of one go to the list of keys, and the focus with them', async () => {
  signIn(gateway().signIn('admin'))
  mountConsole('/channel/add')
  const key = await screen.findByLabelText(/^Key\b(?!s)/, undefined, { timeout: 20_000 })
  await userEvent.click(key)
  await userEvent.paste('key-one\nkey-two')
  const keys = await screen.findByLabelText(/^Keys/)
  expect(keys).toHaveProperty('value', 'key-one\nkey-two')
  await waitFor(() => expect(document.activeElement).toBe(keys))
})
