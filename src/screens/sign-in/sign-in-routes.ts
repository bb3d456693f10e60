import { createRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { pageOptions } from '#/app/lazy-screen'

const loginSearch = z.lazy(() =>
  z.object({
    /** Set when the session expired; other values are ignored. */
    expired: z.catch(z.optional(z.literal('true')), undefined),
  }),
)

export const loginRoute = createRoute({
  ...pageOptions('login', () => import('./login-screen')),
  validateSearch: loginSearch,
  // Anything else, such as a password, is removed from the URL.
  search: { middlewares: [({ search, next }) => ({ expired: next(search).expired })] },
})
