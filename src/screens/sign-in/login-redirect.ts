import type { AnyRouter } from '@tanstack/react-router'
import { pageOwner } from '#/session/session'
import { safeReturnUrl } from '#/session/return-url'

/** Navigates to the login page without a confirmation. Unsaved values are kept as a draft. */
export function redirectToLogin(router: AnyRouter): void {
  const origin = safeReturnUrl(router.state.location.href)
  const state = { origin, originOwner: pageOwner()?.id }
  void router.navigate({ to: '/login', search: { expired: 'true' }, state, ignoreBlocker: true })
}
