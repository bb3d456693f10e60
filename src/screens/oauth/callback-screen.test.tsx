import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { cleanup, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { storedAttempt } from '#/resources/oauth/oauth-mutations'
import { createConsoleRouter } from '#/routes'
import { startGateway, type TestGateway } from '../../../mocks/hosts/vitest-host'
import { oauthRoute } from './oauth-routes'
import { render } from '../../../checks/render'

let gateway: TestGateway

beforeEach(() => {
  gateway = startGateway({ seed: 'small', options: { GitHubOAuthEnabled: 'true' } })
})
afterEach(() => {
  cleanup()
  gateway.stop()
})

it('OAuth callback: the code is sent once, even if StrictMode mounts the screen twice', async () => {
  gateway.fault({ call: 'GET /api/oauth/github', kind: 'F02', message: 'state is empty or not same' })
  storedAttempt.write({ provider: 'github', state: 'S1', intent: 'logIn', at: Date.now(), isUsed: false })
  window.history.replaceState(null, '', '/oauth/github?code=12345678901234567890&state=S1')
  const { router, cache } = createConsoleRouter()
  render(
    <StrictMode>
      <QueryClientProvider client={cache}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  )
  await screen.findByText(/a newer one/, undefined, { timeout: 10_000 })
  const calls = gateway.requests().filter(({ path }) => path.startsWith('/api/oauth/'))
  expect(calls.map(({ path }) => path)).toEqual(['/api/oauth/github?code=12345678901234567890&state=S1'])
  expect(window.location.href).not.toMatch(/code|state/)
})

it('OAuth callback: preloading the route sends nothing (PO15)', () => {
  expect(oauthRoute.options.loader).toBeUndefined()
  expect(oauthRoute.options.beforeLoad).toBeUndefined()
})
