import { createRoute } from '@tanstack/react-router'
import { publicGate } from '#/app/gates'
import { pageOptions } from '#/app/lazy-screen'

export const chatRoute = createRoute({
  getParentRoute: () => publicGate,
  ...pageOptions('chat', () => import('./chat-screen')),
})
