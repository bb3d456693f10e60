import { Link } from '@tanstack/react-router'
import { useAccount } from '#/session/use-account'
import { useStatus } from '#/session/use-status'
import { ButtonLink } from '#/ui/controls/button-link'
import { PlainButton } from '#/ui/controls/plain-button'
import { useSubmitOnce } from '#/ui/form/use-submit-once'
import { Icon } from '#/ui/icon/icon'
import { useT } from '#/ui/language/use-t'
import { MenuTrigger } from '#/ui/menu/menu-trigger'
import { notify } from '#/ui/notifications/notify'
import { useLogOut } from '../use-log-out'
import { logoOf } from './document-head'
import { NoticeButton } from './notice-button'
import { LanguageMenu, SchemeMenu } from './preference-menus'
import classes from './frame.module.css'

/** Header: name and logo of the system, notice, preferences and account menu. */
export function Header() {
  const t = useT()
  const status = useStatus()
  const account = useAccount()
  return (
    <header className={classes.header}>
      <div className={classes.place}>
        <Link to="/" className={classes.brand}>
          <img src={logoOf(status)} alt="" width={28} height={28} className={classes.logo} />
          <bdi className={classes.systemName}>{status.system_name}</bdi>
        </Link>
        {/* A name can be copied from one gateway to another, a host cannot (CD-36). */}
        <span className={classes.host}>{window.location.host}</span>
      </div>
      <div className={classes.personal}>
        <NoticeButton />
        <EmbeddedGatewayBadge />
        <LanguageMenu />
        <SchemeMenu />
        {account ? (
          <AccountMenu username={account.username} />
        ) : (
          <>
            <ButtonLink to="/login" tone="default" size="xs">
              {t('shell.logIn')}
            </ButtonLink>
            <ButtonLink to="/register" tone="subtle" size="xs" className={classes.register}>
              {t('shell.register')}
            </ButtonLink>
          </>
        )}
      </div>
    </header>
  )
}

/** Menu of the signed-in account, with the log-out. */
function AccountMenu({ username }: { username: string }) {
  const t = useT()
  const { busy, leave } = useLogOut()
  const once = useSubmitOnce(busy)
  const logOut = () => once(() => leave(() => notify('success', t('shell.loggedOut'))))
  const items = () => [{ label: t('shell.logOut'), isBusy: busy, onSelect: logOut }]
  return (
    <MenuTrigger isWide items={items}>
      {(triggerProps) => (
        <PlainButton
          size="xs"
          aria-label={t('shell.account', { username })}
          lead={<Icon name="user" />}
          className={classes.account}
          {...triggerProps}
        >
          <bdi className={classes.username}>{username}</bdi>
        </PlainButton>
      )}
    </MenuTrigger>
  )
}

/** URL of the controls of an embedded gateway, set by its host in the page; absent with a real server. */
const controlsUrl = document.head.querySelector<HTMLMetaElement>('meta[name="gateway-controls"]')?.content

/** Badge that marks the embedded gateway and links to its controls. */
function EmbeddedGatewayBadge() {
  const t = useT()
  if (!controlsUrl) return null
  return (
    <a href={controlsUrl} className={classes.badge} title={t('shell.embedded.hint')}>
      {t('shell.embedded')}
    </a>
  )
}
