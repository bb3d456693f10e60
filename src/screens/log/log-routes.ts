import { createRoute, stripSearchParams } from '@tanstack/react-router'
import { logQueries } from '#/resources/log/log'
import { pageOwner } from '#/session/session'
import { prefetch } from '#/app/cache'
import { pageOptions } from '#/app/lazy-screen'
import { rowsPerPage, storedPageSize } from '#/ui/grid/page-size'
import { logScopeOf, filterOf, logSearchDefaults, logSearchSchema } from './log-search'

export const logListRoute = createRoute({
  ...pageOptions('logList', () => import('./list/log-list-screen')),
  validateSearch: logSearchSchema,
  search: { middlewares: [stripSearchParams(logSearchDefaults)] },
  // Sort order and columns are applied on the client and must not trigger another fetch.
  loaderDeps: ({ search }) => ({ p: search.p, size: search.size, filter: filterOf(search) }),
  loader: ({ context, deps: { filter, p, size } }) => {
    const scope = logScopeOf(pageOwner())
    const perPage = rowsPerPage(size ?? storedPageSize(`log.${scope}`).read() ?? 'fit', window.innerHeight)
    prefetch(context.cache, logQueries.rows(scope, filter, p, perPage), logQueries.sum(scope, filter))
  },
})
