import type { Icon } from '@tabler/icons-react'
import IconMessageCircle from '@tabler/icons-react/icons/IconMessageCircle'
import IconChartBar from '@tabler/icons-react/icons/IconChartBar'
import IconCoin from '@tabler/icons-react/icons/IconCoin'
import IconHome from '@tabler/icons-react/icons/IconHome'
import IconInfoCircle from '@tabler/icons-react/icons/IconInfoCircle'
import IconKey from '@tabler/icons-react/icons/IconKey'
import IconList from '@tabler/icons-react/icons/IconList'
import IconRobot from '@tabler/icons-react/icons/IconRobot'
import IconServer from '@tabler/icons-react/icons/IconServer'
import IconSettings from '@tabler/icons-react/icons/IconSettings'
import IconTicket from '@tabler/icons-react/icons/IconTicket'
import IconUsers from '@tabler/icons-react/icons/IconUsers'
import type { StaticKey } from '#/i18n/i18n'
import type { Account } from '#/resources/account/account'
import { isInAudience, type Audience } from '#/session/audience'
import { PAGES, type Page } from './pages'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption extends Partial<Page> {}
}

/** The icons of the menu by their names in the pages, which are data without components. */
export const MENU_ICONS = {
  chart: IconChartBar,
  chat: IconMessageCircle,
  coin: IconCoin,
  home: IconHome,
  info: IconInfoCircle,
  key: IconKey,
  list: IconList,
  server: IconServer,
  settings: IconSettings,
  robot: IconRobot,
  ticket: IconTicket,
  users: IconUsers,
} satisfies Record<string, Icon>

/** A page to which menu or palette lead. */
export interface PageLink {
  to: (typeof PAGES)[number]['path']
  label: StaticKey
  icon: Icon
}

/** A page of the menu. */
export interface MenuLink extends PageLink {
  audience: Audience
  section: string
  /** The letter that opens it after `g`. */
  key: string
}

/**
 * The visible menu entries, in the order of the pages. Pages for administrators are hidden from others; pages that need a
 * log-in are shown to everybody, because their gate redirects to the log-in and back.
 */
export function menuLinks(account: Account | undefined, hasChatLink: boolean): readonly MenuLink[] {
  return PAGES.flatMap(({ path, menu, audience }) => {
    const isVisible = audience === 'signedIn' || isInAudience(account, audience)
    if (!menu || !isVisible || (menu.needsChatLink && !hasChatLink)) return []
    return { ...menu, audience, to: path, icon: MENU_ICONS[menu.icon] }
  })
}

/**
 * The entry of `links` whose page, or a page below it, has the path `path`. One for another audience is no part of the entry: the
 * own profile has the path `/user/edit`, but does not belong to the users.
 */
export function currentPlace(links: readonly MenuLink[], path: string): MenuLink | undefined {
  const own = PAGES.find((page) => page.path === path)?.audience
  return links.find(
    ({ to, audience }) =>
      path === to || (to !== '/' && path.startsWith(`${to}/`) && (own ?? audience) === audience),
  )
}
