import { createRoute, redirect } from '@tanstack/react-router'
import { pageOptions } from '#/app/lazy-screen'
import { forgetLink, linkOf, storeLink } from './reset-link'

const resetRoute = createRoute(pageOptions('reset', () => import('./reset-screen')))

const resetConfirmRoute = createRoute({
  ...pageOptions('confirm', () => import('./confirm-screen')),
  validateSearch: linkOf,
  beforeLoad: ({ search: { email, token } }) => {
    if (email === undefined && token === undefined) return
    storeLink({ email: email ?? '', token: token ?? '' })
    // Removed from the URL, because the history must not contain the token.
    throw redirect({ to: '/user/reset', search: {}, replace: true })
  },
  onLeave: forgetLink,
})

export const resetRoutes = [resetRoute, resetConfirmRoute] as const
