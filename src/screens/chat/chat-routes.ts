import { createRoute } from '@tanstack/react-router'
import { publicGate } from '#/app/gates'
import { lazyScreen } from '#/app/lazy-screen'
import { pages } from '#/app/pages'

export const chatRoute = createRoute({
  getParentRoute: () => publicGate,
  path: pages.chat.path,
  staticData: pages.chat,
  component: lazyScreen(() => import('./chat-screen'), pages.chat.screen),
})
