// Reads the registry of pages: the routes with their `staticData`. Runs in `print-pages.ts`, which provides a DOM.
import { QueryClient } from '@tanstack/react-query'
import { createRouter, type AnyRoute } from '@tanstack/react-router'
import { routeTree } from '../src/routes'
import { MIN_ROLE, type Audience } from '../src/session/audience'
import { audienceOf, currentPlace, menuLinks, type PageVisit, type PreloadedModule } from '../src/shell/pages'

export interface Page {
  /** Path of the route: `/token/edit/$id`. */
  path: string
  /** Lowest role that may open the page, as the server's number. */
  minRole: number
  /** Export name of the screen. */
  screen: string
  /** Path and query of the request that is sent with the page. */
  firstRequest?: string
  /** A lazily loaded module that is preloaded with the page for signed-in users. */
  preloadedModule?: PreloadedModule
  /** Export name of a lazily loaded module that each visit needs after the first paint. */
  nextModule?: string
  /** Path of its entry in the menu. */
  place?: string
  /** Whether it is a card, without menu and header. */
  isCard?: true
}

/** A URL that tests, screenshots and budgets open, with the user who opens it. */
export interface Visit extends Required<PageVisit> {
  /** Whether it is the first visit of a page, not another state of it and not an error page. */
  isMain: boolean
  /** Whether the page is a card without the menu. */
  isCard: boolean
}

export interface PageRegistry {
  pages: Page[]
  visits: Visit[]
}

const DEFAULT_CALLER: Readonly<Record<Audience, Visit['caller']>> = {
  everybody: 'nobody',
  signedIn: 'alice',
  admins: 'root',
}

const cache = new QueryClient()
const router = createRouter({ routeTree, context: { cache } })
const byPath: Readonly<Record<string, AnyRoute>> = router.routesByPath

/** Runs the loader of `path` without search params and returns the first request that it sends. */
function firstRequestOf(path: string, route: AnyRoute): Promise<string> {
  const match = router.matchRoutes(path, {}).at(-1)
  return new Promise((resolve) => {
    globalThis.fetch = (input) => {
      const { pathname, search } = new URL(input instanceof Request ? input.url : input)
      resolve(pathname + search)
      return new Promise(() => {})
    }
    route.options.loader({ context: { cache }, deps: match?.loaderDeps, params: match?.params })
  })
}

const ROOT = { id: 1, username: '', display_name: '', role: MIN_ROLE.admins, status: 1 }
const links = menuLinks(byPath, ROOT, true)

async function readPage([path, route]: [string, AnyRoute]): Promise<Page> {
  const { component, staticData } = route.options
  const screen: unknown = component && 'displayName' in component ? component.displayName : undefined
  if (typeof screen !== 'string') throw new Error(`${path}: its component is not a lazyScreen`)
  const place = currentPlace(byPath, links, path)?.to
  return {
    path,
    ...(place && { place }),
    ...(staticData?.isCard && { isCard: true }),
    minRole: MIN_ROLE[audienceOf(route)],
    screen,
    ...(staticData?.preloadsModule && { preloadedModule: staticData.preloadsModule }),
    ...(staticData?.nextModule && { nextModule: staticData.nextModule }),
    ...(staticData?.preloadsFirstRequest && { firstRequest: await firstRequestOf(path, route) }),
  }
}

function visitsOf(route: AnyRoute): Visit[] {
  const isPage = Object.values(byPath).includes(route)
  const path = isPage ? route.fullPath : undefined
  const visits: readonly PageVisit[] = route.options.staticData?.visits ?? (isPage ? [{}] : [])
  return visits.map(({ caller = DEFAULT_CALLER[audienceOf(route)], url = path }, index) => {
    if (url === undefined || url.includes('$')) throw new Error(`${route.id}: a visit has no URL`)
    const isCard = route.options.staticData?.isCard === true
    return { caller, url, isMain: isPage && index === 0, isCard }
  })
}

/** Reads every page and visit. Pages are read in sequence, because each first request replaces `fetch`. */
export async function readRegistry(): Promise<PageRegistry> {
  const pages: Page[] = []
  // oxlint-disable-next-line no-await-in-loop -- each first request replaces `fetch`
  for (const entry of Object.entries(byPath)) pages.push(await readPage(entry))
  const routes: AnyRoute[] = Object.values(router.routesById)
  return { pages, visits: routes.flatMap(visitsOf) }
}
