import { createRoute, stripSearchParams } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { searchParam } from '#/browser/search-params'
import { REDEMPTION_STATUS_FILTERS, redemptionQueries } from '#/resources/redemption/redemption'
import { prefetch } from '#/app/cache'
import { editParams } from '#/app/edit-params'
import { pageOptions } from '#/app/lazy-screen'
import { gridSearch, gridSearchDefaults } from '#/ui/grid/grid-search'

const redemptionListSearch = z.lazy(() =>
  z.object({ ...gridSearch(), status: searchParam(z.enum(REDEMPTION_STATUS_FILTERS), '') }),
)

const redemptionListRoute = createRoute({
  ...pageOptions('redemptionList', () => import('./list/redemption-list-screen')),
  validateSearch: redemptionListSearch,
  search: { middlewares: [stripSearchParams({ ...gridSearchDefaults, status: '' as const })] },
  loader: ({ context }) => prefetch(context.cache, redemptionQueries.all()),
  onLeave: ({ context }) => context.cache.removeQueries({ queryKey: redemptionQueries.created().queryKey }),
})

const redemptionAddRoute = createRoute(
  pageOptions('redemptionAdd', () => import('./edit/redemption-add-screen')),
)

const redemptionEditRoute = createRoute({
  ...pageOptions('redemptionEdit', () => import('./edit/redemption-edit-screen')),
  ...editParams,
  loader: ({ context, params }) => prefetch(context.cache, redemptionQueries.one(params.id)),
})

export const redemptionRoutes = [redemptionListRoute, redemptionAddRoute, redemptionEditRoute] as const
