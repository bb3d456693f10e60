import { createRoute } from '@tanstack/react-router'
import { accountQueries } from '#/resources/account/account'
import { prefetch } from '#/app/cache'
import { userGate } from '#/app/gates'
import { lazyScreen } from '#/app/lazy-screen'
import { pages } from '#/app/pages'

export const profileRoute = createRoute({
  getParentRoute: () => userGate,
  path: pages.profile.path,
  staticData: pages.profile,
  loader: ({ context }) => prefetch(context.cache, accountQueries.self()),
  component: lazyScreen(() => import('./profile-screen'), pages.profile.screen),
})
