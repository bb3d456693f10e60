import { List } from '@mantine/core'
import { useLocation } from '@tanstack/react-router'
import { memo, useMemo } from 'react'
import { safeUrl } from '#/browser/urls'
import { useAccount } from '#/session/session'
import { useStatus } from '#/session/use-status'
import { LinkButton } from '#/ui/button/link-button'
import { useT } from '#/ui/language/use-t'
import { currentPlace, menuLinks, type MenuLink } from '../page-links'
import classes from './menu.module.css'

/** The links of the main menu for the current account, and which of them is that of the current page, with its path. */
export function useMenu() {
  const account = useAccount()
  const hasChatLink = safeUrl('frame', useStatus().chat_link) !== undefined
  const path = useLocation({ select: ({ pathname }) => pathname.replace(/(.)\/$/, '$1') })
  const links = useMemo(() => menuLinks(account, hasChatLink), [account, hasChatLink])
  return { path, links, place: currentPlace(links, path) }
}

/** The name of the entry that is the place of the current page. */
export function usePlaceName(): string | undefined {
  const t = useT()
  const { place } = useMenu()
  return place && t(place.label)
}

/** Looks of an entry of the menu. In a rail the words become tooltips, by the style sheet. */
export const ENTRY = {
  fullWidth: true,
  justify: 'start',
  classNames: { root: classes.link, section: classes.icon, label: classes.word },
} as const
export const CURRENT = { variant: 'light' }
export const NOT_CURRENT = { variant: 'subtle', color: 'gray', c: 'var(--gc-text)', fw: 400 }

/** Memoised: at a click two of a dozen change. */
const MenuEntry = memo(function MenuEntry({ link, isPlace }: { link: MenuLink; isPlace: boolean }) {
  const t = useT()
  return (
    <LinkButton
      {...ENTRY}
      to={link.to}
      leftSection={<link.icon aria-hidden />}
      // Current on the pages below it, too, if it is their place.
      activeOptions={{ exact: !isPlace, includeSearch: false }}
      activeProps={CURRENT}
      inactiveProps={NOT_CURRENT}
    >
      {t(link.label)}
    </LinkButton>
  )
})

export function MenuList() {
  const { links, place } = useMenu()
  return (
    <List spacing="var(--gc-space-half)">
      {links.map((link, index) => (
        <li
          key={link.to}
          className={index > 0 && links[index - 1]?.section !== link.section ? classes.apart : undefined}
        >
          <MenuEntry link={link} isPlace={link === place} />
        </li>
      ))}
    </List>
  )
}
