import { createRoute, redirect } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { publicGate } from '#/shell/gates'
import { lazyScreen } from '#/shell/lazy-screen'
import { forgetLink, openLink } from './reset-link'

export const resetRoute = createRoute({
  getParentRoute: () => publicGate,
  path: 'reset',
  component: lazyScreen(() => import('./reset-screen'), 'ResetScreen'),
})

/** Texts as they come; a repeated one names nobody. */
const part = z.catch(z.optional(z.string()), undefined)
const confirmSearch = z.object({ email: part, token: part })

export const resetConfirmRoute = createRoute({
  getParentRoute: () => publicGate,
  path: 'user/reset',
  validateSearch: confirmSearch,
  beforeLoad: ({ search: { email, token } }) => {
    if (email === undefined && token === undefined) return
    openLink({ email: email ?? '', token: token ?? '' })
    // Read once: the address must not stand in the history with what it is good for (T-21).
    throw redirect({ to: '/user/reset', search: {}, replace: true })
  },
  onLeave: forgetLink,
  component: lazyScreen(() => import('./confirm-screen'), 'ConfirmScreen'),
})
