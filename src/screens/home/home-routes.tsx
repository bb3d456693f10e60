import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { publicGate } from '#/shell/gates'

export const homeRoute = createRoute({
  getParentRoute: () => publicGate,
  path: '/',
  component: lazyRouteComponent(() => import('./home-screen'), 'HomeScreen'),
})
