import { createRoute, stripSearchParams } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { redemptionQueries } from '#/resources/redemption/redemption'
import { prefetch } from '#/shell/cache'
import { focusSearch, idParam } from '#/shell/edit-params'
import { adminGate } from '#/shell/gates'
import { lazyScreen } from '#/shell/lazy-screen'
import { redemptionListSearch, redemptionSearchDefaults } from './redemption-search'

export const redemptionListRoute = createRoute({
  getParentRoute: () => adminGate,
  path: 'redemption',
  staticData: {
    menu: { label: 'redemption.menu', order: 50, icon: 'ticket', section: 'gateway' },
    shortcut: { label: 'redemption.menu', order: 50 },
    preloadsFirstRequest: true,
  },
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
  validateSearch: z.lazy(() => z.object(focusSearch())),
  staticData: { visits: [{ url: '/redemption/edit/16' }] },
  params: idParam,
  loader: ({ context, params }) => prefetch(context.cache, redemptionQueries.one(params.id)),
  component: lazyScreen(() => import('./edit/redemption-edit-screen'), 'RedemptionEditScreen'),
})
