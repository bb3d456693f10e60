import { LinkButton } from '#/ui/controls/link-button'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { localDate } from '#/format/timestamp'
import { serverSeconds } from '#/http/server-clock'
import { useSumAccount } from '#/parts/batched-queries/use-batched-queries'
import { QuotaText } from '#/parts/quota-text'
import { accountQueries } from '#/resources/account/account'
import { forecastBalance, type Forecast } from '#/resources/account/usage'
import { useT } from '#/ui/language/use-t'
import classes from './overview.module.css'
import { OVERVIEW_STALE_MS, Panel, usePanelState } from './panel'
import { recentQueries } from './recent-queries'

const MS = 1000
const DAY = 86_400
/** A forecast beyond this says nothing. */
const MAX_DAYS = 3650

/** The own balance and how long it lasts at the pace of the last seven days. */
export function BalancePanel() {
  const t = useT()
  const balance = useQuery({ ...accountQueries.balance(), staleTime: OVERVIEW_STALE_MS })
  const usage = useQuery(recentQueries.week(useSumAccount()))
  const state = usePanelState(balance, t('topup.balance'))
  const usageState = usePanelState(usage, t('home.consumption'))
  const quota = balance.data?.quota
  const forecast =
    quota === undefined || !usage.data ? undefined : forecastBalance(quota, usage.data.rows, serverSeconds())
  return (
    <Panel
      title={t('home.account')}
      links={
        <>
          <LinkButton size="xs" to="/topup">
            {t('topup.title')}
          </LinkButton>
          <LinkButton size="xs" to="/log" search={{ range: '7d', type: 2 }}>
            {t('home.consumption.log')}
          </LinkButton>
        </>
      }
    >
      {state ?? (
        <dl className={classes.figures}>
          <Figure label={t('topup.balance')}>
            <QuotaText quota={quota} />
          </Figure>
          {forecast && <ForecastFigure forecast={forecast} />}
        </dl>
      )}
      {usage.error && usageState}
    </Panel>
  )
}

function ForecastFigure({ forecast }: { forecast: Forecast }) {
  const t = useT()
  const { daysLeft, perDay, isFirstDay } = forecast
  if (daysLeft === undefined) return <Figure label={t('overview.lasts')}>{t('overview.lasts.unused')}</Figure>
  const pace = (
    <small>
      {t(isFirstDay ? 'overview.pace.firstDay' : 'overview.pace')} <QuotaText quota={perDay} digits={4} />
    </small>
  )
  if (daysLeft > MAX_DAYS)
    return (
      <Figure label={t('overview.lasts')}>
        {t('overview.lasts.long')}
        {pace}
      </Figure>
    )
  return (
    <Figure label={t('overview.lasts')}>
      {t('overview.lasts.days', { n: Math.floor(daysLeft) })}
      <small>
        {t('overview.lasts.until')} {localDate(new Date((serverSeconds() + daysLeft * DAY) * MS))}
      </small>
      {pace}
    </Figure>
  )
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={classes.figure}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
