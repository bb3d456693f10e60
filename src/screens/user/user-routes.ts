import { createRoute, stripSearchParams } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { searchParam } from '#/browser/search-params'
import { groupQueries } from '#/resources/group/group'
import { ROLE_KINDS, STATUS_KINDS, USER_ORDERS, userQueries } from '#/resources/user/user'
import { prefetch } from '#/app/cache'
import { editParams } from '#/app/edit-params'
import { pageOptions } from '#/app/lazy-screen'
import { gridSearch, gridSearchDefaults } from '#/ui/grid/grid-search'

const userListSearch = z.lazy(() =>
  z.object({
    ...gridSearch(),
    order: searchParam(z.enum(USER_ORDERS), ''),
    role: searchParam(z.union([z.enum(ROLE_KINDS), z.literal('')]), ''),
    status: searchParam(z.union([z.enum(STATUS_KINDS), z.literal('')]), ''),
    group: searchParam(z.string().check(z.maxLength(64)), ''),
  }),
)
const noUserFilter = { order: '', role: '', status: '', group: '' } as const

const userListRoute = createRoute({
  ...pageOptions('userList', () => import('./list/user-list-screen')),
  validateSearch: userListSearch,
  search: { middlewares: [stripSearchParams({ ...gridSearchDefaults, ...noUserFilter })] },
  loader: ({ context }) => prefetch(context.cache, userQueries.all()),
})

const userAddRoute = createRoute(pageOptions('userAdd', () => import('./edit/user-add-screen')))

const userEditRoute = createRoute({
  ...pageOptions('userEdit', () => import('./edit/user-edit-screen')),
  ...editParams,
  loader: ({ context, params }) => prefetch(context.cache, userQueries.one(params.id), groupQueries.all()),
})

export const userRoutes = [userListRoute, userAddRoute, userEditRoute] as const
