import type { HttpHandler } from 'msw'

/** A registered route (K6.1). `critical` routes share the strict rate limit of K3. */
export interface Route {
  method: string
  /** Path pattern; ids are written `:id`. */
  path: string
  critical: boolean
}

/** The routes that handlers serve. */
export function routesOf(handlers: readonly HttpHandler[], { critical = false } = {}): Route[] {
  return handlers.map(({ info }) => ({
    method: String(info.method),
    // MSW patterns begin with `*` for any origin.
    path: String(info.path).slice(1),
    critical,
  }))
}
