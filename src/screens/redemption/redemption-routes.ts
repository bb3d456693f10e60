import { createRoute, stripSearchParams } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { redemptionQueries } from '#/resources/redemption/redemption'
import { prefetch } from '#/app/cache'
import { focusSearch, idParam } from '#/app/edit-params'
import { adminGate } from '#/app/gates'
import { lazyScreen } from '#/app/lazy-screen'
import { pages } from '#/app/pages'
import { redemptionListSearch, redemptionSearchDefaults } from './redemption-search'

export const redemptionListRoute = createRoute({
  getParentRoute: () => adminGate,
  path: pages.redemptionList.path,
  staticData: pages.redemptionList,
  validateSearch: redemptionListSearch,
  search: { middlewares: [stripSearchParams(redemptionSearchDefaults)] },
  loader: ({ context }) => prefetch(context.cache, redemptionQueries.all()),
  component: lazyScreen(() => import('./list/redemption-list-screen'), pages.redemptionList.screen),
})

export const redemptionAddRoute = createRoute({
  getParentRoute: () => adminGate,
  path: pages.redemptionAdd.path,
  staticData: pages.redemptionAdd,
  component: lazyScreen(() => import('./edit/redemption-add-screen'), pages.redemptionAdd.screen),
})

export const redemptionEditRoute = createRoute({
  getParentRoute: () => adminGate,
  path: pages.redemptionEdit.path,
  staticData: pages.redemptionEdit,
  validateSearch: z.lazy(() => z.object(focusSearch())),
  params: idParam,
  loader: ({ context, params }) => prefetch(context.cache, redemptionQueries.one(params.id)),
  component: lazyScreen(() => import('./edit/redemption-edit-screen'), pages.redemptionEdit.screen),
})
