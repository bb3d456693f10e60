import { createRoute } from '@tanstack/react-router'
import { contentQueries } from '#/resources/status/content-queries'
import { prefetch } from '#/shell/cache'
import { publicGate } from '#/shell/gates'
import { lazyScreen } from '#/shell/lazy-screen'

export const homeRoute = createRoute({
  getParentRoute: () => publicGate,
  path: '/',
  loader: ({ context }) => prefetch(context.cache, contentQueries.home()),
  component: lazyScreen(() => import('./home-screen'), 'HomeScreen'),
})
