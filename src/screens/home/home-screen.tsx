import { LinkButton } from '#/ui/button/link-button'
import { Box, Group, List, Stack, Text } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import type { StaticKey } from '#/i18n/i18n'
import { ConfiguredPage } from '#/parts/configured-page'
import { SourceLink } from '#/parts/source-link'
import type { Account } from '#/resources/account/account'
import { storedContent } from '#/resources/status/content'
import type { Status } from '#/resources/status/status'
import { isInAudience } from '#/session/audience'
import { pageOwner, useAccount } from '#/session/session'
import { useStatus } from '#/session/use-status'
import { Badge } from '#/ui/text/badge'
import { useT } from '#/ui/language/use-t'
import { lazyPart } from '#/ui/status/lazy-part'
import { FactList } from '#/ui/text/fact-list'
import { PageTitle } from '#/ui/text/page-title'
import { Panel } from '#/ui/text/panel'
import { TimeText } from '#/ui/text/time-text'
import { ApiAddress } from './api-address'

/** As high as the first screen: what follows comes into sight when the page has its height. */
const Loading = () => <Box mih="100vh" />
const AdminHome = lazyPart(async () => (await import('./overview/admin-home')).AdminHome, { Loading })
const UserHome = lazyPart(async () => (await import('./overview/user-home')).UserHome, { Loading })

// Before the first render, which waits for the answer whether a page is configured.
const owner = pageOwner()
if (owner && !storedContent.home_page_content.read()?.trim())
  (isInAudience(owner, 'admins') ? AdminHome : UserHome).preload()

const route = getRouteApi('/')

/** Home page: configured content with the overview beside it, or the overview; a visitor sees how to begin. */
export function HomeScreen() {
  const t = useT()
  const { system_name } = useStatus()
  const account = useAccount()
  const { tab } = route.useSearch()
  const title = t('home.title', { name: system_name })
  if (account && tab === 'overview')
    return (
      <>
        <PageTitle>{title}</PageTitle>
        <Tabs />
        <SignedInHome account={account} />
      </>
    )
  return (
    <ConfiguredPage page="home" title={title} above={account && <Tabs />}>
      {account ? <SignedInHome account={account} /> : <VisitorHome />}
    </ConfiguredPage>
  )
}

function Tabs() {
  const t = useT()
  const look = { activeOptions: { exact: true }, activeProps: { variant: 'filled' } } as const
  return (
    <Group component="nav" aria-label={t('overview.tabs')} gap="xs" mb="md">
      <LinkButton to="/" variant="subtle" {...look}>
        {t('overview.tab.page')}
      </LinkButton>
      <LinkButton to="/" search={{ tab: 'overview' }} variant="subtle" {...look}>
        {t('overview.tab')}
      </LinkButton>
    </Group>
  )
}

function SignedInHome({ account }: { account: Account }) {
  return (
    <Stack gap="md">
      {isInAudience(account, 'admins') ? <AdminHome /> : <UserHome />}
      <SystemStatus />
    </Stack>
  )
}

function VisitorHome() {
  const t = useT()
  return (
    <Stack gap="md" maw="var(--gc-length-60)">
      <Text size="lg">{t('home.lead')}</Text>
      <GettingStarted />
      <SystemStatus />
    </Stack>
  )
}

function GettingStarted() {
  const t = useT()
  return (
    <Panel
      title={t('home.gettingStarted')}
      links={
        <>
          <LinkButton variant="filled" to="/login">
            {t('common.logIn')}
          </LinkButton>
          <LinkButton to="/register">{t('common.register')}</LinkButton>
        </>
      }
    >
      <List type="ordered" spacing="xs">
        <List.Item>{t('home.gettingStarted.signIn')}</List.Item>
        <List.Item>{t('home.gettingStarted.token')}</List.Item>
        <List.Item>
          {t('home.gettingStarted.use')} <ApiAddress />
        </List.Item>
      </List>
    </Panel>
  )
}

const SWITCHES: readonly { label: StaticKey; isOn: (status: Status) => boolean }[] = [
  { label: 'home.system.email', isOn: (status) => status.email_verification },
  { label: 'home.system.github', isOn: (status) => status.github_oauth },
  { label: 'home.system.wechat', isOn: (status) => status.wechat_login },
  { label: 'home.system.turnstile', isOn: (status) => status.turnstile_check },
]

export function SystemStatus() {
  const t = useT()
  const status = useStatus()
  const about = [
    { term: t('home.system.version'), fact: status.version || t('common.unknown') },
    { term: t('home.system.started'), fact: <TimeText seconds={status.start_time} /> },
  ]
  const switches = SWITCHES.map(({ label, isOn }) => ({
    term: t(label),
    fact: (
      <Badge tone={isOn(status) ? 'good' : 'neutral'}>
        {t(isOn(status) ? 'common.enabled' : 'home.system.off')}
      </Badge>
    ),
  }))
  return (
    <Panel title={t('home.system')}>
      <FactList facts={[...about, ...switches]} />
      <SourceLink />
    </Panel>
  )
}
