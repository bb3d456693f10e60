import { Tabs } from '@mantine/core'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { isInAudience } from '#/session/audience'
import { useAccount } from '#/session/session'
import { lazyPart } from '#/ui/status/lazy-part'
import { useT } from '#/ui/language/use-t'
import { PageTitle } from '#/ui/text/page-title'
import '@mantine/core/styles/Tabs.layer.css'
import { PersonalTab } from './personal/personal-tab'
import { SETTING_TABS } from './setting-search'

// The options' chunk is loaded on demand; ordinary users never need it.
const OptionTabs = lazyPart(async () => (await import('./option/option-tabs')).default)

const route = getRouteApi('/signed-in/setting')

export function SettingScreen() {
  const t = useT()
  const navigate = useNavigate()
  const requestedTab = route.useSearch({ select: ({ tab }) => tab })
  const isAdmin = isInAudience(useAccount(), 'admins')
  const tabs = isAdmin ? SETTING_TABS : SETTING_TABS.slice(0, 1)
  const tab = tabs.includes(requestedTab) ? requestedTab : 'personal'
  // Keep the option tabs mounted once opened, so that unsaved changes survive on the personal tab.
  const [wasOpened, setOpened] = useState(false)
  if (tab !== 'personal' && !wasOpened) setOpened(true)
  return (
    <>
      <PageTitle>{t('setting.menu')}</PageTitle>
      <Tabs
        value={tab}
        keepMounted={false}
        onChange={(selected) =>
          void navigate({ to: '/setting', search: { tab: tabs.find((name) => name === selected) } })
        }
      >
        <Tabs.List>
          {tabs.map((name) => (
            <Tabs.Tab key={name} value={name} px="xs">
              {t(`setting.${name}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={tab} pt="md">
          {tab === 'personal' && <PersonalTab />}
          {isAdmin && wasOpened && <OptionTabs tab={tab === 'personal' ? undefined : tab} />}
        </Tabs.Panel>
      </Tabs>
    </>
  )
}
