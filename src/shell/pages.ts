import type { AnyRoute, LinkProps } from '@tanstack/react-router'
import type { StaticKey } from '#/i18n/i18n'
import type { Account } from '#/resources/account/account'
import { isInAudience, type Audience } from '#/session/audience'
import type { IconName } from '#/ui/icon/icon'

/** A URL of a page and who opens it, in the small seed of the embedded gateway. */
export interface PageVisit {
  /** By default a user with the lowest role that the gate admits. */
  caller?: 'nobody' | 'alice' | 'admin' | 'root'
  /** By default the path of the route. */
  url?: string
}

/** Entry of the main menu; a separator stands between sections. */
interface MenuEntry {
  label: StaticKey
  order: number
  icon: IconName
  section: 'start' | 'gateway' | 'people' | 'system'
  /** Shown only while a chat link is configured. */
  needsChatLink?: true
}

/** Shortcut on the home page, for those who may open the page. */
interface Shortcut {
  label: StaticKey
  order: number
}

/** A lazily loaded module, by one of its exports. */
export interface PreloadedModule {
  exportName: string
  /** Key of the local storage: the module is not preloaded while a text is stored there. */
  unlessStored: string
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Who may open the routes below this gate. */
    audience?: Audience
    menu?: MenuEntry
    shortcut?: Shortcut
    /** Rendered as a card below logo and name, without menu and header, such as the log-in. */
    isCard?: true
    /**
     * The first request of the loader is sent with the page, before any code has arrived. It must not depend on search
     * params, time or account.
     */
    preloadsFirstRequest?: true
    /** A lazily loaded module that is preloaded with the page for signed-in users. */
    preloadsModule?: PreloadedModule
    /** Export name of a lazily loaded module that each visit loads right after its screen: the build plans their chunks together. */
    nextModule?: string
    /**
     * Opened by tests, screenshots and first load budgets: the budgets use the first one only. By default a page is
     * opened once; a list replaces the default.
     */
    visits?: readonly PageVisit[]
  }
}

/** A page of the menu or of the shortcuts. */
export interface PageLink {
  to: NonNullable<LinkProps['to']>
  label: StaticKey
}

/** A page of the menu. */
export interface MenuLink extends PageLink {
  icon: IconName
  section: string
}

type Routes = Readonly<Record<string, AnyRoute>>

/** Who may open `route`: the audience of the nearest gate above it. */
export function audienceOf(route: AnyRoute | undefined): Audience {
  for (let current = route; current; current = current.parentRoute) {
    if (current.options.staticData?.audience) return current.options.staticData.audience
  }
  return 'everybody'
}

/** Returns the links that `entryOf` finds in the routes, in their order. */
function linksOf<Entry extends PageLink>(
  routes: Routes,
  entryOf: (route: AnyRoute) => (Entry & { order: number }) | undefined,
): readonly Entry[] {
  return Object.values(routes)
    .flatMap((route) => entryOf(route) ?? [])
    .toSorted((a, b) => a.order - b.order)
}

/**
 * The visible menu entries. Pages for administrators are hidden from others; pages that need a log-in are shown to
 * everybody, because their gate redirects to the log-in and back.
 */
export function menuLinks(
  routes: Routes,
  account: Account | undefined,
  hasChatLink: boolean,
): readonly MenuLink[] {
  return linksOf(routes, (route) => {
    const entry = route.options.staticData?.menu
    const audience = audienceOf(route)
    const isVisible = audience === 'signedIn' || isInAudience(account, audience)
    if (!entry || !isVisible || (entry.needsChatLink && !hasChatLink)) return undefined
    return { ...entry, to: route.fullPath }
  })
}

/** The shortcuts to pages that `account` may open. */
export function shortcutLinks(routes: Routes, account: Account): readonly PageLink[] {
  return linksOf(routes, (route) => {
    const entry = route.options.staticData?.shortcut
    return entry && isInAudience(account, audienceOf(route)) ? { ...entry, to: route.fullPath } : undefined
  })
}

/**
 * Whether `path` is a page for another audience than `to`, and so no part of its menu entry: the own profile has the
 * path `/user/edit`, but does not belong to the users.
 */
export function isForOthers(routes: Routes, path: string, to: string): boolean {
  return path in routes && audienceOf(routes[path]) !== audienceOf(routes[to])
}

/** The entry of `links` whose page, or a page below it, has the path `path`. */
export function currentPlace(routes: Routes, links: readonly MenuLink[], path: string): MenuLink | undefined {
  return links.find(({ to }) => {
    if (path === to) return true
    return to !== '/' && path.startsWith(`${to}/`) && !isForOthers(routes, path, to)
  })
}
