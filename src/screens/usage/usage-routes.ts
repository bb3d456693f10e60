import { createRoute, stripSearchParams } from '@tanstack/react-router'
import { userGate } from '#/app/gates'
import { lazyScreen } from '#/app/lazy-screen'
import { pages } from '#/app/pages'
import { noUsageFilter, usageSearch } from './usage-search'

export const usageRoute = createRoute({
  getParentRoute: () => userGate,
  path: pages.usage.path,
  staticData: pages.usage,
  validateSearch: usageSearch,
  search: {
    middlewares: [
      stripSearchParams({ period: 'month' as const, compare: 'total' as const, ...noUsageFilter }),
    ],
  },
  component: lazyScreen(() => import('./usage-screen'), pages.usage.screen),
})
