import { createRoute } from '@tanstack/react-router'
import { accountQueries } from '#/resources/account/account'
import { statusQueries } from '#/resources/status/status'
import { prefetch } from '#/shell/cache'
import { userGate } from '#/shell/gates'
import { lazyScreen } from '#/shell/lazy-screen'

export const topupRoute = createRoute({
  getParentRoute: () => userGate,
  path: 'topup',
  staticData: { menu: { label: 'topup.menu', order: 60, icon: 'coin', section: 'gateway' } },
  loader: ({ context }) => prefetch(context.cache, accountQueries.balance(), statusQueries.current()),
  component: lazyScreen(() => import('./topup-screen'), 'TopupScreen'),
})
