import { Box, Text } from '@mantine/core'
import { Outlet, useMatches } from '@tanstack/react-router'
import { Fragment, useRef, type ReactNode } from 'react'
import { useAccount } from '#/session/session'
import { useStatus } from '#/session/use-status'
import { useT } from '#/ui/language/use-t'
import { NotificationRegion } from '#/ui/notifications/notification-region'
import { ConfiguredHtml } from '#/ui/text/configured-text'
import { PageTitleFrame } from '#/ui/text/page-title'
import { JobOverlays } from '../jobs/jobs-in-frame'
import { usePlaceName } from '../menu/menu-list'
import { Navigation } from '../menu/navigation'
import { DocumentHead } from './brand'
import classes from './frame.module.css'
import { CardHeader, Header } from './header'
import { Notices } from './notices'
import { RouteAnnouncer } from './route-announcer'

/** Layout around every screen: header, menu, banners, footer. `children` replaces the outlet for error pages. */
export function AppShell({ children }: { children?: ReactNode }) {
  const t = useT()
  const main = useRef<HTMLElement>(null)
  // Keyed by account: nothing of the previous account may stay on the screen.
  const owner = useAccount()?.id
  const isCard = useMatches({ select: (matches) => matches.at(-1)?.staticData.isCard === true })
  return (
    <Box className={classes.shell} bg={isCard ? 'var(--gc-sunken)' : undefined}>
      {/* First tab stop: skips header and navigation. */}
      <a href="#main" className={classes.skipLink} onClick={() => main.current?.focus()}>
        {t('app.skip')}
      </a>
      <DocumentHead />
      {isCard ? <CardHeader /> : <Header />}
      {!isCard && <Navigation />}
      <main ref={main} id="main" tabIndex={-1} className={classes.main}>
        <Notices />
        <TitleFrame>
          <Fragment key={owner}>{children ?? <Outlet />}</Fragment>
        </TitleFrame>
        {/* Mantine renders menus and dialogs into this node: inside a landmark, where screen readers look. */}
        <div data-mantine-shared-portal-node />
      </main>
      <Footer />
      <JobOverlays />
      <RouteAnnouncer />
      <NotificationRegion label={t('app.notifications')} />
    </Box>
  )
}

/** Renders nothing again but the title of the page. */
function TitleFrame({ children }: { children: ReactNode }) {
  const { system_name } = useStatus()
  const place = usePlaceName()
  return <PageTitleFrame value={{ console: system_name, place }}>{children}</PageTitleFrame>
}

function Footer() {
  const t = useT()
  const { footer_html, system_name } = useStatus()
  return (
    <Text
      component="footer"
      size="sm"
      c="dimmed"
      ta="center"
      px="md"
      py="sm"
      style={{ gridArea: 'footer', textWrap: 'balance', overflowWrap: 'anywhere' }}
    >
      {footer_html.trim() ? (
        <ConfiguredHtml html={footer_html} />
      ) : (
        t('app.footer', { name: system_name, version: __VERSION__ })
      )}
    </Text>
  )
}
