import { QueryClient } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { statusSchema, statusQueries } from '#/resources/status/status'
import { updateClockSkew } from '#/http/server-clock'
import { ClockNotice, InsecureNotice, VersionNotice } from './notices'
import { render } from '../../../checks/render'

it.each([
  [false, 1],
  [true, 0],
])('insecure notice: a page with secure context %s shows %i warnings (T-36)', (isSecure, count) => {
  vi.stubGlobal('isSecureContext', isSecure)
  render(<InsecureNotice />)
  expect(screen.queryAllByText(/not encrypted.*https/)).toHaveLength(count)
})

const STORAGE_KEY = 'server-version'

function renderFor(version: string) {
  const cache = new QueryClient()
  cache.setQueryData(statusQueries.current().queryKey, statusSchema.parse({ version }))
  return render(<VersionNotice />, cache)
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
])(
  'version notice: a browser that stored version %s and reads %j shows %j',
  (before, version, text, stored) => {
    if (before !== null) window.localStorage.setItem(STORAGE_KEY, before)
    renderFor(version)
    expect(screen.queryByRole('status')?.textContent ?? null).toBe(text)
    expect(window.localStorage.getItem(STORAGE_KEY)).toBe(stored)
  },
)

it('closing the notice of an updated server keeps the new version', async () => {
  window.localStorage.setItem(STORAGE_KEY, 'v0.6.10')
  renderFor('v0.6.11')
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('status')).toBeNull()
  expect(window.localStorage.getItem(STORAGE_KEY)).toBe('v0.6.11')
})

describe('clock notice', () => {
  const NOW = Date.parse('2026-11-21T12:00:00Z')
  const setSkew = (seconds: number) => updateClockSkew(new Date(NOW + seconds * 1000).toUTCString(), NOW)
  const isShown = () => screen.queryByText(/clock/i) !== null
  afterEach(() => setSkew(0))

  it.each([
    ['the same', 7200, false],
    ['the same but for the time of a response', 7230, false],
    ['ten minutes more', 7800, true],
    ['a day more', 93_600, true],
    ['behind instead of ahead', -7200, true],
    ['less by an hour', 3600, true],
    ['none', 0, false],
  ])('after it was dismissed for two hours, with a skew that is %s (CD-40)', async (_, skew, expected) => {
    setSkew(7200)
    const first = render(<ClockNotice />)
    await userEvent.click(screen.getByRole('button'))
    expect(isShown()).toBe(false)
    first.unmount()
    setSkew(0)
    setSkew(skew)
    render(<ClockNotice />)
    expect(isShown()).toBe(expected)
  })

  it('a dismissal without a skew, as it was stored before, does not count', () => {
    window.localStorage.setItem('prompt-clock', 'true')
    setSkew(7200)
    render(<ClockNotice />)
    expect(isShown()).toBe(true)
  })
})
