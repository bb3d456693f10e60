import { createRoute } from '@tanstack/react-router'
import { pageOptions } from '#/app/lazy-screen'

export const chatRoute = createRoute({
  ...pageOptions('chat', () => import('./chat-screen')),
})
