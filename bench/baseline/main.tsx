// Baseline: the smallest app with the console's router and query libraries, and plain tables.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import './baseline.css'
import { ListPage } from './list-page'
import { LISTS, rowsOf, type ListName } from './lists'

const cache = new QueryClient()

const root = createRootRoute({
  component: () => (
    <>
      <nav aria-label="Main">
        <Link to="/token">Tokens</Link>
        <Link to="/log">Logs</Link>
        <Link to="/channel">Channels</Link>
      </nav>
      <Outlet />
    </>
  ),
})

const login = createRoute({
  getParentRoute: () => root,
  path: 'login',
  component: () => (
    <main>
      <h1>Sign in</h1>
      <form>
        <input aria-label="User name" autoComplete="username" />
        <input aria-label="Password" type="password" autoComplete="current-password" />
        <button>Sign in</button>
      </form>
    </main>
  ),
})

/** Parses the search params of a list. */
function searchOf(search: Record<string, unknown>): { p?: number; keyword?: string } {
  return { p: Number(search.p ?? 0), keyword: typeof search.keyword === 'string' ? search.keyword : '' }
}

function listRoute(name: ListName) {
  return createRoute({
    getParentRoute: () => root,
    path: name,
    validateSearch: searchOf,
    loaderDeps: ({ search }) => search,
    loader: ({ deps: { p = 0, keyword = '' } }) => void cache.prefetchQuery(rowsOf(name, p, keyword)),
    component: () => <ListPage key={name} name={name} />,
  })
}

const names = Object.keys(LISTS).filter((name): name is ListName => name in LISTS)
const router = createRouter({
  routeTree: root.addChildren([login, ...names.map(listRoute)]),
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
})

const container = document.getElementById('root')
if (!container) throw new Error('index.html has no root element')
createRoot(container).render(
  <QueryClientProvider client={cache}>
    <RouterProvider router={router} />
  </QueryClientProvider>,
)
