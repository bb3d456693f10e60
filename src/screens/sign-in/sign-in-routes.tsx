import { createRoute, type AnyRouter } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { safeReturnUrl } from '#/session/return-url'
import { pageOwner } from '#/session/session'
import { pageOptions } from '#/app/lazy-screen'

const loginSearch = z.lazy(() =>
  z.object({
    /** Set when the session expired; other values are ignored. */
    expired: z.catch(z.optional(z.literal('true')), undefined),
  }),
)

export const loginRoute = createRoute({
  ...pageOptions('login', () => import('./login-screen')),
  validateSearch: loginSearch,
})

/** Navigates to the login page without a confirmation. Unsaved values are kept as a draft. */
export function redirectToLogin(router: AnyRouter): void {
  const origin = safeReturnUrl(router.state.location.href)
  const state = { origin, originOwner: pageOwner()?.id }
  void router.navigate({ to: '/login', search: { expired: 'true' }, state, ignoreBlocker: true })
}
