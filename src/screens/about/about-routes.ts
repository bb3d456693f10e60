import { createRoute } from '@tanstack/react-router'
import { contentQueries } from '#/resources/status/content-queries'
import { warm } from '#/shell/cache'
import { publicGate } from '#/shell/gates'
import { lazyScreen } from '#/shell/lazy-screen'

export const aboutRoute = createRoute({
  getParentRoute: () => publicGate,
  path: 'about',
  loader: ({ context }) => warm(context.cache, contentQueries.about()),
  component: lazyScreen(() => import('./about-screen'), 'AboutScreen'),
})
