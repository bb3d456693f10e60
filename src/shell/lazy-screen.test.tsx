// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { lazyScreen } from './lazy-screen'

afterEach(() => {
  window.pageStyles = undefined
  vi.restoreAllMocks()
})

/** Renders a lazy screen whose code is there at once. */
async function renderScreen() {
  const Screen = lazyScreen(() => Promise.resolve({ Screen: () => <p>The screen</p> }), 'Screen')
  await act(async () => {
    render(
      <Suspense fallback="waiting">
        <Screen />
      </Suspense>,
    )
    await new Promise((resolve) => setTimeout(resolve))
  })
}

it('lazy screen: waits for the style sheets that start.js has requested', async () => {
  let resolve: (value?: unknown) => void = () => undefined
  window.pageStyles = new Promise((settle) => (resolve = settle))
  await renderScreen()
  expect(screen.getByText('waiting')).toBeTruthy()
  resolve()
  expect(await screen.findByText('The screen')).toBeTruthy()
})

it('lazy screen: is not shown if one of them is missing', async () => {
  // Without a connection the page is not loaded again.
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  window.pageStyles = Promise.reject(new Error('Unable to load list.css'))
  // As start.js does: the code of the screen may arrive later.
  window.pageStyles.catch(() => undefined)
  await renderScreen()
  expect(await screen.findByRole('heading', { name: /A part of the console could not be/ })).toBeTruthy()
  expect(screen.queryByText('The screen')).toBeNull()
})
