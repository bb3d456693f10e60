import { createRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { invitationCode, storedInvitation } from '#/session/invitation'
import { pageOptions } from '#/app/lazy-screen'

const registerSearch = z.lazy(() =>
  z.object({
    /** Invitation code of the link; other texts are ignored. */
    aff: z.catch(z.optional(invitationCode), undefined),
  }),
)

export const registerRoute = createRoute({
  ...pageOptions('register', () => import('./register-screen')),
  validateSearch: registerSearch,
  // Stored, because users may browse and register later without the link.
  beforeLoad: ({ search: { aff } }) => {
    if (aff !== undefined) storedInvitation.write(aff)
  },
})
