import { useRouter, type AnyRoute } from '@tanstack/react-router'
import { LANGUAGE_NAMES, LANGUAGES, currentLanguage, type StaticKey } from '#/i18n/i18n'
import { isInAudience } from '#/session/audience'
import { chooseLanguage } from '#/session/language-choice'
import { useAccount } from '#/session/session'
import type { IconName } from '#/ui/icon/icon'
import { useT } from '#/ui/language/use-t'
import { COLOR_SCHEMES, useColorScheme } from '#/ui/theme/color-scheme'
import { SCHEME_LABELS } from '../frame/preference-menus'
import { useMenu } from '../menu/menu-list'
import { audienceOf, type PageLink } from '../pages'
import { rankItems, recentChoices } from './palette-rank'

/** What the palette offers: a page, an action or a record. */
export interface PaletteItem {
  id: string
  label: string
  icon: IconName
  /** What is special about a record. */
  note?: string | undefined
  onSelect: () => void
}

/** Items below a heading. */
export interface PaletteGroup {
  label: string
  items: readonly PaletteItem[]
}

type Entry = PageLink & { icon: IconName }

/** Pages that are not in the main menu. */
const MORE_PAGES: readonly Entry[] = [
  { to: '/channel/coverage', label: 'coverage.title', icon: 'layout-grid' },
  { to: '/channel/tests', label: 'tests.title', icon: 'test-pipe' },
  { to: '/user/edit', label: 'home.shortcut.profile', icon: 'user' },
]
const ADD_PAGES: readonly Entry[] = [
  { to: '/channel/add', label: 'channel.add', icon: 'plus' },
  { to: '/token/add', label: 'token.add', icon: 'plus' },
  { to: '/redemption/add', label: 'redemption.add', icon: 'plus' },
  { to: '/user/add', label: 'user.add', icon: 'plus' },
]

/** The pages that the account may open, and the actions of the header. */
export function usePaletteItems(onLogOut: () => void): readonly PaletteGroup[] {
  const t = useT()
  const router = useRouter()
  const routes: Readonly<Record<string, AnyRoute>> = router.routesByPath
  const account = useAccount()
  const { items: menu } = useMenu()
  const [chosenScheme, chooseScheme] = useColorScheme()

  const isAllowed = ({ to }: Entry) => isInAudience(account, audienceOf(routes[to]))
  const toItem = ({ to, label, icon }: Entry): PaletteItem => ({
    id: to,
    label: t(label),
    icon,
    onSelect: () => void router.navigate({ to }),
  })
  const schemes = COLOR_SCHEMES.filter((scheme) => scheme !== chosenScheme).map((scheme) => ({
    id: `scheme-${scheme}`,
    label: t('palette.scheme', { name: t(SCHEME_LABELS[scheme]) }),
    icon: scheme === 'dark' ? ('moon' as const) : ('sun' as const),
    onSelect: () => chooseScheme(scheme),
  }))
  const languages = LANGUAGES.filter((language) => language !== currentLanguage()).map((language) => ({
    id: `language-${language}`,
    label: LANGUAGE_NAMES[language],
    icon: 'globe' as const,
    onSelect: () => void chooseLanguage(language),
  }))
  const logOut = {
    id: 'log-out',
    label: t('shell.logOut'),
    icon: 'log-out' as const,
    onSelect: onLogOut,
  }
  const logIn = toItem({ to: '/login', label: 'shell.logIn' satisfies StaticKey, icon: 'user' })
  return [
    { label: t('palette.pages'), items: [...menu, ...MORE_PAGES.filter(isAllowed)].map(toItem) },
    {
      label: t('palette.actions'),
      items: [...ADD_PAGES.filter(isAllowed).map(toItem), ...schemes, ...languages, account ? logOut : logIn],
    },
  ]
}

/** The groups with the items whose label matches `text`, the best first; the group with the best one first. */
export function matchingGroups(groups: readonly PaletteGroup[], text: string): readonly PaletteGroup[] {
  const ranked = groups.map(({ label, items }) => ({ label, ...rankItems(items, text, recentChoices()) }))
  return ranked.filter(({ items }) => items.length > 0).toSorted((one, other) => one.best - other.best)
}
