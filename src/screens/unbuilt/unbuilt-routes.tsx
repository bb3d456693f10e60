import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { PlainKey } from '#/i18n/i18n'
import { publicGate } from '#/shell/gates'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The name of a screen that comes with a later version. */
    unbuilt?: PlainKey
  }
}

const component = lazyRouteComponent(() => import('./unbuilt-screen'), 'UnbuiltScreen')
const named = (unbuilt: PlainKey) => ({ component, staticData: { unbuilt } })

/**
 * Addresses of the specification whose screens come with later versions. They have their gates already, so
 * that the menu, the way back and the no-permission page are true today. A screen that is built takes its
 * line from here.
 */
export const unbuiltPublicRoutes = [
  createRoute({ getParentRoute: () => publicGate, path: 'register', ...named('shell.register') }),
  createRoute({ getParentRoute: () => publicGate, path: 'reset', ...named('shell.resetPassword') }),
]
