import { List } from '@mantine/core'
import { Link, useLocation } from '@tanstack/react-router'
import { safeUrl } from '#/browser/urls'
import { useAccount } from '#/session/session'
import { useStatus } from '#/session/use-status'
import { useT } from '#/ui/language/use-t'
import { currentPlace, isForOthers, menuLinks, type MenuLink } from '../page-links'
import classes from './menu.module.css'

/** Entry of the rendered menu. */
interface MenuItem extends MenuLink {
  /** First of its section. */
  isApart: boolean
  /** Whether only the page itself is the current place, not the pages below it. */
  isExact: boolean
}

interface Menu {
  items: readonly MenuItem[]
  /** The entry of the current page, if it has one. */
  place: MenuLink | undefined
}

/** The main menu of the current account, with the current place. */
export function useMenu(): Menu {
  const account = useAccount()
  const hasChatLink = safeUrl('frame', useStatus().chat_link) !== undefined
  const path = useLocation({ select: ({ pathname }) => pathname.replace(/(.)\/$/, '$1') })
  const links = menuLinks(account, hasChatLink)
  const items = links.map((link, index) => ({
    ...link,
    isApart: index > 0 && links[index - 1]?.section !== link.section,
    isExact: link.to === '/' || isForOthers(path, link.to),
  }))
  return { items, place: currentPlace(links, path) }
}

/** The links of the main menu. In a rail the words become tooltips, by the style sheet. */
export function MenuList({ onSelect }: { onSelect?: () => void }) {
  const t = useT()
  const { items } = useMenu()
  return (
    <List spacing="var(--gc-space-half)">
      {items.map(({ to, label, icon: Icon, isApart, isExact }) => (
        <li key={to} className={isApart ? classes.apart : undefined}>
          <Link
            to={to}
            className={classes.link}
            activeOptions={{ exact: isExact, includeSearch: false }}
            onClick={onSelect}
          >
            <Icon aria-hidden />
            <span className={classes.word}>{t(label)}</span>
          </Link>
        </li>
      ))}
    </List>
  )
}
