import { createRoute, stripSearchParams } from '@tanstack/react-router'
import { pageOptions } from '#/app/lazy-screen'
import { filterOf, logSearchDefaults, logSearchSchema } from './log-search'

export const logListRoute = createRoute({
  ...pageOptions('logList', () => import('./list/log-list-screen')),
  validateSearch: logSearchSchema,
  search: { middlewares: [stripSearchParams(logSearchDefaults)] },
  // Sort order and columns are applied on the client and must not trigger another fetch.
  loaderDeps: ({ search }) => ({ p: search.p, size: search.size, filter: filterOf(search) }),
  // The queries of the log come with its screen, so that other pages do not load them. If it cannot be loaded, `pageOptions` tells.
  // Awaited: the first response, which the page has asked for early, is discarded when the route is loaded.
  loader: ({ context, deps }) =>
    import('./list/log-list-screen').then(
      ({ prefetchLogs }) => prefetchLogs(context.cache, deps),
      () => undefined,
    ),
})
