import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { rootPassword, signIn } from '#/session/session'
import { mountConsole, settled } from '../../../checks/mount-console'
import { gatewayPerTest } from '../../../mocks/hosts/vitest-host'

const gateway = gatewayPerTest('root')
const isShown = () => screen.queryByText(/still has the default password/) !== null

it.each([
  ['root', 'default', true],
  ['root', 'own', false],
  ['root', undefined, false],
  ['alice', 'default', false],
] as const)(
  'default password: %s in a browser that has seen %s: a banner is shown: %s',
  async (caller, seen, expected) => {
    if (seen) rootPassword.write(seen)
    signIn(gateway().signIn(caller))
    // A page that is small: the banner is on each.
    const cache = mountConsole('/about')
    await screen.findByRole('heading', { level: 1 }, { timeout: 20_000 })
    await settled(cache)
    expect(isShown()).toBe(expected)
  },
)

it('default password: the banner can be put off for a day', async () => {
  rootPassword.write('default')
  signIn(gateway().signIn('root'))
  mountConsole('/about')
  fireEvent.click(await screen.findByRole('button', { name: 'Remind me tomorrow' }, { timeout: 20_000 }))
  expect(isShown()).toBe(false)
  for (const [hours, expected] of [
    [23, false],
    [25, true],
  ] as const) {
    cleanup()
    localStorage.setItem('default-password-later', String(Date.now() - hours * 3_600_000))
    const cache = mountConsole('/about')
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    await settled(cache)
    expect(isShown()).toBe(expected)
  }
})

it('default password: the banner goes when root sets another one in its own account, not in that of somebody else', async () => {
  rootPassword.write('default')
  signIn(gateway().signIn('root'))
  const setPassword = async (id: number) => {
    mountConsole(`/user/edit/${id}`)
    const change = { name: 'Set a new value: Password' }
    fireEvent.click(await screen.findByRole('button', change, { timeout: 20_000 }))
    const input = await screen.findByLabelText(/^Password/)
    fireEvent.change(input, { target: { value: 'a new secret' } })
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(document.querySelectorAll('tbody th').length).toBeGreaterThan(1), {
      timeout: 20_000,
    })
  }
  await setPassword(3)
  expect(isShown()).toBe(true)
  cleanup()
  await setPassword(1)
  expect(isShown()).toBe(false)
})
