import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { HttpFailure } from '#/http/failure'
import { readOnlyServer, type OtherServer } from '#/http/other-server'
import { gateway as client, nothing } from '#/http/gateway'
import { signIn, signOut } from '#/session/session'
import { mountConsole, settled } from '../../../checks/mount-console'
import { startGateway, type TestGateway } from '../../../mocks/hosts/vitest-host'

let gateway: TestGateway

afterEach(() => {
  signOut()
  gateway.stop()
  readOnlyServer.write(undefined)
})

/** Mounts a page that is small: the banner is on each. */
async function mount() {
  const cache = mountConsole('/about')
  await screen.findByRole('heading', { level: 1 }, { timeout: 20_000 })
  await settled(cache)
}
async function open(server: OtherServer | undefined, caller = 'root') {
  gateway = startGateway({ server })
  signIn(gateway.signIn(caller))
  await mount()
}

const write = () => client.put('api/option/', nothing, { body: { key: 'SystemName', value: 'x' } })
const sent = () => gateway.requests().filter(({ method }) => method === 'PUT').length

it('server one-hub: a banner says so, and no write is sent until it is allowed', async () => {
  await open('one-hub')
  expect(screen.getAllByText('This server is one-hub, not one-api')).toHaveLength(1)
  await expect(write()).rejects.toMatchObject({ kind: 'otherServer' })
  expect(sent()).toBe(0)
  await userEvent.click(screen.getByRole('button', { name: 'Send changes in this session' }))
  await write()
  expect(sent()).toBe(1)

  // A reload in the same session keeps the choice.
  cleanup()
  readOnlyServer.write(undefined)
  await mount()
  await write()
  expect(sent()).toBe(2)
  await userEvent.click(screen.getByRole('button', { name: 'Send no changes' }))
  await expect(write()).rejects.toBeInstanceOf(HttpFailure)
})

it.each([
  ['new-api', 'This server is new-api, not one-api'],
  ['laisky', 'This server is one-api by Laisky, not one-api'],
] as const)('server %s: a banner names it, and no write is sent', async (server, title) => {
  await open(server)
  expect(screen.getAllByText(title)).toHaveLength(1)
  await expect(write()).rejects.toMatchObject({ kind: 'otherServer' })
  expect(sent()).toBe(0)
})

it('server one-hub: a user who is no administrator cannot allow writes', async () => {
  await open('one-hub', 'alice')
  expect(screen.getByText('This server is one-hub, not one-api')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Send changes in this session' })).toBeNull()
})

it('server one-api: no banner, and writes are sent', async () => {
  await open(undefined)
  await waitFor(() => expect(gateway.requests().some(({ path }) => path === '/api/status')).toBe(true))
  expect(screen.queryByText(/not one-api/)).toBeNull()
  await write()
  expect(sent()).toBe(1)
})
