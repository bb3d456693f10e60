import { createRoute } from '@tanstack/react-router'
import { publicGate } from '#/shell/gates'
import { lazyScreen } from '#/shell/lazy-screen'

export const chatRoute = createRoute({
  getParentRoute: () => publicGate,
  path: 'chat',
  component: lazyScreen(() => import('./chat-screen'), 'ChatScreen'),
})
