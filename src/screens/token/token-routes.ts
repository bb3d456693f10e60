import { createRoute, stripSearchParams } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { searchParam } from '#/browser/search-params'
import { modelQueries } from '#/resources/model/model'
import { TOKEN_ORDERS, tokenQueries } from '#/resources/token/token'
import { prefetch } from '#/shell/cache'
import { focusSearch, idParam } from '#/shell/edit-params'
import { userGate } from '#/shell/gates'
import { lazyScreen } from '#/shell/lazy-screen'
import { gridSearch, gridSearchDefaults } from '#/ui/grid/grid-search'

/** Search params of the list. Invalid values fall back to the default. */
const tokenListSearch = z.lazy(() =>
  z.object({ ...gridSearch(), order: searchParam(z.enum(TOKEN_ORDERS), '') }),
)

export const tokenListRoute = createRoute({
  getParentRoute: () => userGate,
  path: 'token',
  staticData: {
    menu: { label: 'token.menu', order: 40, icon: 'key', section: 'gateway' },
    shortcut: { label: 'token.menu', order: 20 },
    preloadsFirstRequest: true,
  },
  validateSearch: tokenListSearch,
  search: { middlewares: [stripSearchParams({ ...gridSearchDefaults, order: '' as const })] },
  // Sort, size and columns do not affect the request, so they are no loader dependencies.
  loaderDeps: ({ search: { keyword, p, order } }) => ({ keyword, p, order }),
  loader: ({ context, deps: { keyword, p, order } }) =>
    prefetch(context.cache, keyword ? tokenQueries.matching(keyword) : tokenQueries.page(p, order)),
  component: lazyScreen(() => import('./list/token-list-screen'), 'TokenListScreen'),
})

export const tokenAddRoute = createRoute({
  getParentRoute: () => userGate,
  path: 'token/add',
  staticData: { shortcut: { label: 'home.shortcut.token', order: 10 } },
  loader: ({ context }) => prefetch(context.cache, modelQueries.available()),
  component: lazyScreen(() => import('./edit/token-add-screen'), 'TokenAddScreen'),
})

export const tokenEditRoute = createRoute({
  getParentRoute: () => userGate,
  path: 'token/edit/$id',
  validateSearch: z.lazy(() => z.object(focusSearch())),
  staticData: { visits: [{ url: '/token/edit/32' }] },
  params: idParam,
  loader: ({ context, params }) =>
    prefetch(context.cache, tokenQueries.one(params.id), modelQueries.available()),
  component: lazyScreen(() => import('./edit/token-edit-screen'), 'TokenEditScreen'),
})
