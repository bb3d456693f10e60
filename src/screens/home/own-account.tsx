import { Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { StaticKey } from '#/i18n/i18n'
import { accountQueries } from '#/resources/account/account-queries'
import type { LogFilter } from '#/resources/log/log-filter'
import { logQueries } from '#/resources/log/log-queries'
import type { LogRangeName } from '#/resources/log/log-range'
import { useT } from '#/ui/language/use-t'
import { ButtonLink } from '#/ui/controls/button-link'
import { Stat } from './stat'
import classes from './home.module.css'

const RANGES: readonly { range: LogRangeName; label: StaticKey }[] = [
  { range: 'today', label: 'log.range.today' },
  { range: '7d', label: 'log.range.7d' },
  { range: '30d', label: 'log.range.30d' },
]
const noFilter: Omit<LogFilter, 'range'> = {
  type: 0,
  token_name: '',
  model_name: '',
  username: '',
  channel: 0,
}

/** Balance and recent consumption of the signed-in account, also for administrators. */
export function OwnAccount() {
  const t = useT()
  const balance = useQuery(accountQueries.balance())
  return (
    <section aria-labelledby="home-account" className={classes.card}>
      <Title order={2} id="home-account">
        {t('home.account')}
      </Title>
      <dl className={classes.figures}>
        <Stat label={t('topup.balance')} query={{ ...balance, quota: balance.data?.quota }} />
        {RANGES.map(({ range, label }) => (
          <Consumption key={range} range={range} label={`${t('home.consumption')}: ${t(label)}`} />
        ))}
      </dl>
      <div className={classes.links}>
        <ButtonLink to="/topup" tone="default">
          {t('topup.title')}
        </ButtonLink>
        <ButtonLink to="/log" search={{ range: '7d' }} tone="default">
          {t('home.consumption.log')}
        </ButtonLink>
      </div>
    </section>
  )
}

function Consumption({ range, label }: { range: LogRangeName; label: string }) {
  const sum = useQuery(logQueries.sum('self', { ...noFilter, range }))
  return <Stat label={label} query={{ ...sum, quota: sum.data }} />
}
