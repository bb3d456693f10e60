import type { QueryClient } from '@tanstack/react-query'
import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { signIn, signOut } from '#/session/session'
import { mountConsole, settled } from '../../../checks/mount-console'
import { startGateway, type TestGateway } from '../../../mocks/hosts/vitest-host'

let gateway: TestGateway
let cache: QueryClient

beforeEach(() => {
  // React logs what an error boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  gateway = startGateway()
})
afterEach(async () => {
  await settled(cache)
  signOut()
  gateway.stop()
})

async function open(url: string, caller: string): Promise<void> {
  signIn(gateway.signIn(caller))
  cache = mountConsole(url)
  await screen.findByRole('heading', { level: 1 }, { timeout: 20_000 })
  await settled(cache)
  // Fields that are folded away do not follow what is read.
  act(() => document.querySelector<HTMLElement>('[aria-controls$="-fields"][aria-expanded="false"]')?.click())
}

/** Makes the page throw while it renders: what it has read is nothing that it could read. */
async function breakPage(): Promise<void> {
  const ofPage = cache.getQueryCache().findAll({
    predicate: ({ queryKey: [noun], state }) =>
      noun !== 'status' && noun !== 'account' && state.data !== undefined,
  })
  expect(ofPage.length).toBeGreaterThan(0)
  await act(async () => {
    for (const { queryKey } of ofPage) cache.setQueryData(queryKey, 5)
  })
  await screen.findByRole('heading', { level: 1, name: 'This page could not be shown' })
}

it.each([
  ['/token/add', 'alice', 'Tokens', '/token'],
  ['/token/edit/32', 'alice', 'Tokens', '/token'],
  ['/channel/add', 'root', 'Channels', '/channel'],
  ['/channel/coverage', 'root', 'Channels', '/channel'],
  ['/user/edit/3', 'root', 'Users', '/user'],
])('problem page: an exception at %s does not say that nothing was changed, and leads on', async (...row) => {
  const [url, caller, place, to] = row
  await open(url, caller)
  await breakPage()
  const text = document.body.textContent
  expect(text).toContain('Whether your last change reached the server is not known')
  expect(text).not.toMatch(/was not changed/)
  expect(screen.getByRole('link', { name: `Go to: ${place}` }).getAttribute('href')).toBe(to)
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toBeTruthy()
})

it('problem page: of a list it leads home, not to the list itself', async () => {
  await open('/token', 'alice')
  await breakPage()
  expect(screen.queryByRole('link', { name: /^Go to: / })).toBeNull()
  expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/')
})

it('problem page: what was typed is kept as a draft, which the page restores when it is shown again', async () => {
  await open('/token/add', 'alice')
  fireEvent.change(screen.getByRole('textbox', { name: 'Name' }), { target: { value: 'typed before' } })
  await breakPage()
  expect(document.body.textContent).toContain('kept as a draft')
  await act(() => cache.resetQueries())
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' })
  expect(name.value).toBe('typed before')
})
