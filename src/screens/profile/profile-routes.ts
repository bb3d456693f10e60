import { createRoute } from '@tanstack/react-router'
import { accountQueries } from '#/resources/account/account'
import { prefetch } from '#/app/cache'
import { pageOptions } from '#/app/lazy-screen'

export const profileRoute = createRoute({
  ...pageOptions('profile', () => import('./profile-screen')),
  loader: ({ context }) => prefetch(context.cache, accountQueries.self()),
})
