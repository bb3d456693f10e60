import { createRoute, redirect, type ErrorComponentProps } from '@tanstack/react-router'
import { belongsTo } from '#/session/audience'
import { currentAccount } from '#/session/session'
import { NoPermissionPage } from './problem/no-permission-page'
import { RouteProblemPage } from './problem/route-problem-page'
import { rootRoute } from './root-route'

/** Thrown before anything is loaded, so that no call leaves the browser for whoever may not see the answer. */
class NoPermission extends Error {}

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
    if (!currentAccount()) throw redirect({ to: '/login', state: { origin: location.href }, replace: true })
  },
})

/** Addresses for administrators. */
export const adminGate = createRoute({
  getParentRoute: () => userGate,
  id: 'admins',
  staticData: { audience: 'admins' },
  beforeLoad: () => {
    if (!belongsTo(currentAccount(), 'admins')) throw new NoPermission()
  },
  errorComponent: ({ error, reset }: ErrorComponentProps) =>
    error instanceof NoPermission ? <NoPermissionPage /> : <RouteProblemPage error={error} reset={reset} />,
})
