import { Title } from '@mantine/core'
import type { LinkProps } from '@tanstack/react-router'
import type { StaticKey } from '#/i18n/i18n'
import type { Account } from '#/resources/account/account'
import { isInAudience, type Audience } from '#/session/audience'
import { useT } from '#/ui/language/use-t'
import { ButtonLink } from '#/ui/controls/button-link'
import classes from './home.module.css'

interface Shortcut {
  to: NonNullable<LinkProps['to']>
  label: StaticKey
  audience: Audience
}

const SHORTCUTS: readonly Shortcut[] = [
  { to: '/token/add', label: 'home.shortcut.token', audience: 'signedIn' },
  { to: '/token', label: 'shell.menu.token', audience: 'signedIn' },
  { to: '/channel', label: 'shell.menu.channel', audience: 'admins' },
  { to: '/user', label: 'shell.menu.user', audience: 'admins' },
  { to: '/redemption', label: 'shell.menu.redemption', audience: 'admins' },
  { to: '/user/edit', label: 'home.shortcut.profile', audience: 'signedIn' },
]

/** Links to the most used pages, filtered by role. */
export function Shortcuts({ account }: { account: Account }) {
  const t = useT()
  return (
    <section aria-labelledby="home-shortcuts" className={classes.card}>
      <Title order={2} id="home-shortcuts">
        {t('home.shortcuts')}
      </Title>
      <div className={classes.links}>
        {SHORTCUTS.filter(({ audience }) => isInAudience(account, audience)).map(({ to, label }) => (
          <ButtonLink key={to} to={to} tone="default">
            {t(label)}
          </ButtonLink>
        ))}
      </div>
    </section>
  )
}
