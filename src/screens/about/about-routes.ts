import { createRoute } from '@tanstack/react-router'
import { contentQueries } from '#/resources/status/content'
import { prefetch } from '#/shell/cache'
import { publicGate } from '#/shell/gates'
import { lazyScreen } from '#/shell/lazy-screen'
import { pages } from '#/shell/pages'

export const aboutRoute = createRoute({
  getParentRoute: () => publicGate,
  path: pages.about.path,
  staticData: pages.about,
  loader: ({ context }) => prefetch(context.cache, contentQueries.about()),
  component: lazyScreen(() => import('./about-screen'), pages.about.screen),
})
