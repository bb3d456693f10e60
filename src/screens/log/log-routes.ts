import { createRoute, stripSearchParams } from '@tanstack/react-router'
import { logQueries } from '#/resources/log/log'
import { pageOwner } from '#/session/session'
import { prefetch } from '#/app/cache'
import { userGate } from '#/app/gates'
import { lazyScreen } from '#/app/lazy-screen'
import { pages } from '#/app/pages'
import { firstServerPage } from '#/ui/grid/page-size'
import { LOG_PAGE_SIZE, logScopeOf, filterOf, logSearchDefaults, logSearchSchema } from './log-search'

export const logListRoute = createRoute({
  getParentRoute: () => userGate,
  path: pages.logList.path,
  staticData: pages.logList,
  validateSearch: logSearchSchema,
  search: { middlewares: [stripSearchParams(logSearchDefaults)] },
  // Sort order and columns are applied on the client and must not trigger another fetch.
  loaderDeps: ({ search }) => ({ p: search.p, size: search.size, filter: filterOf(search) }),
  loader: ({ context, deps: { filter, ...deps } }) => {
    const scope = logScopeOf(pageOwner())
    const first = firstServerPage(`log.${scope}`, deps, LOG_PAGE_SIZE)
    prefetch(context.cache, logQueries.page(scope, filter, first), logQueries.sum(scope, filter))
  },
  component: lazyScreen(() => import('./list/log-list-screen'), pages.logList.screen),
})
