import { createRoute } from '@tanstack/react-router'
import { accountQueries } from '#/resources/account/account'
import { statusQueries } from '#/resources/status/status'
import { prefetch } from '#/app/cache'
import { pageOptions } from '#/app/lazy-screen'

export const topupRoute = createRoute({
  ...pageOptions('topup', () => import('./topup-screen')),
  loader: ({ context }) => prefetch(context.cache, accountQueries.balance(), statusQueries.current()),
})
