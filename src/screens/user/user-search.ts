import * as z from 'zod/mini'
import { searchParam } from '#/browser/search-params'
import { ROLE_KINDS, STATUS_KINDS, USER_ORDERS } from '#/resources/user/user'
import { gridSearch, gridSearchDefaults } from '#/ui/grid/grid-search'

export const userListSearch = z.lazy(() =>
  z.object({
    ...gridSearch(),
    order: searchParam(z.enum(USER_ORDERS), ''),
    role: searchParam(z.union([z.enum(ROLE_KINDS), z.literal('')]), ''),
    status: searchParam(z.union([z.enum(STATUS_KINDS), z.literal('')]), ''),
    group: searchParam(z.string().check(z.maxLength(64)), ''),
  }),
)

export const userSearchDefaults = {
  ...gridSearchDefaults,
  order: '',
  role: '',
  status: '',
  group: '',
} as const
