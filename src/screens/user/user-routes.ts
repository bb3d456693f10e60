import { createRoute, stripSearchParams } from '@tanstack/react-router'
import { groupQueries } from '#/resources/group/group'
import { userQueries } from '#/resources/user/user'
import { prefetch } from '#/app/cache'
import { editParams } from '#/app/edit-params'
import { pageOptions } from '#/app/lazy-screen'
import { userListSearch, userSearchDefaults } from './user-search'

const userListRoute = createRoute({
  ...pageOptions('userList', () => import('./list/user-list-screen')),
  validateSearch: userListSearch,
  search: { middlewares: [stripSearchParams(userSearchDefaults)] },
  loader: ({ context }) => prefetch(context.cache, userQueries.all()),
})

const userAddRoute = createRoute(pageOptions('userAdd', () => import('./edit/user-add-screen')))

const userEditRoute = createRoute({
  ...pageOptions('userEdit', () => import('./edit/user-edit-screen')),
  ...editParams,
  loader: ({ context, params }) => prefetch(context.cache, userQueries.one(params.id), groupQueries.all()),
})

export const userRoutes = [userListRoute, userAddRoute, userEditRoute] as const
