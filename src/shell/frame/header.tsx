import { Link } from '@tanstack/react-router'
import { useAccount } from '#/session/use-account'
import { useStatus } from '#/session/use-status'
import { useT } from '#/ui/language/use-t'
import { ButtonLink } from '#/ui/controls/button-link'
import { AccountMenu } from './account-menu'
import { EmbeddedGatewayBadge } from './embedded-gateway-badge'
import classes from './header.module.css'
import { LanguageMenu } from './language-menu'
import { logoOf } from './logo'
import { NoticeButton } from './notice-button'
import { SchemeMenu } from './scheme-menu'

/** Name and logo of the system on one side, what belongs to the person on the other. */
export function Header() {
  const t = useT()
  const status = useStatus()
  const account = useAccount()
  return (
    <header className={classes.header}>
      <div className={classes.place}>
        <Link to="/" className={classes.brand}>
          <img src={logoOf(status)} alt="" width={28} height={28} className={classes.logo} />
          <bdi className={classes.name}>{status.system_name}</bdi>
        </Link>
        {/* Names can be copied from one gateway to another, addresses cannot (CD-36). */}
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
