import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, type ErrorComponentProps } from '@tanstack/react-router'
import { statusQueries } from '#/resources/status/status-queries'
import { prefetch } from './cache'
import { AppShell } from './frame/app-shell'
import { NotFoundPage, RouteProblemPage } from './problem/problem-pages'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Return URL after the log-in; always inside the console. */
    origin?: string
    /** Id of the account whose session ended on that page. */
    originOwner?: number
    /** Message of the server about a disabled account. */
    banned?: string
  }
}

/** Router context available to every loader. */
export interface RouteContext {
  cache: QueryClient
}

export const rootRoute = createRootRouteWithContext<RouteContext>()({
  staticData: { visits: [{ url: '/nowhere', caller: 'root' }] },
  // Load the status once: a failure is shown with a retry button instead of being refetched on every navigation.
  shouldReload: false,
  // One microtask later than the loaders of child routes, whose responses the first render waits for.
  loader: ({ context }) => queueMicrotask(() => prefetch(context.cache, statusQueries.current())),
  component: AppShell,
  notFoundComponent: NotFoundPage,
  errorComponent: ({ error, reset }: ErrorComponentProps) => (
    <AppShell>
      <RouteProblemPage error={error} reset={reset} />
    </AppShell>
  ),
})
