import { createRoute } from '@tanstack/react-router'
import { accountQueries } from '#/resources/account/account'
import { prefetch } from '#/shell/cache'
import { userGate } from '#/shell/gates'
import { lazyScreen } from '#/shell/lazy-screen'
import { pages } from '#/shell/pages'

export const profileRoute = createRoute({
  getParentRoute: () => userGate,
  path: pages.profile.path,
  staticData: pages.profile,
  loader: ({ context }) => prefetch(context.cache, accountQueries.self()),
  component: lazyScreen(() => import('./profile-screen'), pages.profile.screen),
})
