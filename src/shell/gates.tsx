import { createRoute, notFound, redirect } from '@tanstack/react-router'
import { isInAudience } from '#/session/audience'
import { pageOwner } from '#/session/reauth'
import { lastAccountId } from '#/session/session'
import { NoPermissionPage } from './problem/no-permission-page'
import { NotFoundPage } from './problem/not-found-page'
import { rootRoute } from './root-route'

/** Addresses that everybody may open. */
export const publicGate = createRoute({
  getParentRoute: () => rootRoute,
  id: 'public',
  staticData: { audience: 'everybody' },
})

/** Addresses for whoever is signed in; others sign in first and come back. */
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

/** Below the gate "not found" has two meanings: not for this person, or nothing there even for administrators. */
function AdminsOnly() {
  return isInAudience(pageOwner(), 'admins') ? <NotFoundPage /> : <NoPermissionPage />
}

/** Addresses for administrators. */
export const adminGate = createRoute({
  getParentRoute: () => userGate,
  id: 'admins',
  staticData: { audience: 'admins' },
  beforeLoad: () => {
    // Before anything is loaded: no call leaves the browser for whoever may not see the answer. For this person
    // the page does not exist; thrown as an error the router would write it to the console.
    if (!isInAudience(pageOwner(), 'admins')) throw notFound({ routeId: '/signed-in/admins' })
  },
  notFoundComponent: AdminsOnly,
})
