import { Badge } from '#/ui/controls/badge'
import { Heading } from '#/ui/text/text'
import type { StaticKey } from '#/i18n/i18n'
import { SourceLink } from '#/parts/source-link'
import type { Status } from '#/resources/status/status'
import { useStatus } from '#/session/use-status'
import { useT } from '#/ui/language/use-t'
import { FactList } from '#/ui/text/fact-list'
import { TimeText } from '#/ui/text/time-text'
import classes from './home.module.css'

const SWITCHES: readonly { label: StaticKey; isOn: (status: Status) => boolean }[] = [
  { label: 'home.system.email', isOn: (status) => status.email_verification },
  { label: 'home.system.github', isOn: (status) => status.github_oauth },
  { label: 'home.system.wechat', isOn: (status) => status.wechat_login },
  { label: 'home.system.turnstile', isOn: (status) => status.turnstile_check },
]

/** Public status of the gateway: name, version, start time and enabled features. */
export function SystemStatus() {
  const t = useT()
  const status = useStatus()
  const about = [
    { term: t('home.system.name'), fact: <bdi>{status.system_name}</bdi> },
    { term: t('home.system.version'), fact: status.version || t('home.system.unknown') },
    { term: t('home.system.started'), fact: <TimeText seconds={status.start_time} /> },
  ]
  const switches = SWITCHES.map(({ label, isOn }) => ({
    term: t(label),
    fact: (
      <Badge tone={isOn(status) ? 'good' : 'neutral'}>
        {t(isOn(status) ? 'home.system.on' : 'home.system.off')}
      </Badge>
    ),
  }))
  return (
    <section aria-labelledby="home-system" className={classes.card}>
      <Heading order={2} id="home-system">
        {t('home.system')}
      </Heading>
      <div className={classes.halves}>
        <div>
          <Heading order={3}>{t('home.system.information')}</Heading>
          <FactList facts={about} />
          <SourceLink />
        </div>
        <div>
          <Heading order={3}>{t('home.system.configuration')}</Heading>
          <FactList facts={switches} />
        </div>
      </div>
    </section>
  )
}
