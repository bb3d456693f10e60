import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { contentQueries } from '#/resources/status/content-queries'
import { warm } from '#/shell/cache'
import { publicGate } from '#/shell/gates'

export const aboutRoute = createRoute({
  getParentRoute: () => publicGate,
  path: 'about',
  loader: ({ context }) => warm(context.cache, contentQueries.about()),
  component: lazyRouteComponent(() => import('./about-screen'), 'AboutScreen'),
})
