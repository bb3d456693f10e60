import { useMantineColorScheme } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { Icon } from '@tabler/icons-react'
import IconHelpCircle from '@tabler/icons-react/icons/IconHelpCircle'
import IconKeyboard from '@tabler/icons-react/icons/IconKeyboard'
import IconLayoutGrid from '@tabler/icons-react/icons/IconLayoutGrid'
import IconLogout from '@tabler/icons-react/icons/IconLogout'
import IconPlayerPlay from '@tabler/icons-react/icons/IconPlayerPlay'
import IconPlus from '@tabler/icons-react/icons/IconPlus'
import IconSettings from '@tabler/icons-react/icons/IconSettings'
import IconReportAnalytics from '@tabler/icons-react/icons/IconReportAnalytics'
import IconUser from '@tabler/icons-react/icons/IconUser'
import IconWorld from '@tabler/icons-react/icons/IconWorld'
import IconMoon from '@tabler/icons-react/icons/IconMoon'
import IconSun from '@tabler/icons-react/icons/IconSun'
import { LANGUAGE_NAMES, LANGUAGES, currentLanguage, type StaticKey } from '#/i18n/i18n'
import type { OptionSectionRecord } from '#/resources/option/option'
import { isInAudience, isRoot } from '#/session/audience'
import { chooseLanguage } from '#/session/language-choice'
import { useAccount } from '#/session/session'
import { identifierText } from '#/fields/plain-text'
import { useT } from '#/ui/language/use-t'
import { COLOR_SCHEMES, SCHEME_LABELS } from '../frame/preference-menus'
import { useMenu } from '../menu/menu-list'
import { audienceOf, type PageLink } from '../page-links'
import { openShortcutHelp } from '../shortcuts/shortcuts'

/** What the palette offers: a page, an action or a record. */
export interface PaletteItem {
  id: string
  label: string
  icon: Icon
  /** What else it is found by, such as the key of a setting. */
  keyword?: string
  /** What is special about a record, or the key of a setting. */
  note?: string | undefined
  onSelect: () => void
}

/** Items below a heading. */
export interface PaletteGroup {
  label: string
  items: readonly PaletteItem[]
}

type Entry = PageLink & { icon: Icon }

/** Pages that are not in the main menu. */
const MORE_PAGES: readonly Entry[] = [
  { to: '/channel/coverage', label: 'coverage.title', icon: IconLayoutGrid },
  { to: '/channel/tests', label: 'tests.title', icon: IconReportAnalytics },
  { to: '/models/try', label: 'playground.title', icon: IconPlayerPlay },
  { to: '/call-check', label: 'callCheck.title', icon: IconHelpCircle },
  { to: '/user/edit', label: 'home.shortcut.profile', icon: IconUser },
]
const ADD_PAGES: readonly Entry[] = [
  { to: '/channel/add', label: 'channel.add', icon: IconPlus },
  { to: '/token/add', label: 'token.add', icon: IconPlus },
  { to: '/redemption/add', label: 'redemption.add', icon: IconPlus },
  { to: '/user/add', label: 'user.add', icon: IconPlus },
]

/** The pages that the account may open, and the actions of the header. */
export function usePaletteItems(onLogOut: () => void): readonly PaletteGroup[] {
  const t = useT()
  const router = useRouter()
  const account = useAccount()
  const { items: menu } = useMenu()
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true })

  const isAllowed = ({ to }: Entry) => isInAudience(account, audienceOf(to))
  const toItem = ({ to, label, icon }: Entry): PaletteItem => ({
    id: to,
    label: t(label),
    icon,
    onSelect: () => void router.navigate({ to }),
  })
  const schemes = COLOR_SCHEMES.filter((scheme) => scheme !== colorScheme).map((scheme) => ({
    id: `scheme-${scheme}`,
    label: t('palette.scheme', { name: t(SCHEME_LABELS[scheme]) }),
    icon: scheme === 'dark' ? IconMoon : IconSun,
    onSelect: () => setColorScheme(scheme),
  }))
  const languages = LANGUAGES.filter((language) => language !== currentLanguage()).map((language) => ({
    id: `language-${language}`,
    label: LANGUAGE_NAMES[language],
    icon: IconWorld,
    onSelect: () => void chooseLanguage(language),
  }))
  const shortcuts = {
    id: 'shortcuts',
    label: t('shortcuts.title'),
    icon: IconKeyboard,
    onSelect: openShortcutHelp,
  }
  const logOut = {
    id: 'log-out',
    label: t('app.logOut'),
    icon: IconLogout,
    onSelect: onLogOut,
  }
  const logIn = toItem({ to: '/login', label: 'common.logIn' satisfies StaticKey, icon: IconUser })
  return [
    { label: t('palette.pages'), items: [...menu, ...MORE_PAGES.filter(isAllowed)].map(toItem) },
    {
      label: t('common.actions'),
      items: [
        ...ADD_PAGES.filter(isAllowed).map(toItem),
        ...schemes,
        ...languages,
        shortcuts,
        account ? logOut : logIn,
      ],
    },
  ]
}

const NO_SECTIONS: readonly OptionSectionRecord[] = []

/** The settings of the server, for root: found by their label or their key. Without their code there are none. */
export function useSettingItems(): PaletteGroup {
  const t = useT()
  const router = useRouter()
  const account = useAccount()
  const isAllowed = account !== undefined && isRoot(account)
  const [sections, setSections] = useState(NO_SECTIONS)
  useEffect(() => {
    if (!isAllowed) return
    import('#/resources/option/option-records').then(
      ({ OPTION_SECTIONS }) => setSections(OPTION_SECTIONS),
      () => undefined,
    )
  }, [isAllowed])
  const items = sections.flatMap(({ tab, options }) =>
    options.map(({ key, field: { label } }): PaletteItem => ({
      id: `setting-${key}`,
      label: t(label),
      keyword: key,
      note: key,
      icon: IconSettings,
      onSelect: () => void router.navigate({ to: '/setting', search: { tab, option: key } }),
    })),
  )
  return { label: t('setting.menu'), items }
}

/** The groups with the items whose label or keyword contains `text`, whatever its case. */
export function matchingGroups(groups: readonly PaletteGroup[], text: string): readonly PaletteGroup[] {
  const wanted = identifierText(text).toLowerCase()
  const isMatch = ({ label, keyword = '' }: PaletteItem) =>
    `${label}\n${keyword}`.toLowerCase().includes(wanted)
  return groups
    .map(({ label, items }) => ({ label, items: items.filter(isMatch) }))
    .filter(({ items }) => items.length > 0)
}
