import { createRoute } from '@tanstack/react-router'
import { z } from 'zod'
import { publicGate } from '#/shell/gates'
import { lazyScreen } from '#/shell/lazy-screen'

const loginSearch = z.object({
  /** Set when a session ended by itself; any other value is ignored. */
  expired: z.literal('true').optional().catch(undefined),
})

export const loginRoute = createRoute({
  getParentRoute: () => publicGate,
  path: 'login',
  validateSearch: loginSearch,
  component: lazyScreen(() => import('./login-screen'), 'LoginScreen'),
})
