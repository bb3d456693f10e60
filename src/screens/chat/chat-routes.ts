import { createRoute } from '@tanstack/react-router'
import { publicGate } from '#/shell/gates'
import { lazyScreen } from '#/shell/lazy-screen'
import { pages } from '#/shell/pages'

export const chatRoute = createRoute({
  getParentRoute: () => publicGate,
  path: pages.chat.path,
  staticData: pages.chat,
  component: lazyScreen(() => import('./chat-screen'), pages.chat.screen),
})
