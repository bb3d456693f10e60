import { createRoute, stripSearchParams } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { searchParam } from '#/browser/search-params'
import { BREAKDOWNS } from '#/resources/log/log-breakdown'
import { userGate } from '#/app/gates'
import { lazyScreen } from '#/app/lazy-screen'
import { pages } from '#/app/pages'
import { isUsageDay, USAGE_PERIODS } from './usage-period'

const day = z.catch(z.optional(z.string().check(z.refine(isUsageDay))), undefined)

/** Search params: which period, split by what, and whether each name is compared. Invalid values count as unset. */
const usageSearch = z.lazy(() =>
  z.object({
    period: searchParam(z.enum(USAGE_PERIODS), 'month'),
    from: day,
    to: day,
    by: z.catch(z.optional(z.enum(BREAKDOWNS.all)), undefined),
    compare: searchParam(z.enum(['total', 'names']), 'total'),
  }),
)

export const usageRoute = createRoute({
  getParentRoute: () => userGate,
  path: pages.usage.path,
  staticData: pages.usage,
  validateSearch: usageSearch,
  search: { middlewares: [stripSearchParams({ period: 'month' as const, compare: 'total' as const })] },
  component: lazyScreen(() => import('./usage-screen'), pages.usage.screen),
})
