import { Title } from '@mantine/core'
import type { PlainKey } from '#/i18n/i18n'
import { SourceLink } from '#/parts/source-link'
import type { Status } from '#/resources/status/status'
import { useStatus } from '#/session/use-status'
import { StatusMark } from '#/ui/feedback/status-mark'
import { useT } from '#/ui/language/use-t'
import { TimeText } from '#/ui/text/time-text'
import classes from './home.module.css'

const SWITCHES: readonly { label: PlainKey; isOn: (status: Status) => boolean }[] = [
  { label: 'home.system.email', isOn: (status) => status.email_verification },
  { label: 'home.system.github', isOn: (status) => status.github_oauth },
  { label: 'home.system.wechat', isOn: (status) => status.wechat_login },
  { label: 'home.system.turnstile', isOn: (status) => status.turnstile_check },
]

/** What the gateway says of itself to everybody. */
export function SystemStatus() {
  const t = useT()
  const status = useStatus()
  return (
    <section aria-labelledby="home-system" className={classes.card}>
      <Title order={2} id="home-system">
        {t('home.system')}
      </Title>
      <div className={classes.halves}>
        <div>
          <Title order={3}>{t('home.system.information')}</Title>
          <dl className={classes.facts}>
            <dt>{t('home.system.name')}</dt>
            <dd>
              <bdi>{status.system_name}</bdi>
            </dd>
            <dt>{t('home.system.version')}</dt>
            <dd>{status.version || t('home.system.unknown')}</dd>
            <dt>{t('home.system.started')}</dt>
            <dd>
              <TimeText seconds={status.start_time} />
            </dd>
          </dl>
          <SourceLink />
        </div>
        <div>
          <Title order={3}>{t('home.system.configuration')}</Title>
          <dl className={classes.facts}>
            {SWITCHES.map(({ label, isOn }) => (
              <div key={label} className={classes.fact}>
                <dt>{t(label)}</dt>
                <dd>
                  <StatusMark tone={isOn(status) ? 'good' : 'neutral'}>
                    {t(isOn(status) ? 'home.system.on' : 'home.system.off')}
                  </StatusMark>
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  )
}
