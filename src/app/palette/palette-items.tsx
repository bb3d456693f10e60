import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Icon } from '@tabler/icons-react'
import IconArrowRight from '@tabler/icons-react/icons/IconArrowRight'
import IconKeyboard from '@tabler/icons-react/icons/IconKeyboard'
import IconLogout from '@tabler/icons-react/icons/IconLogout'
import IconPlus from '@tabler/icons-react/icons/IconPlus'
import IconUser from '@tabler/icons-react/icons/IconUser'
import { isInAudience, isRoot } from '#/session/audience'
import { useAccount } from '#/session/session'
import { identifierText } from '#/fields/plain-text'
import { useT } from '#/ui/language/use-t'
import { usePreferences } from '../frame/preference-menus'
import { useMenu } from '../menu/menu-list'
import type { MenuLink } from '../page-links'
import { pages, PAGES } from '../pages'
import { LazyShortcutHelp } from '../shortcuts/shortcuts'
import { useLogOut } from '../use-log-out'

/** What the palette offers: a page, an action or a record. */
export interface PaletteItem {
  id: string
  label: string
  icon: Icon
  /** What is special about a record, or the key of a setting, by which it is found too. */
  note?: string | undefined
  onSelect: () => void
}

export interface PaletteGroup {
  label: string
  items: readonly PaletteItem[]
}

const isAdd = (path: string) => path.endsWith('/add')

/**
 * The pages that the account may open, the actions of the header, and for root the settings of the server, whose label or note
 * contains `text`, whatever its case.
 */
export function usePaletteItems(text: string, showDialog: (dialog: ReactNode) => void): PaletteGroup[] {
  const t = useT()
  const router = useRouter()
  const account = useAccount()
  const { links } = useMenu()
  const preferences = usePreferences()
  const { leave } = useLogOut()

  const toItem = ({ to, label, icon }: Pick<MenuLink, 'to' | 'label' | 'icon'>): PaletteItem => ({
    id: to,
    label: t(label),
    icon,
    onSelect: () => void router.navigate({ to }),
  })
  const pagesWith = (icon: Icon, isWanted: (path: string) => boolean) =>
    PAGES.flatMap(({ path: to, label, audience }) =>
      label && isWanted(to) && isInAudience(account, audience) ? toItem({ to, label, icon }) : [],
    )
  const choices = preferences.flatMap(({ label, options, selected }) =>
    options
      .filter(({ value }) => value !== selected)
      .map((option) => ({
        id: `choose-${option.value}`,
        label: `${label}: ${option.label}`,
        icon: pages.setting.menu.icon,
        onSelect: option.onSelect,
      })),
  )
  const shortcuts = {
    id: 'shortcuts',
    label: t('shortcuts.title'),
    icon: IconKeyboard,
    onSelect: () => showDialog(<LazyShortcutHelp onClose={() => showDialog(undefined)} />),
  }
  const session = account
    ? { id: 'log-out', label: t('app.logOut'), icon: IconLogout, onSelect: leave }
    : toItem({ to: '/login', label: 'common.logIn', icon: IconUser })
  // Without their code there are none.
  const { data: sections = [] } = useQuery({
    queryKey: ['settings of the palette'],
    queryFn: async () => (await import('#/resources/option/option-records')).OPTION_SECTIONS,
    enabled: account !== undefined && isRoot(account),
    staleTime: Infinity,
  })
  const settings = sections.flatMap(({ tab, options }) =>
    options.map(({ key, field: { label } }) => ({
      id: `setting-${key}`,
      label: t(label),
      note: key,
      icon: pages.setting.menu.icon,
      onSelect: () => void router.navigate({ to: '/setting', search: { tab, option: key } }),
    })),
  )
  const others = pagesWith(IconArrowRight, (path) => !isAdd(path))
  const groups: PaletteGroup[] = [
    { label: t('palette.pages'), items: [...links.map(toItem), ...others] },
    { label: t('common.actions'), items: [...pagesWith(IconPlus, isAdd), shortcuts, ...choices, session] },
    // Without a text they would be most of the list.
    { label: t(pages.setting.menu.label), items: text.trim() === '' ? [] : settings },
  ]
  const wanted = identifierText(text).toLowerCase()
  const isMatch = ({ label, note = '' }: PaletteItem) => `${label}\n${note}`.toLowerCase().includes(wanted)
  return groups.map(({ label, items }) => ({ label, items: items.filter(isMatch) }))
}
