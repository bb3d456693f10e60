import { createRoute } from '@tanstack/react-router'
import { accountQueries } from '#/resources/account/account'
import { prefetch } from '#/app/cache'
import { userGate } from '#/app/gates'
import { pageOptions } from '#/app/lazy-screen'

export const profileRoute = createRoute({
  getParentRoute: () => userGate,
  ...pageOptions('profile', () => import('./profile-screen')),
  loader: ({ context }) => prefetch(context.cache, accountQueries.self()),
})
