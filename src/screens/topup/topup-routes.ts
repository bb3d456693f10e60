import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { accountQueries } from '#/resources/account/account-queries'
import { statusQueries } from '#/resources/status/status-queries'
import { warm } from '#/shell/cache'
import { userGate } from '#/shell/gates'

export const topupRoute = createRoute({
  getParentRoute: () => userGate,
  path: 'topup',
  loader: ({ context }) => warm(context.cache, accountQueries.balance(), statusQueries.current()),
  component: lazyRouteComponent(() => import('./topup-screen'), 'TopupScreen'),
})
