import { createRoute, stripSearchParams } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { groupQueries } from '#/resources/group/group'
import { userQueries } from '#/resources/user/user'
import { prefetch } from '#/app/cache'
import { focusSearch, idParam } from '#/app/edit-params'
import { adminGate } from '#/app/gates'
import { lazyScreen } from '#/app/lazy-screen'
import { pages } from '#/app/pages'
import { userListSearch, userSearchDefaults } from './user-search'

export const userListRoute = createRoute({
  getParentRoute: () => adminGate,
  path: pages.userList.path,
  staticData: pages.userList,
  validateSearch: userListSearch,
  search: { middlewares: [stripSearchParams(userSearchDefaults)] },
  loader: ({ context }) => prefetch(context.cache, userQueries.all()),
  component: lazyScreen(() => import('./list/user-list-screen'), pages.userList.screen),
})

export const userAddRoute = createRoute({
  getParentRoute: () => adminGate,
  path: pages.userAdd.path,
  staticData: pages.userAdd,
  component: lazyScreen(() => import('./edit/user-add-screen'), pages.userAdd.screen),
})

export const userEditRoute = createRoute({
  getParentRoute: () => adminGate,
  path: pages.userEdit.path,
  staticData: pages.userEdit,
  validateSearch: z.lazy(() => z.object(focusSearch())),
  params: idParam,
  loader: ({ context, params }) => prefetch(context.cache, userQueries.one(params.id), groupQueries.all()),
  component: lazyScreen(() => import('./edit/user-edit-screen'), pages.userEdit.screen),
})
