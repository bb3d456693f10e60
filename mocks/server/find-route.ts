import { routes, type Route } from './routes'

function fits(route: Route, method: string, parts: readonly string[]): boolean {
  const pattern = route.path.split('/')
  return (
    route.method === method &&
    pattern.length === parts.length &&
    pattern.every((want, at) => (want.startsWith(':') ? parts[at] !== '' : want === parts[at]))
  )
}

/** The registered call for a method and path; a fixed word beats an id, as in the server's router. */
export function findRoute(method: string, path: string): Route | undefined {
  const parts = path.split('/')
  const found = routes.filter((route) => fits(route, method, parts))
  return found.find((route) => !route.path.includes(':')) ?? found[0]
}

/**
 * Where the router sends a path whose twin with or without the final slash is registered for the method
 * (K4.1); undefined when it answers itself or knows neither.
 */
export function redirectOf(method: string, path: string): string | undefined {
  if (findRoute(method, path)) return undefined
  const twin = path.endsWith('/') ? path.slice(0, -1) : `${path}/`
  return findRoute(method, twin) ? twin : undefined
}
