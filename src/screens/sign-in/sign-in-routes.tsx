import { createRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { publicGate } from '#/shell/gates'
import { lazyScreen } from '#/shell/lazy-screen'

const loginSearch = z.lazy(() =>
  z.object({
    /** Set when the session expired; other values are ignored. */
    expired: z.catch(z.optional(z.literal('true')), undefined),
  }),
)

export const loginRoute = createRoute({
  getParentRoute: () => publicGate,
  path: 'login',
  staticData: { isCard: true },
  validateSearch: loginSearch,
  component: lazyScreen(() => import('./login-screen'), 'LoginScreen'),
})
