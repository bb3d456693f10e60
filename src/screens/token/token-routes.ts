import { createRoute, stripSearchParams } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { searchParam, searchParamText } from '#/browser/search-params'
import { modelQueries } from '#/resources/model/model'
import { TOKEN_ORDERS, TOKEN_STATUS_FILTERS, tokenQueries } from '#/resources/token/token'
import { prefetch } from '#/app/cache'
import { editParams } from '#/app/edit-params'
import { pageOptions } from '#/app/lazy-screen'
import { gridSearch, gridSearchDefaults } from '#/ui/grid/grid-search'

/** Search params of the list. Invalid values fall back to the default. */
const tokenListSearch = z.lazy(() =>
  z.object({
    ...gridSearch(),
    order: searchParam(z.enum(TOKEN_ORDERS), ''),
    status: searchParam(z.enum(TOKEN_STATUS_FILTERS), ''),
  }),
)

const tokenListRoute = createRoute({
  ...pageOptions('tokenList', () => import('./list/token-list-screen')),
  validateSearch: tokenListSearch,
  search: {
    middlewares: [stripSearchParams({ ...gridSearchDefaults, order: '' as const, status: '' as const })],
  },
  loader: ({ context }) => prefetch(context.cache, tokenQueries.all()),
  onLeave: ({ context }) => context.cache.removeQueries({ queryKey: tokenQueries.created().queryKey }),
})

/** Search params of the form of a new token: the model that it may use alone. */
const tokenAddSearch = z.lazy(() =>
  z.object({
    model: z.catch(z.optional(z.pipe(searchParamText, z.string().check(z.maxLength(200)))), undefined),
  }),
)

const tokenAddRoute = createRoute({
  ...pageOptions('tokenAdd', () => import('./edit/token-add-screen')),
  validateSearch: tokenAddSearch,
  loader: ({ context }) => prefetch(context.cache, modelQueries.available()),
})

const tokenEditRoute = createRoute({
  ...pageOptions('tokenEdit', () => import('./edit/token-edit-screen')),
  ...editParams,
  loader: ({ context, params }) =>
    prefetch(context.cache, tokenQueries.one(params.id), modelQueries.available()),
})

export const tokenRoutes = [tokenListRoute, tokenAddRoute, tokenEditRoute] as const
