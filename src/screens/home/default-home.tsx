import { Text } from '@mantine/core'
import { useAccount } from '#/session/use-account'
import { useT } from '#/ui/language/use-t'
import { GettingStarted } from './getting-started'
import classes from './home.module.css'
import { OwnAccount } from './own-account'
import { Shortcuts } from './shortcuts'
import { SystemStatus } from './system-status'

/** Home page without configured content: own account or getting started, and system status. */
export function DefaultHome() {
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
