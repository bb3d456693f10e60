import { createRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { invitationCode, storeInvitation } from '#/session/invitation'
import { publicGate } from '#/shell/gates'
import { lazyScreen } from '#/shell/lazy-screen'

const registerSearch = z.object({
  /** Who invited; any text that cannot be such a code is ignored. */
  aff: z.catch(z.optional(invitationCode), undefined),
})

export const registerRoute = createRoute({
  getParentRoute: () => publicGate,
  path: 'register',
  validateSearch: registerSearch,
  // Kept: people look around before they register, and come back without the link.
  beforeLoad: ({ search: { aff } }) => {
    if (aff !== undefined) storeInvitation(aff)
  },
  component: lazyScreen(() => import('./register-screen'), 'RegisterScreen'),
})
