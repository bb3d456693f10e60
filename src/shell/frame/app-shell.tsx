import { Outlet } from '@tanstack/react-router'
import { Fragment, type ReactNode } from 'react'
import { useAccount } from '#/session/use-account'
import { useStatus } from '#/session/use-status'
import { useT } from '#/ui/language/use-t'
import { NotificationsRegion } from '#/ui/notifications/notifications-region'
import { ConsoleName } from '#/ui/text/page-title'
import { ClockNotice } from '../connection/clock-notice'
import { ConnectionBanner } from '../connection/connection-banner'
import { WakeNotice } from '../connection/wake-notice'
import { BackOnlineNotice } from './back-online-notice'
import { BuildNotice } from './build-notice'
import { DocumentHead } from './document-head'
import { Footer } from './footer'
import classes from './app-shell.module.css'
import { Header } from './header'
import { InsecureNotice } from './insecure-notice'
import { Navigation } from './navigation'
import { RouteAnnouncer } from './route-announcer'
import { SignedOutBanner } from './signed-out-banner'
import { SkipLink } from './skip-link'
import { StorageNotice } from './storage-notice'
import { VersionNotice } from './version-notice'

const MAIN_ID = 'main'

/** What stands around every screen; around `children` instead where the router draws a problem page. */
export function AppShell({ children }: { children?: ReactNode }) {
  const t = useT()
  // Another account is another person: nothing of the one before may stay on the screen (CD-02).
  const owner = useAccount()?.id
  const { system_name } = useStatus()
  return (
    <div className={classes.frame}>
      <SkipLink to={MAIN_ID} />
      <DocumentHead />
      <Header />
      <Navigation />
      <main id={MAIN_ID} tabIndex={-1} className={classes.main}>
        <SignedOutBanner />
        <InsecureNotice />
        <ConnectionBanner />
        <WakeNotice />
        <ClockNotice />
        <StorageNotice />
        <VersionNotice />
        <BuildNotice />
        <ConsoleName value={system_name}>
          <Fragment key={owner}>{children ?? <Outlet />}</Fragment>
        </ConsoleName>
        {/* Mantine puts menus and dialogs here when there is one: inside a landmark, where screen readers look. */}
        <div data-mantine-shared-portal-node />
      </main>
      <Footer />
      <RouteAnnouncer />
      <BackOnlineNotice />
      <NotificationsRegion label={t('shell.notifications')} />
    </div>
  )
}
