import { Button, Group, Text } from '@mantine/core'
import { LinkButton } from '#/ui/button/link-button'
import { useRouter } from '@tanstack/react-router'
import IconLogout from '@tabler/icons-react/icons/IconLogout'
import IconUser from '@tabler/icons-react/icons/IconUser'
import { useAccount } from '#/session/session'
import { useStatus } from '#/session/use-status'
import { useT } from '#/ui/language/use-t'
import { MenuTrigger } from '#/ui/menu/menu-trigger'
import { JobsButton } from '../jobs/jobs-in-frame'
import { usePlaceName } from '../menu/menu-list'
import { PhoneMenu } from '../menu/navigation'
import { pages } from '../pages'
import { PaletteButton } from '../palette/palette-button'
import { Shortcuts } from '../shortcuts/shortcuts'
import { useLogOut } from '../use-log-out'
import { AfterPage } from './after-page'
import { Brand } from './brand'
import classes from './frame.module.css'
import { NoticeButton } from './notice-button'
import { controlsUrl } from './notices'
import { PreferenceMenus } from './preference-menus'

export function Header() {
  const t = useT()
  const account = useAccount()
  return (
    <Group
      component="header"
      wrap="nowrap"
      pos="sticky"
      top={0}
      h="var(--gc-header)"
      px="clamp(var(--gc-space-1), 1vw, var(--gc-space-3))"
      bg="var(--gc-surface)"
      style={{ zIndex: 100, gridArea: 'header', borderBottom: '1px solid var(--gc-line)' }}
    >
      <AfterPage lines={2}>
        <PhoneMenu />
        <Text size="lg" fw="var(--mantine-font-weight-bold)" truncate className={classes.onPhones}>
          <PlaceName />
        </Text>
        <Brand data-wide-only />
        {/* Keyed: a dialog that a verb has opened must not stay for another account. */}
        <PaletteButton key={account?.id} />
        <Shortcuts />
        <Group gap="var(--gc-space-1)" wrap="nowrap" flex="none" ms="auto">
          {controlsUrl && (
            <Button component="a" href={controlsUrl} size="xs" title={t('app.embedded.hint')} data-wide-only>
              {t('app.embedded')}
            </Button>
          )}
          <JobsButton />
          <NoticeButton />
          <Group gap="var(--gc-space-1)" wrap="nowrap" data-wide-only>
            <PreferenceMenus />
          </Group>
          {account ? (
            <AccountMenu username={account.username} />
          ) : (
            <>
              <LinkButton to="/login" size="xs">
                {t('common.logIn')}
              </LinkButton>
              <LinkButton to="/register" variant="subtle" size="xs" data-wide-only>
                {t('common.register')}
              </LinkButton>
            </>
          )}
        </Group>
      </AfterPage>
    </Group>
  )
}

function PlaceName() {
  const { system_name } = useStatus()
  return usePlaceName() ?? system_name
}

/** Header of the pages that are a card: logo and name above it, notice and preferences in the corner. */
export function CardHeader() {
  return (
    <Group
      component="header"
      justify="center"
      px="md"
      pt="clamp(var(--gc-space-12), 10vh, calc(2 * var(--gc-space-12)))"
      style={{ gridArea: 'header' }}
    >
      <Brand fz="var(--mantine-font-size-xl)" />
      <Group gap="var(--gc-space-1)" pos="absolute" top="var(--gc-space-2)" right="var(--gc-space-3)">
        <NoticeButton />
        <PreferenceMenus />
      </Group>
    </Group>
  )
}

const OWN_PAGES = [
  { to: '/user/edit', label: 'common.profile', icon: IconUser },
  { to: '/topup', ...pages.topup.menu },
  { to: '/setting', ...pages.setting.menu },
] as const

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
    { label: t('app.logOut'), icon: IconLogout, isBusy: busy, onSelect: leave },
  ]
  return (
    <MenuTrigger items={items}>
      {(triggerProps) => (
        <Button
          size="xs"
          variant="subtle"
          aria-label={t('app.account', { username })}
          leftSection={<IconUser aria-hidden />}
          c="var(--mantine-color-text)"
          maw="var(--gc-length-12)"
          {...triggerProps}
        >
          <Text component="bdi" translate="no" inherit truncate data-wide-only>
            {username}
          </Text>
        </Button>
      )}
    </MenuTrigger>
  )
}
