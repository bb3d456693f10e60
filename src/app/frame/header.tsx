import { Button } from '@mantine/core'
import { LinkButton } from '#/ui/button/link-button'
import { useRouter } from '@tanstack/react-router'
import IconCoin from '@tabler/icons-react/icons/IconCoin'
import IconLogout from '@tabler/icons-react/icons/IconLogout'
import IconSettings from '@tabler/icons-react/icons/IconSettings'
import IconUser from '@tabler/icons-react/icons/IconUser'
import { useAccount } from '#/session/session'
import { useStatus } from '#/session/use-status'
import { useT } from '#/ui/language/use-t'
import { MenuTrigger } from '#/ui/menu/menu-trigger'
import { JobsButton } from '../jobs/jobs-in-frame'
import { PhoneMenu } from '../menu/navigation'
import { PaletteButton } from '../palette/palette-button'
import { Shortcuts } from '../shortcuts/shortcuts'
import { useLogOut } from '../use-log-out'
import { Brand } from './brand'
import classes from './frame.module.css'
import { NoticeButton } from './notice-button'
import { controlsUrl } from './notices'
import { LanguageMenu, SchemeMenu } from './preference-menus'

/** Header: name and logo of the system, notice, preferences and account. On phones: menu button, `place` and account. */
export function Header({ place }: { place: string | undefined }) {
  const t = useT()
  const account = useAccount()
  const { system_name } = useStatus()
  return (
    <header className={classes.header}>
      <PhoneMenu />
      <span className={classes.here}>{place ?? system_name}</span>
      <div className={classes.wide}>
        <Brand />
      </div>
      {/* Keyed: a dialog that a verb has opened must not stay for another account. */}
      <PaletteButton key={account?.id} />
      <Shortcuts />
      <div className={classes.personal}>
        <EmbeddedGatewayBadge />
        <JobsButton />
        <NoticeButton />
        <div className={classes.wide}>
          <LanguageMenu />
          <SchemeMenu />
        </div>
        {account ? (
          <AccountMenu username={account.username} />
        ) : (
          <>
            <LinkButton to="/login" size="xs">
              {t('app.logIn')}
            </LinkButton>
            <LinkButton to="/register" variant="subtle" size="xs" className={classes.register}>
              {t('app.register')}
            </LinkButton>
          </>
        )}
      </div>
    </header>
  )
}

/** Header of the pages that are a card: logo and name above it, notice and preferences in the corner. */
export function CardHeader() {
  return (
    <header className={classes.cardHeader}>
      <Brand />
      <div className={classes.corner}>
        <NoticeButton />
        <LanguageMenu />
        <SchemeMenu />
      </div>
    </header>
  )
}

/** What the menu of the account leads to. */
const OWN_PAGES = [
  { to: '/user/edit', label: 'app.profile', icon: IconUser },
  { to: '/topup', label: 'topup.menu', icon: IconCoin },
  { to: '/setting', label: 'setting.menu', icon: IconSettings },
] as const

/** Menu of the signed-in account: its pages and the log-out. */
function AccountMenu({ username }: { username: string }) {
  const t = useT()
  const { busy, leave } = useLogOut()
  const router = useRouter()
  const items = () => [
    ...OWN_PAGES.map(({ to, label, icon }) => ({
      label: t(label),
      icon,
      href: router.buildLocation({ to }).publicHref,
      onSelect: () => void router.navigate({ to }),
    })),
    { separator: 'log-out' },
    { label: t('app.logOut'), icon: IconLogout, isBusy: busy, onSelect: () => leave() },
  ]
  return (
    <MenuTrigger isWide items={items}>
      {(triggerProps) => (
        <Button
          size="xs"
          variant="subtle"
          aria-label={t('app.account', { username })}
          leftSection={<IconUser aria-hidden />}
          className={classes.account}
          {...triggerProps}
        >
          <bdi translate="no" className={classes.username}>
            {username}
          </bdi>
        </Button>
      )}
    </MenuTrigger>
  )
}

/** Badge that marks the embedded gateway and links to its controls. */
function EmbeddedGatewayBadge() {
  const t = useT()
  if (!controlsUrl) return null
  return (
    <a href={controlsUrl} className={classes.badge} title={t('app.embedded.hint')}>
      {t('app.embedded')}
    </a>
  )
}
