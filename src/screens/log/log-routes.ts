import { createRoute, stripSearchParams } from '@tanstack/react-router'
import { pageOptions } from '#/app/lazy-screen'
import { filterOf, logSearchDefaults, logSearchSchema } from './log-search'

export const logListRoute = createRoute({
  ...pageOptions('logList', () => import('./list/log-list-screen')),
  validateSearch: logSearchSchema,
  search: { middlewares: [stripSearchParams(logSearchDefaults)] },
  // Sort order and columns are applied on the client and must not trigger another fetch.
  loaderDeps: ({ search }) => ({ p: search.p, size: search.size, filter: filterOf(search) }),
  // Its queries come with the screen, which keeps them out of the first load of every page, and tells if it cannot be loaded.
  loader: ({ context, deps }) => {
    void import('./list/log-list-screen').then(
      ({ prefetchLogs }) => prefetchLogs(context.cache, deps),
      () => undefined,
    )
  },
})
