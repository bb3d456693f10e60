import type { AnyRoute, LinkProps } from '@tanstack/react-router'
import type { StaticKey } from '#/i18n/i18n'
import type { Account } from '#/resources/account/account'
import { isInAudience, type Audience } from '#/session/audience'

/** One link of the main menu. */
export interface MenuEntry {
  to: NonNullable<LinkProps['to']>
  label: StaticKey
  /** Shown only while a chat link is configured. */
  needsChatLink?: boolean
  /** Paths below `to` that belong to another entry: the link is not active there. */
  except?: readonly string[]
}

/** Entries in display order. The gate above the route of an entry decides who sees it. */
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
  for (let current = route; current; current = current.parentRoute) {
    if (current.options.staticData?.audience) return current.options.staticData.audience
  }
  return 'everybody'
}

/**
 * The visible menu entries. Pages for administrators are hidden from others; pages that need a log-in are shown to
 * everybody, because their gate redirects to the log-in and back.
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
