import { List } from '@mantine/core'
import { Link, useLocation } from '@tanstack/react-router'
import { safeUrl } from '#/browser/urls'
import { useAccount } from '#/session/session'
import { useStatus } from '#/session/use-status'
import { useT } from '#/ui/language/use-t'
import { currentPlace, menuLinks } from '../page-links'
import classes from './menu.module.css'

/** The links of the main menu for the current account, and which of them is that of the current page. */
export function useMenu() {
  const account = useAccount()
  const hasChatLink = safeUrl('frame', useStatus().chat_link) !== undefined
  const path = useLocation({ select: ({ pathname }) => pathname.replace(/(.)\/$/, '$1') })
  const links = menuLinks(account, hasChatLink)
  return { links, place: currentPlace(links, path) }
}

/** The links of the main menu. In a rail the words become tooltips, by the style sheet. */
export function MenuList({ onSelect }: { onSelect?: () => void }) {
  const t = useT()
  const { links, place } = useMenu()
  return (
    <List spacing="var(--gc-space-half)">
      {links.map(({ to, label, icon: Icon, section }, index) => (
        <li
          key={to}
          className={index > 0 && links[index - 1]?.section !== section ? classes.apart : undefined}
        >
          <Link
            to={to}
            className={classes.link}
            activeOptions={{ exact: to !== place?.to, includeSearch: false }}
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
