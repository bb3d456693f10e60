import { createRoute, stripSearchParams } from '@tanstack/react-router'
import { redemptionQueries } from '#/resources/redemption/redemption-queries'
import { prefetch } from '#/shell/cache'
import { adminGate } from '#/shell/gates'
import { idParam } from '#/shell/id-param'
import { lazyScreen } from '#/shell/lazy-screen'
import { redemptionListSearch, redemptionSearchDefaults } from './redemption-search'

export const redemptionListRoute = createRoute({
  getParentRoute: () => adminGate,
  path: 'redemption',
  validateSearch: redemptionListSearch,
  search: { middlewares: [stripSearchParams(redemptionSearchDefaults)] },
  // Status, sort, size and columns do not affect the request, so they are no loader dependencies.
  loaderDeps: ({ search: { keyword, p } }) => ({ keyword, p }),
  loader: ({ context, deps: { keyword, p } }) =>
    prefetch(context.cache, keyword ? redemptionQueries.matching(keyword) : redemptionQueries.page(p)),
  component: lazyScreen(() => import('./list/redemption-list-screen'), 'RedemptionListScreen'),
})

export const redemptionAddRoute = createRoute({
  getParentRoute: () => adminGate,
  path: 'redemption/add',
  component: lazyScreen(() => import('./edit/redemption-add-screen'), 'RedemptionAddScreen'),
})

export const redemptionEditRoute = createRoute({
  getParentRoute: () => adminGate,
  path: 'redemption/edit/$id',
  params: idParam,
  loader: ({ context, params }) => prefetch(context.cache, redemptionQueries.one(params.id)),
  component: lazyScreen(() => import('./edit/redemption-edit-screen'), 'RedemptionEditScreen'),
})
