import { createRoute, redirect } from '@tanstack/react-router'
import { publicGate } from '#/app/gates'
import { lazyScreen } from '#/app/lazy-screen'
import { pages } from '#/app/pages'
import { forgetLink, linkOf, storeLink } from './reset-link'

export const resetRoute = createRoute({
  getParentRoute: () => publicGate,
  path: pages.reset.path,
  staticData: pages.reset,
  component: lazyScreen(() => import('./reset-screen'), pages.reset.screen),
})

export const resetConfirmRoute = createRoute({
  getParentRoute: () => publicGate,
  path: pages.resetConfirm.path,
  staticData: pages.resetConfirm,
  validateSearch: linkOf,
  beforeLoad: ({ search: { email, token } }) => {
    if (email === undefined && token === undefined) return
    storeLink({ email: email ?? '', token: token ?? '' })
    // Removed from the URL, because the history must not contain the token.
    throw redirect({ to: '/user/reset', search: {}, replace: true })
  },
  onLeave: forgetLink,
  component: lazyScreen(() => import('./confirm-screen'), pages.resetConfirm.screen),
})
