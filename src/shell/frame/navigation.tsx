import { Link, useLocation, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useAccount } from '#/session/use-account'
import { useStatus } from '#/session/use-status'
import { Icon } from '#/ui/icon/icon'
import { useT } from '#/ui/language/use-t'
import { safeUrl } from '#/browser/safe-url'
import { visibleMenuEntries } from '../menu'
import classes from './frame.module.css'

const LIST_ID = 'main-menu'

/** Main menu: beside the page, above it on narrow windows, behind a toggle on phones (up to 600 px). */
export function Navigation() {
  const t = useT()
  const router = useRouter()
  const account = useAccount()
  const hasChatLink = safeUrl('frame', useStatus().chat_link) !== undefined
  const path = useLocation({ select: ({ pathname }) => pathname.replace(/\/$/, '') })
  const [isOpen, setOpen] = useState(false)
  return (
    <nav aria-label={t('shell.navigation')} className={classes.navigation}>
      <button
        type="button"
        className={classes.menuToggle}
        aria-expanded={isOpen}
        aria-controls={LIST_ID}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name={isOpen ? 'x' : 'menu'} />
        {t('shell.menu')}
      </button>
      <ul id={LIST_ID} className={classes.menu} data-open={isOpen || undefined}>
        {visibleMenuEntries(router.routesByPath, account, hasChatLink).map(({ to, label, except = [] }) => (
          <li key={to}>
            <Link
              to={to}
              className={classes.menuLink}
              activeOptions={{ exact: to === '/' || except.includes(path), includeSearch: false }}
              onClick={() => setOpen(false)}
            >
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
