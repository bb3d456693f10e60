import { List } from '@mantine/core'
import { Link, useLocation } from '@tanstack/react-router'
import { safeUrl } from '#/browser/urls'
import { useAccount } from '#/session/session'
import { useStatus } from '#/session/use-status'
import { useT } from '#/ui/language/use-t'
import { currentPlace, isForOthers, menuLinks } from '../page-links'
import classes from './menu.module.css'

/** The main menu of the current account, with the current place. */
export function useMenu() {
  const account = useAccount()
  const hasChatLink = safeUrl('frame', useStatus().chat_link) !== undefined
  const path = useLocation({ select: ({ pathname }) => pathname.replace(/(.)\/$/, '$1') })
  const links = menuLinks(account, hasChatLink)
  const items = links.map((link, index) => ({
    ...link,
    /** First of its section. */
    isApart: index > 0 && links[index - 1]?.section !== link.section,
    /** Whether only the page itself is the current place, not the pages below it. */
    isExact: link.to === '/' || isForOthers(path, link.to),
  }))
  /** The entry of the current page, if it has one. */
  const place = currentPlace(links, path)
  return { items, place }
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
