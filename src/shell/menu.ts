import type { AnyRoute, LinkProps } from '@tanstack/react-router'
import type { StaticKey } from '#/i18n/i18n'
import type { Account } from '#/resources/account/account'
import { isInAudience, type Audience } from '#/session/audience'

export interface MenuEntry {
  to: NonNullable<LinkProps['to']>
  label: StaticKey
  /** Shown only while a chat link is configured. */
  needsChatLink?: boolean
  /** Addresses below `to` that belong elsewhere: there the entry is not the current one. */
  except?: readonly string[]
}

/** The entries in their order. Who sees one is declared at its address, by the gate above it. */
const MENU: readonly MenuEntry[] = [
  { to: '/', label: 'shell.menu.home' },
  { to: '/chat', label: 'shell.menu.chat', needsChatLink: true },
  { to: '/channel', label: 'shell.menu.channel' },
  { to: '/token', label: 'shell.menu.token' },
  { to: '/redemption', label: 'shell.menu.redemption' },
  { to: '/topup', label: 'shell.menu.topup' },
  { to: '/user', label: 'shell.menu.user', except: ['/user/edit', '/user/reset'] },
  { to: '/log', label: 'shell.menu.log' },
  { to: '/setting', label: 'shell.menu.setting' },
  { to: '/about', label: 'shell.menu.about' },
]

function audienceOf(route: AnyRoute | undefined): Audience {
  for (let at = route; at; at = at.parentRoute) {
    if (at.options.staticData?.audience) return at.options.staticData.audience
  }
  return 'everybody'
}

/**
 * The entries to show. Pages for administrators are hidden from others; those that need signing in are not,
 * because their gate leads through the sign-in page and back.
 */
export function visibleMenuEntries(
  routes: Record<string, AnyRoute>,
  account: Account | undefined,
  hasChatLink: boolean,
): readonly MenuEntry[] {
  return MENU.filter(({ to, needsChatLink }) => {
    if (needsChatLink && !hasChatLink) return false
    const audience = audienceOf(routes[to])
    return audience === 'signedIn' || isInAudience(account, audience)
  })
}
