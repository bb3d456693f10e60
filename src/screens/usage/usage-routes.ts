import { createRoute, stripSearchParams } from '@tanstack/react-router'
import { pageOptions } from '#/app/lazy-screen'
import { noUsageFilter, usageSearch } from './usage-search'

export const usageRoute = createRoute({
  ...pageOptions('usage', () => import('./usage-screen')),
  validateSearch: usageSearch,
  search: {
    middlewares: [
      stripSearchParams({ period: 'month' as const, compare: 'total' as const, ...noUsageFilter }),
    ],
  },
})
