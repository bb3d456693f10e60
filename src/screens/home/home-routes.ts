import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { contentQueries } from '#/resources/status/content-queries'
import { warm } from '#/shell/cache'
import { publicGate } from '#/shell/gates'

export const homeRoute = createRoute({
  getParentRoute: () => publicGate,
  path: '/',
  loader: ({ context }) => warm(context.cache, contentQueries.home()),
  component: lazyRouteComponent(() => import('./home-screen'), 'HomeScreen'),
})
