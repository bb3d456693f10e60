import { allNouns } from '../nouns'
import type { Route } from './route'

/** All routes of K6.1. */
export const routes: readonly Route[] = allNouns.flatMap((noun) => noun.routes)

function matches(route: Route, method: string, parts: readonly string[]): boolean {
  const pattern = route.path.split('/')
  return (
    route.method === method &&
    pattern.length === parts.length &&
    pattern.every((want, at) => (want.startsWith(':') ? parts[at] !== '' : want === parts[at]))
  )
}

/** Finds the route for a method and path. A static segment wins over `:id`, as in the server's router. */
export function findRoute(method: string, path: string): Route | undefined {
  const parts = path.split('/')
  const found = routes.filter((route) => matches(route, method, parts))
  return found.find((route) => !route.path.includes(':')) ?? found[0]
}

/**
 * The redirect target for a path that is registered only with or only without its trailing slash (K4.1). Undefined if
 * the path itself is registered or neither form is.
 */
export function redirectOf(method: string, path: string): string | undefined {
  if (findRoute(method, path)) return undefined
  const alternative = path.endsWith('/') ? path.slice(0, -1) : `${path}/`
  return findRoute(method, alternative) ? alternative : undefined
}
