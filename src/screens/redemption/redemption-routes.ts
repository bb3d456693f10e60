import { createRoute, stripSearchParams } from '@tanstack/react-router'
import { redemptionQueries } from '#/resources/redemption/redemption'
import { prefetch } from '#/app/cache'
import { editParams } from '#/app/edit-params'
import { pageOptions } from '#/app/lazy-screen'
import { redemptionListSearch, redemptionSearchDefaults } from './redemption-search'

const redemptionListRoute = createRoute({
  ...pageOptions('redemptionList', () => import('./list/redemption-list-screen')),
  validateSearch: redemptionListSearch,
  search: { middlewares: [stripSearchParams(redemptionSearchDefaults)] },
  loader: ({ context }) => prefetch(context.cache, redemptionQueries.all()),
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
