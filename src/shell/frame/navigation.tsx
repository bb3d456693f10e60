import { Link, useLocation, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useAccount } from '#/session/use-account'
import { useStatus } from '#/session/use-status'
import { Icon } from '#/ui/icon/icon'
import { useT } from '#/ui/language/use-t'
import { safeUrl } from '#/browser/safe-url'
import { visibleMenuEntries } from '../menu'
import classes from './navigation.module.css'

const LIST_ID = 'main-menu'

/** The menu: beside the page, above it on narrow screens, behind a button on phones (600 px). */
export function Navigation() {
  const t = useT()
  const router = useRouter()
  const account = useAccount()
  const hasChatLink = safeUrl('frame', useStatus().chat_link) !== undefined
  const here = useLocation({ select: ({ pathname }) => pathname.replace(/\/$/, '') })
  const [isOpen, setOpen] = useState(false)
  return (
    <nav aria-label={t('shell.navigation')} className={classes.navigation}>
      <button
        type="button"
        className={classes.toggle}
        aria-expanded={isOpen}
        aria-controls={LIST_ID}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name={isOpen ? 'x' : 'menu'} />
        {t('shell.menu')}
      </button>
      <ul id={LIST_ID} className={classes.list} data-open={isOpen || undefined}>
        {visibleMenuEntries(router.routesByPath, account, hasChatLink).map(({ to, label, except = [] }) => (
          <li key={to}>
            <Link
              to={to}
              className={classes.link}
              activeOptions={{ exact: to === '/' || except.includes(here), includeSearch: false }}
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
