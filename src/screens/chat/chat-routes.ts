import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { publicGate } from '#/shell/gates'

export const chatRoute = createRoute({
  getParentRoute: () => publicGate,
  path: 'chat',
  component: lazyRouteComponent(() => import('./chat-screen'), 'ChatScreen'),
})
