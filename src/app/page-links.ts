import type { Account } from '#/resources/account/account'
import { isInAudience, type Audience } from '#/session/audience'
import { PAGES, type Page } from './pages'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption extends Partial<Page> {}
}

export interface MenuLink extends NonNullable<Page['menu']> {
  to: (typeof PAGES)[number]['path']
  audience: Audience
}

/**
 * The visible menu entries, in the order of the pages. Pages for administrators are hidden from others; pages that need a
 * log-in are shown to everybody, because their gate redirects to the log-in and back.
 */
export function menuLinks(account: Account | undefined, hasChatLink: boolean): readonly MenuLink[] {
  return PAGES.flatMap(({ path, menu, audience }) => {
    const isVisible = audience === 'signedIn' || isInAudience(account, audience)
    if (!menu || !isVisible || (menu.needsChatLink && !hasChatLink)) return []
    return { ...menu, audience, to: path }
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
