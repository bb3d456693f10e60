import { createRoute, notFound, redirect } from '@tanstack/react-router'
import { isInAudience } from '#/session/audience'
import { pageOwner, lastAccountId } from '#/session/session'
import { NoPermissionPage, NotFoundPage } from './problem/problem-pages'
import { rootRoute } from './root-route'

/** Parent route of pages for everybody. */
export const publicGate = createRoute({
  getParentRoute: () => rootRoute,
  id: 'public',
  staticData: { audience: 'everybody' },
})

/** Parent route of pages for signed-in users; others are redirected to the log-in and return afterwards. */
export const userGate = createRoute({
  getParentRoute: () => rootRoute,
  id: 'signed-in',
  staticData: { audience: 'signedIn' },
  beforeLoad: ({ location }) => {
    if (pageOwner()) return
    const state = { origin: location.href, originOwner: lastAccountId() }
    throw redirect({ to: '/login', state, replace: true })
  },
})

/** Below the admin gate "not found" means either no permission or, for administrators, no such page. */
function AdminsOnly() {
  return isInAudience(pageOwner(), 'admins') ? <NotFoundPage /> : <NoPermissionPage />
}

/** Parent route of pages for administrators. */
export const adminGate = createRoute({
  getParentRoute: () => userGate,
  id: 'admins',
  staticData: { audience: 'admins', visits: [{ url: '/user', caller: 'alice' }] },
  beforeLoad: () => {
    // Checked before any loader, so that no request is sent without permission. Thrown as `notFound`: the router would
    // log any other error to the console.
    if (!isInAudience(pageOwner(), 'admins')) throw notFound({ routeId: '/signed-in/admins' })
  },
  notFoundComponent: AdminsOnly,
})
