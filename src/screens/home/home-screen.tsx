import { Text } from '@mantine/core'
import { ConfiguredPage } from '#/parts/configured-page'
import { useAccount } from '#/session/use-account'
import { useStatus } from '#/session/use-status'
import { useT } from '#/ui/language/use-t'
import { GettingStarted } from './getting-started'
import classes from './home.module.css'
import { OwnAccount } from './own-account'
import { Shortcuts } from './shortcuts'
import { SystemStatus } from './system-status'

/** Home page: configured content, or the default home. */
export function HomeScreen() {
  const t = useT()
  const { system_name } = useStatus()
  return (
    <ConfiguredPage
      page="home"
      title={t('home.title', { name: system_name })}
      noun={t('home.noun')}
      replacesTitle
    >
      <DefaultHome />
    </ConfiguredPage>
  )
}

/** Home page without configured content: own account or getting started, and system status. */
function DefaultHome() {
  const t = useT()
  const account = useAccount()
  return (
    <div className={classes.home}>
      <Text size="lg">{t('home.lead')}</Text>
      {account ? (
        <>
          <OwnAccount />
          <Shortcuts account={account} />
        </>
      ) : (
        <GettingStarted />
      )}
      <SystemStatus />
    </div>
  )
}
