import { Tabs } from '@mantine/core'
import '@mantine/core/styles/Tabs.layer.css'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import type { StaticKey } from '#/i18n/i18n'
import { isInAudience } from '#/session/audience'
import { useAccount } from '#/session/use-account'
import { lazyComponent } from '#/ui/status/lazy-component'
import { useT } from '#/ui/language/use-t'
import { PageTitle } from '#/ui/text/page-title'
import { PersonalTab } from './personal/personal-tab'
import { settingRoute } from './setting-routes'
import { SETTING_TABS, type SettingTab } from './setting-search'

// The options and their inputs are of no use to whoever looks after the own account.
const OptionTabs = lazyComponent(async () => (await import('./option/option-tabs')).default)

const NAMES: Record<SettingTab, StaticKey> = {
  personal: 'setting.personal',
  operation: 'setting.operation',
  system: 'setting.system',
  other: 'setting.other',
}

/** Everything that is set: for oneself, and for administrators the gateway's options. */
export function SettingScreen() {
  const t = useT()
  const navigate = useNavigate()
  const asked = settingRoute.useSearch({ select: ({ tab }) => tab })
  const isAdmin = isInAudience(useAccount(), 'admins')
  const tabs = isAdmin ? SETTING_TABS : SETTING_TABS.slice(0, 1)
  const tab = tabs.includes(asked) ? asked : 'personal'
  // Once opened they stay: what was changed there waits while another tab is looked at.
  const [wasOpened, setOpened] = useState(false)
  if (tab !== 'personal' && !wasOpened) setOpened(true)
  return (
    <>
      <PageTitle>{t('shell.menu.setting')}</PageTitle>
      <Tabs
        value={tab}
        keepMounted={false}
        onChange={(chosen) =>
          void navigate({ to: '/setting', search: { tab: tabs.find((one) => one === chosen) } })
        }
      >
        <Tabs.List>
          {tabs.map((one) => (
            <Tabs.Tab key={one} value={one} px="xs">
              {t(NAMES[one])}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={tab} pt="md">
          {tab === 'personal' && <PersonalTab />}
          {isAdmin && wasOpened && (
            <Suspense>
              <OptionTabs tab={tab === 'personal' ? undefined : tab} />
            </Suspense>
          )}
        </Tabs.Panel>
      </Tabs>
    </>
  )
}
