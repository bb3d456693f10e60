import { createRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { invitationCode, storeInvitation } from '#/session/invitation'
import { publicGate } from '#/app/gates'
import { lazyScreen } from '#/app/lazy-screen'
import { pages } from '#/app/pages'

const registerSearch = z.lazy(() =>
  z.object({
    /** Invitation code of the link; other texts are ignored. */
    aff: z.catch(z.optional(invitationCode), undefined),
  }),
)

export const registerRoute = createRoute({
  getParentRoute: () => publicGate,
  path: pages.register.path,
  staticData: pages.register,
  validateSearch: registerSearch,
  // Stored, because users may browse and register later without the link.
  beforeLoad: ({ search: { aff } }) => {
    if (aff !== undefined) storeInvitation(aff)
  },
  component: lazyScreen(() => import('./register-screen'), pages.register.screen),
})
