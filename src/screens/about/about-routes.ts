import { createRoute } from '@tanstack/react-router'
import { contentQueries } from '#/resources/status/content'
import { prefetch } from '#/shell/cache'
import { publicGate } from '#/shell/gates'
import { lazyScreen } from '#/shell/lazy-screen'

export const aboutRoute = createRoute({
  getParentRoute: () => publicGate,
  path: 'about',
  staticData: {
    menu: { label: 'about.menu', order: 100, icon: 'info', section: 'system' },
    visits: [{ caller: 'nobody' }, { caller: 'root' }],
  },
  loader: ({ context }) => prefetch(context.cache, contentQueries.about()),
  component: lazyScreen(() => import('./about-screen'), 'AboutScreen'),
})
