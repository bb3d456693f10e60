import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, type ErrorComponentProps } from '@tanstack/react-router'
import type { Audience } from '#/session/audience'
import { statusQueries } from '#/resources/status/status-queries'
import { prefetch } from './cache'
import { AppShell } from './frame/app-shell'
import { NotFoundPage } from './problem/not-found-page'
import { RouteProblemPage } from './problem/route-problem-page'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Whom the addresses below this gate are for. */
    audience?: Audience
  }
  interface HistoryState {
    /** Where somebody wanted to go who had to sign in first; an address inside the console. */
    origin?: string
    /** Whose page that is, when their session ended there. */
    originOwner?: number
    /** The server's words about a disabled account whose session was given up here. */
    banned?: string
  }
}

/** What every loader may use. */
export interface RouteContext {
  cache: QueryClient
}

export const rootRoute = createRootRouteWithContext<RouteContext>()({
  // Once: what fails is told with a way to ask again, and not asked again by every step through the console.
  shouldReload: false,
  // A turn later than the loaders below it, which start together with this one: their answers are waited for.
  loader: ({ context }) => queueMicrotask(() => prefetch(context.cache, statusQueries.current())),
  component: AppShell,
  notFoundComponent: NotFoundPage,
  errorComponent: ({ error, reset }: ErrorComponentProps) => (
    <AppShell>
      <RouteProblemPage error={error} reset={reset} />
    </AppShell>
  ),
})
