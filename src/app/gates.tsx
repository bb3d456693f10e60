import type { QueryClient } from '@tanstack/react-query'
import { createRoute, notFound, redirect, createRootRouteWithContext } from '@tanstack/react-router'
import { statusQueries } from '#/resources/status/status'
import { isInAudience } from '#/session/audience'
import { hasExpiredSession, lastAccountId, pageOwner } from '#/session/session'
import { prefetch } from './cache'
import { AppShell } from './frame/app-shell'
import type { RowActionLoader } from './palette/palette-verbs'
import { NoPermissionPage, NotFoundPage, RouteProblemPage } from './problem/problem-pages'

/** Parent route of pages for signed-in users; others are redirected to the log-in and return afterwards. */
export const userGate = createRoute({
  getParentRoute: () => rootRoute,
  id: 'signed-in',
  beforeLoad: ({ location }) => {
    if (pageOwner()) return
    const state = { origin: location.href, originOwner: lastAccountId() }
    // Another tab may have been told by the server that the session has ended.
    const search = hasExpiredSession() ? { expired: 'true' as const } : {}
    throw redirect({ to: '/login', search, state, replace: true })
  },
})

/** Below the admin gate "not found" means either no permission or, for administrators, no such page. */
function AdminsOnly() {
  return isInAudience(pageOwner(), 'admins') ? <NotFoundPage /> : <NoPermissionPage />
}

export const adminGate = createRoute({
  getParentRoute: () => userGate,
  id: 'admins',
  beforeLoad: () => {
    // Checked before any loader, so that no request is sent without permission. Thrown as `notFound`: the router would
    // log any other error to the console.
    if (!isInAudience(pageOwner(), 'admins')) throw notFound({ routeId: '/signed-in/admins' })
  },
  notFoundComponent: AdminsOnly,
})

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Return URL after the log-in; always inside the console. */
    origin?: string
    /** Id of the account whose session ended on that page. */
    originOwner?: number
    /** Message of the server about a disabled account. */
    banned?: string
  }
}

export const rootRoute = createRootRouteWithContext<{ cache: QueryClient; rowActions: RowActionLoader }>()({
  // Load the status once: a failure is shown with a retry button instead of being refetched on every navigation.
  shouldReload: false,
  // One microtask later than the loaders of child routes, whose responses the page needs first.
  loader: ({ context }) => queueMicrotask(() => prefetch(context.cache, statusQueries.current())),
  component: AppShell,
  notFoundComponent: NotFoundPage,
  errorComponent: (props) => (
    <AppShell>
      <RouteProblemPage {...props} />
    </AppShell>
  ),
})
