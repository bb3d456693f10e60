import { List } from '@mantine/core'
import { useLocation } from '@tanstack/react-router'
import { safeUrl } from '#/browser/urls'
import { useAccount } from '#/session/session'
import { useStatus } from '#/session/use-status'
import { LinkButton } from '#/ui/button/link-button'
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

/** Looks of an entry of the menu. In a rail the words become tooltips, by the style sheet. */
export const ENTRY = {
  fullWidth: true,
  justify: 'start',
  classNames: { root: classes.link, section: classes.icon, label: classes.word },
} as const
export const CURRENT = { variant: 'light' }
export const NOT_CURRENT = { variant: 'subtle', color: 'gray', c: 'var(--gc-text)', fw: 400 }

/** The links of the main menu. */
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
          <LinkButton
            {...ENTRY}
            to={to}
            leftSection={<Icon aria-hidden />}
            activeOptions={{ exact: to !== place?.to, includeSearch: false }}
            activeProps={CURRENT}
            inactiveProps={NOT_CURRENT}
            onClick={onSelect}
          >
            {t(label)}
          </LinkButton>
        </li>
      ))}
    </List>
  )
}
