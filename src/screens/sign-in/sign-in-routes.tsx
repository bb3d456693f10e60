import { createRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { publicGate } from '#/shell/gates'
import { lazyScreen } from '#/shell/lazy-screen'

const loginSearch = z.object({
  /** Set when a session ended by itself; any other value is ignored. */
  expired: z.catch(z.optional(z.literal('true')), undefined),
})

export const loginRoute = createRoute({
  getParentRoute: () => publicGate,
  path: 'login',
  validateSearch: loginSearch,
  component: lazyScreen(() => import('./login-screen'), 'LoginScreen'),
})
