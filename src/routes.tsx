import { createRoute, createRouter } from '@tanstack/react-router'
import type { PropsWithChildren } from 'react'
import { parseSearch, stringifySearch } from './browser/search-params'
import { accountQueries } from './resources/account/account'
import { contentQueries } from './resources/status/content'
import { statusQueries } from './resources/status/status'
import { callCheckRoute } from './screens/call-check/call-check-routes'
import { channelRoutes } from './screens/channel/channel-routes'
import { homeRoute } from './screens/home/home-routes'
import { logListRoute } from './screens/log/log-routes'
import { modelsRoutes } from './screens/models/models-routes'
import { oauthRoute } from './screens/oauth/oauth-routes'
import { redemptionRoutes } from './screens/redemption/redemption-routes'
import { registerRoute } from './screens/register/register-routes'
import { resetRoutes } from './screens/reset/reset-routes'
import { settingRoute } from './screens/setting/setting-routes'
import { SignInAgain } from './screens/sign-in/sign-in-again'
import { loginRoute } from './screens/sign-in/sign-in-routes'
import { tokenRoutes } from './screens/token/token-routes'
import { usageRoute } from './screens/usage/usage-routes'
import { userRoutes } from './screens/user/user-routes'
import { createCache, prefetch } from './app/cache'
import { adminGate, userGate, rootRoute } from './app/gates'
import { PageLoading, pageOptions } from './app/lazy-screen'
import type { RowActionLoader } from './app/palette/palette-verbs'
import { watchSession } from './app/session-watch'

// The pages without search params, of one screen each.
const aboutRoute = createRoute({
  ...pageOptions('about', () => import('./screens/about/about-screen')),
  loader: ({ context }) => prefetch(context.cache, contentQueries.about()),
})
const chatRoute = createRoute(pageOptions('chat', () => import('./screens/chat/chat-screen')))
const profileRoute = createRoute({
  ...pageOptions('profile', () => import('./screens/profile/profile-screen')),
  loader: ({ context }) => prefetch(context.cache, accountQueries.self()),
})
const topupRoute = createRoute({
  ...pageOptions('topup', () => import('./screens/topup/topup-screen')),
  loader: ({ context }) => prefetch(context.cache, accountQueries.balance(), statusQueries.current()),
})

/** Every page of the console. What is known of one beside its URL and screen is in its `staticData`. */
export const routeTree = rootRoute.addChildren([
  homeRoute,
  chatRoute,
  aboutRoute,
  loginRoute,
  oauthRoute,
  registerRoute,
  ...resetRoutes,
  userGate.addChildren([
    ...tokenRoutes,
    ...modelsRoutes,
    logListRoute,
    usageRoute,
    callCheckRoute,
    profileRoute,
    topupRoute,
    settingRoute,
    adminGate.addChildren([...channelRoutes, ...userRoutes, ...redemptionRoutes]),
  ]),
])

/** The actions of the lists' rows, for the command palette. */
export const rowActions: RowActionLoader = async () => {
  const [{ channelActions }, { tokenActions }, { userActions }] = await Promise.all([
    import('./screens/channel/list/channel-actions'),
    import('./screens/token/list/token-actions'),
    import('./screens/user/list/user-actions'),
  ])
  return { channel: channelActions, token: tokenActions, user: userActions }
}

/** Wraps the router's output with dialogs that can open over any screen. */
function GlobalOverlays({ children }: PropsWithChildren) {
  return (
    <>
      {children}
      <SignInAgain />
    </>
  )
}

/** Creates the router, its query cache and the session watch, which `stop` ends: tests mount more than one console. */
export function createConsoleRouter() {
  const cache = createCache(
    (failure) => session.handleSessionEnd(failure),
    () => void session.recheckPermissions(),
    (actsOn) => session.assertSameAccount(actsOn),
  )
  const router = createRouter({
    routeTree,
    context: { cache, rowActions },
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    // Freshness is decided by the query cache.
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    defaultPendingComponent: PageLoading,
    InnerWrap: GlobalOverlays,
  })
  const session = watchSession(router, cache)
  return { router, cache, stop: session.stop }
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createConsoleRouter>['router']
  }
}
