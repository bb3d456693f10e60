import { createRoute } from '@tanstack/react-router'
import { accountQueries } from '#/resources/account/account'
import { prefetch } from '#/shell/cache'
import { userGate } from '#/shell/gates'
import { lazyScreen } from '#/shell/lazy-screen'

export const profileRoute = createRoute({
  getParentRoute: () => userGate,
  path: 'user/edit',
  staticData: { shortcut: { label: 'home.shortcut.profile', order: 60 } },
  loader: ({ context }) => prefetch(context.cache, accountQueries.self()),
  component: lazyScreen(() => import('./profile-screen'), 'ProfileScreen'),
})
