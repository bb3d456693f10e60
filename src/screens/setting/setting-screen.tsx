import { Tabs } from '@mantine/core'
import '@mantine/core/styles/Tabs.layer.css'
import { useNavigate } from '@tanstack/react-router'
import type { PlainKey } from '#/i18n/i18n'
import { belongsTo } from '#/session/audience'
import { useAccount } from '#/session/use-account'
import { useT } from '#/ui/language/use-t'
import { PageTitle } from '#/ui/text/page-title'
import { OptionTab } from './option/option-tab'
import { PersonalTab } from './personal/personal-tab'
import { settingRoute } from './setting-routes'
import { SETTING_TABS, type SettingTab } from './setting-search'

const NAMES: Record<SettingTab, PlainKey> = {
  personal: 'setting.personal',
  operation: 'setting.operation',
  system: 'setting.system',
  other: 'setting.other',
}

/** Everything that is set: for oneself, and for administrators the gateway's options (S01–S18). */
export function SettingScreen() {
  const t = useT()
  const navigate = useNavigate()
  const asked = settingRoute.useSearch({ select: ({ tab }) => tab })
  const isAdmin = belongsTo(useAccount(), 'admins')
  const tabs = isAdmin ? SETTING_TABS : SETTING_TABS.slice(0, 1)
  const tab = tabs.includes(asked) ? asked : 'personal'
  return (
    <>
      <PageTitle>{t('menu.setting')}</PageTitle>
      <Tabs
        value={tab}
        keepMounted={false}
        onChange={(chosen) =>
          void navigate({ to: '/setting', search: { tab: tabs.find((one) => one === chosen) } })
        }
      >
        <Tabs.List>
          {tabs.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {t(NAMES[one])}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={tab} pt="md">
          {tab === 'personal' ? <PersonalTab /> : <OptionTab tab={tab} />}
        </Tabs.Panel>
      </Tabs>
    </>
  )
}
