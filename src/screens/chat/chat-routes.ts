import { createRoute } from '@tanstack/react-router'
import { publicGate } from '#/shell/gates'
import { lazyScreen } from '#/shell/lazy-screen'

export const chatRoute = createRoute({
  getParentRoute: () => publicGate,
  path: 'chat',
  staticData: {
    menu: { label: 'chat.menu', order: 20, icon: 'chat', section: 'start', needsChatLink: true },
    visits: [{ caller: 'nobody' }, { caller: 'root' }],
  },
  component: lazyScreen(() => import('./chat-screen'), 'ChatScreen'),
})
