import { createRoute, stripSearchParams } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { searchParam } from '#/browser/search-params'
import { accountQueries } from '#/resources/account/account'
import { contentQueries } from '#/resources/status/content'
import { pageOwner } from '#/session/session'
import { prefetch } from '#/app/cache'
import { pageOptions } from '#/app/lazy-screen'

export const homeRoute = createRoute({
  ...pageOptions('home', () => import('./home-screen')),
  // What a signed-in account sees where a page is configured.
  validateSearch: z.lazy(() => z.object({ tab: searchParam(z.enum(['page', 'overview']), 'page') })),
  search: { middlewares: [stripSearchParams({ tab: 'page' as const })] },
  loader: ({ context }) => {
    prefetch(context.cache, contentQueries.home())
    if (pageOwner()) prefetch(context.cache, accountQueries.self())
  },
})
