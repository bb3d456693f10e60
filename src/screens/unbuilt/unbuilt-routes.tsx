import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { adminGate, publicGate, userGate } from '#/shell/gates'

const component = lazyRouteComponent(() => import('./unbuilt-screen'), 'UnbuiltScreen')

/**
 * Addresses of the specification whose screens come with later versions. They have their gates already, so
 * that the menu, the way back and the no-permission page are true today. A screen that is built takes its
 * line from here.
 */
export const unbuiltAdminRoutes = [
  createRoute({ getParentRoute: () => adminGate, path: 'channel', component }),
  createRoute({ getParentRoute: () => adminGate, path: 'redemption', component }),
  createRoute({ getParentRoute: () => adminGate, path: 'user', component }),
]
export const unbuiltUserRoutes = [
  createRoute({ getParentRoute: () => userGate, path: 'topup', component }),
  createRoute({ getParentRoute: () => userGate, path: 'log', component }),
  createRoute({ getParentRoute: () => userGate, path: 'setting', component }),
  createRoute({ getParentRoute: () => userGate, path: 'user/edit', component }),
]
export const unbuiltPublicRoutes = [
  createRoute({ getParentRoute: () => publicGate, path: 'register', component }),
  createRoute({ getParentRoute: () => publicGate, path: 'reset', component }),
  createRoute({ getParentRoute: () => publicGate, path: 'about', component }),
  createRoute({ getParentRoute: () => publicGate, path: 'chat', component }),
]
