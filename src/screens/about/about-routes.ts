import { createRoute } from '@tanstack/react-router'
import { contentQueries } from '#/resources/status/content'
import { prefetch } from '#/app/cache'
import { publicGate } from '#/app/gates'
import { lazyScreen } from '#/app/lazy-screen'
import { pages } from '#/app/pages'

export const aboutRoute = createRoute({
  getParentRoute: () => publicGate,
  path: pages.about.path,
  staticData: pages.about,
  loader: ({ context }) => prefetch(context.cache, contentQueries.about()),
  component: lazyScreen(() => import('./about-screen'), pages.about.screen),
})
