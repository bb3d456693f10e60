import { createRoute, redirect } from '@tanstack/react-router'
import { publicGate } from '#/shell/gates'
import { lazyScreen } from '#/shell/lazy-screen'
import { forgetLink, linkOf, storeLink } from './reset-link'

export const resetRoute = createRoute({
  getParentRoute: () => publicGate,
  path: 'reset',
  staticData: { isCard: true },
  component: lazyScreen(() => import('./reset-screen'), 'ResetScreen'),
})

export const resetConfirmRoute = createRoute({
  getParentRoute: () => publicGate,
  path: 'user/reset',
  staticData: { isCard: true, visits: [{ url: '/user/reset?email=a@b.example&token=t' }] },
  validateSearch: linkOf,
  beforeLoad: ({ search: { email, token } }) => {
    if (email === undefined && token === undefined) return
    storeLink({ email: email ?? '', token: token ?? '' })
    // Removed from the URL, because the history must not contain the token (T-21).
    throw redirect({ to: '/user/reset', search: {}, replace: true })
  },
  onLeave: forgetLink,
  component: lazyScreen(() => import('./confirm-screen'), 'ConfirmScreen'),
})
