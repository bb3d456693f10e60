import { MantineProvider } from '@mantine/core'
import { onlineManager } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { BackOnline } from './back-online'
import { InsecureNotice } from './insecure-notice'

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
  render(<BackOnline />, { wrapper: MantineProvider })
  const place = screen.getByRole('status')
  expect(place.textContent).toBe('')
  act(() => onlineManager.setOnline(false))
  expect(place.textContent).toBe('')
  act(() => onlineManager.setOnline(true))
  expect(place.textContent).toBe('You are online again')
})
