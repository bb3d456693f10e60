import { createRoute } from '@tanstack/react-router'
import { contentQueries } from '#/resources/status/content'
import { prefetch } from '#/app/cache'
import { pageOptions } from '#/app/lazy-screen'

export const aboutRoute = createRoute({
  ...pageOptions('about', () => import('./about-screen')),
  loader: ({ context }) => prefetch(context.cache, contentQueries.about()),
})
