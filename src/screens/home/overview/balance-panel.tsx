import { Box } from '@mantine/core'
import { LinkButton } from '#/ui/button/link-button'
import { useQuery } from '@tanstack/react-query'
import { formatQuota } from '#/format/quota'
import { localDate } from '#/format/timestamp'
import { serverSeconds } from '#/http/server-clock'
import { QuotaText } from '#/parts/quota-text'
import { accountQueries } from '#/resources/account/account'
import { forecastBalance } from '#/resources/account/usage'
import { useMoneyScale } from '#/session/use-status'
import { useT } from '#/ui/language/use-t'
import { Panel } from '#/ui/text/panel'
import { OVERVIEW_STALE_MS, recentQueries } from './recent-queries'
import { NumberCard, NUMBERS, TodayNumber } from './numbers'

type Translate = ReturnType<typeof useT>

const MS = 1000
const DAY = 86_400
/** A forecast beyond this says nothing. */
const MAX_DAYS = 3650

/** The own balance and how long it lasts at the pace of the last seven days; what was spent today where it has a place. */
export function BalancePanel({ hasToday = false }: { hasToday?: boolean }) {
  const t = useT()
  const scale = useMoneyScale()
  const balance = useQuery({ ...accountQueries.balance(), staleTime: OVERVIEW_STALE_MS })
  const usage = useQuery(recentQueries.week())
  const quota = balance.data?.quota
  const forecast =
    quota === undefined || !usage.data ? undefined : forecastBalance(quota, usage.data.rows, serverSeconds())
  return (
    <Panel
      title={t('home.account')}
      links={
        <>
          <LinkButton size="xs" to="/topup">
            {t('common.topUp')}
          </LinkButton>
          <LinkButton size="xs" to="/usage">
            {t('common.usage')}
          </LinkButton>
        </>
      }
    >
      <Box component="dl" m={0} style={NUMBERS}>
        <NumberCard
          label={t('common.remainingQuota')}
          value={quota === undefined ? undefined : <QuotaText quota={quota} />}
          note={
            forecast?.daysLeft !== undefined &&
            t(forecast.isFirstDay ? 'overview.pace.firstDay' : 'overview.pace', {
              amount: formatQuota(forecast.perDay, scale),
            })
          }
          query={balance}
        />
        <NumberCard label={t('overview.lasts')} query={usage} {...(forecast && lastsTexts(t, forecast))} />
        {hasToday && <TodayNumber scope="self" />}
      </Box>
    </Panel>
  )
}

function lastsTexts(t: Translate, { daysLeft }: ReturnType<typeof forecastBalance>) {
  if (daysLeft === undefined) return { value: '–', note: t('overview.lasts.unused') }
  if (daysLeft > MAX_DAYS) return { value: t('overview.lasts.long') }
  const day = localDate(new Date((serverSeconds() + daysLeft * DAY) * MS))
  return {
    value: t('common.dayCount', { n: Math.floor(daysLeft) }),
    note: t('overview.lasts.until', { day }),
  }
}
