import { MantineProvider } from '@mantine/core'
import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { statusSchema } from '#/resources/status/status'
import { statusQueries } from '#/resources/status/status-queries'
import { BackOnlineNotice } from './back-online-notice'
import { InsecureNotice } from './insecure-notice'
import { VersionNotice } from './version-notice'

it.each([
  [false, 1],
  [true, 0],
])('a page whose context is secure: %s has %i warnings (T-36)', (isSecure, count) => {
  vi.stubGlobal('isSecureContext', isSecure)
  render(<InsecureNotice />, { wrapper: MantineProvider })
  expect(screen.queryAllByText(/not encrypted.*https/)).toHaveLength(count)
  vi.unstubAllGlobals()
})

it('says when there is a connection again, and nothing before there was none (AX-42)', () => {
  render(<BackOnlineNotice />, { wrapper: MantineProvider })
  const place = screen.getByRole('status')
  expect(place.textContent).toBe('')
  act(() => onlineManager.setOnline(false))
  expect(place.textContent).toBe('')
  act(() => onlineManager.setOnline(true))
  expect(place.textContent).toBe('You are online again')
})

const SEEN = 'server-version'

function renderFor(version: string) {
  const cache = new QueryClient()
  cache.setQueryData(statusQueries.current().queryKey, statusSchema.parse({ version }))
  return render(
    <MantineProvider>
      <QueryClientProvider client={cache}>
        <VersionNotice />
      </QueryClientProvider>
    </MantineProvider>,
  )
}

it.each([
  [null, 'v0.6.11', null, 'v0.6.11'],
  [null, __VERSION__, null, __VERSION__],
  [null, '', null, null],
  ['v0.6.10', '', null, 'v0.6.10'],
  ['v0.6.11', 'v0.6.11', null, 'v0.6.11'],
  ['v0.6.11', '0.6.11', null, 'v0.6.11'],
  ['v0.6.10', 'v0.6.11', 'The server was updated from v0.6.10 to v0.6.11', 'v0.6.10'],
  ['v0.6.11', 'v0.6.10', 'The server was updated from v0.6.11 to v0.6.10', 'v0.6.11'],
  ['v0.0.0', 'v0.6.11', 'The server was updated from v0.0.0 to v0.6.11', 'v0.0.0'],
  ['v0.6.11', __VERSION__, `The server was updated from v0.6.11 to ${__VERSION__}`, 'v0.6.11'],
])('a browser that saw server version %s and meets %j is told %j', (before, version, text, kept) => {
  if (before !== null) window.localStorage.setItem(SEEN, before)
  renderFor(version)
  expect(screen.queryByRole('status')?.textContent ?? null).toBe(text)
  expect(window.localStorage.getItem(SEEN)).toBe(kept)
})

it('closing the notice of an updated server keeps the new version', async () => {
  window.localStorage.setItem(SEEN, 'v0.6.10')
  renderFor('v0.6.11')
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('status')).toBeNull()
  expect(window.localStorage.getItem(SEEN)).toBe('v0.6.11')
})
