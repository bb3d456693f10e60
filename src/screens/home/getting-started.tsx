import { Title } from '@mantine/core'
import { usableServerAddress } from '#/resources/status/status'
import { useStatus } from '#/session/use-status'
import { IconButton } from '#/ui/controls/icon-button'
import { useCopy } from '#/ui/controls/use-copy'
import { useT } from '#/ui/language/use-t'
import { ButtonLink } from '#/ui/controls/button-link'
import classes from './home.module.css'

/** Three steps from the log-in to the first request to a model. */
export function GettingStarted() {
  const t = useT()
  const copy = useCopy()
  const status = useStatus()
  const address = `${usableServerAddress(status) ?? window.location.origin}/v1`
  return (
    <section aria-labelledby="home-begin" className={classes.card}>
      <Title order={2} id="home-begin">
        {t('home.gettingStarted')}
      </Title>
      <ol className={classes.steps}>
        <li>{t('home.gettingStarted.signIn')}</li>
        <li>{t('home.gettingStarted.token')}</li>
        <li>
          {t('home.gettingStarted.use')}{' '}
          <span className={classes.address}>
            <code>{address}</code>
            <IconButton
              icon="copy"
              label={t('home.gettingStarted.copy')}
              onClick={() => void copy(address)}
            />
          </span>
        </li>
      </ol>
      <div className={classes.links}>
        <ButtonLink to="/login">{t('shell.logIn')}</ButtonLink>
        <ButtonLink to="/register" tone="default">
          {t('shell.register')}
        </ButtonLink>
      </div>
    </section>
  )
}
