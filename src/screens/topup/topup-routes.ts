import { createRoute } from '@tanstack/react-router'
import { accountQueries } from '#/resources/account/account'
import { statusQueries } from '#/resources/status/status'
import { prefetch } from '#/app/cache'
import { userGate } from '#/app/gates'
import { lazyScreen } from '#/app/lazy-screen'
import { pages } from '#/app/pages'

export const topupRoute = createRoute({
  getParentRoute: () => userGate,
  path: pages.topup.path,
  staticData: pages.topup,
  loader: ({ context }) => prefetch(context.cache, accountQueries.balance(), statusQueries.current()),
  component: lazyScreen(() => import('./topup-screen'), pages.topup.screen),
})
