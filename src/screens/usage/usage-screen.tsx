import { Button, NativeSelect, Stack, Text } from '@mantine/core'
import IconPrinter from '@tabler/icons-react/icons/IconPrinter'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { useSumAccount } from '#/parts/batched-queries/use-batched-queries'
import { BREAKDOWNS, type BreakdownBy } from '#/resources/log/log-breakdown'
import type { LogScope } from '#/resources/log/log-filter'
import { isInAudience, isRoot } from '#/session/audience'
import { useAccount } from '#/session/session'
import { ReadProblem } from '#/app/problem/read-problem'
import { useServerSeconds } from '#/app/server-time'
import { useT } from '#/ui/language/use-t'
import { Loading } from '#/ui/status/loading'
import { PageTitle } from '#/ui/text/page-title'
import { DayInput } from './day-input'
import { usageNamesQuery } from './usage-names'
import { elapsedSpan, unbrokenDay, usagePeriod, type UsagePeriod } from './usage-period'
import { USAGE_PERIODS } from './usage-search'
import { UsageSums } from './usage-sums'
import classes from './usage.module.css'

const route = getRouteApi('/signed-in/usage')

/** Who and what consumed how much in a period: administrators see all accounts, others their own. */
export function UsageScreen() {
  const t = useT()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const scope: LogScope = isInAudience(useAccount(), 'admins') ? 'all' : 'self'
  // Users are the first question of an administrator.
  const choices = BREAKDOWNS[scope].toSorted((a, b) => Number(b === 'username') - Number(a === 'username'))
  const by = choices.find((each) => each === search.by) ?? choices[0] ?? 'model_name'
  const [openedAt] = useState(Date.now)
  const now = useServerSeconds(openedAt)
  const { period: name, from, to } = search
  const period = usagePeriod(name, { from, to }, now)
  const { first, last } = period.span
  const change = (patch: Partial<typeof search>) =>
    void navigate({ search: (before) => ({ ...before, ...patch }), replace: true })
  return (
    <Stack className={classes.page}>
      <PageTitle>{t('usage.title')}</PageTitle>
      <div className={classes.controls}>
        <NativeSelect
          label={t('usage.period')}
          value={name}
          data={USAGE_PERIODS.map((value) => ({ value, label: t(`usage.period.${value}`) }))}
          onChange={({ currentTarget: { value } }) => {
            const chosen = USAGE_PERIODS.find((each) => each === value)
            // Own days begin with those that are on the screen.
            change({ period: chosen, ...(chosen === 'own' && { from: first, to: last }) })
          }}
        />
        {name === 'own' && (
          <>
            <DayInput
              label={t('usage.from')}
              value={from}
              max={to}
              onChoose={(day) => change({ from: day })}
            />
            <DayInput
              label={t('usage.to')}
              value={to}
              min={from}
              error={from !== undefined && to !== undefined && to < from ? t('usage.to.early') : undefined}
              onChoose={(day) => change({ to: day })}
            />
          </>
        )}
        <NativeSelect
          label={t('log.breakdown')}
          value={by}
          data={choices.map((value) => ({ value, label: t(`log.breakdown.${value}`) }))}
          onChange={({ currentTarget: { value } }) => change({ by: choices.find((each) => each === value) })}
        />
        <Text c="dimmed">{t('usage.span', { first, last })}</Text>
      </div>
      <UsageByName
        key={[by, first, last].join(' ')}
        scope={scope}
        by={by}
        now={now}
        period={period}
        comparesNames={search.compare === 'names'}
        onCompare={(isOn) => change({ compare: isOn ? 'names' : 'total' })}
      />
      {by === 'token_name' && (
        <Text size="sm" c="dimmed">
          {t('usage.tokens')}
        </Text>
      )}
    </Stack>
  )
}

interface ByNameProps {
  scope: LogScope
  by: BreakdownBy
  now: number
  period: UsagePeriod
  comparesNames: boolean
  onCompare: (isOn: boolean) => void
}

/** Finds the names, of which each costs a call, before any sum is asked for. */
function UsageByName({ now, onCompare, ...props }: ByNameProps) {
  const t = useT()
  const signedIn = useAccount()
  const { scope, by, period, comparesNames } = props
  const names = useQuery(
    usageNamesQuery({
      account: useSumAccount(),
      scope,
      by,
      ...elapsedSpan(period.span, now),
      canReadOptions: signedIn !== undefined && isRoot(signedIn),
    }),
  )
  if (names.isError)
    return <ReadProblem noun={t('usage.noun')} error={names.error} onRetry={() => void names.refetch()} />
  if (!names.data) return <Loading prompt={t('usage.noun')} />
  return (
    <UsageSums {...props} names={names.data}>
      <>
        <Button size="xs" leftSection={<IconPrinter aria-hidden />} onClick={() => window.print()}>
          {t('usage.print')}
        </Button>
        <Button
          size="xs"
          classNames={{ root: classes.wrapped, label: classes.wrappedLabel }}
          aria-pressed={comparesNames}
          onClick={() => onCompare(!comparesNames)}
        >
          {t('usage.compare', {
            first: unbrokenDay(period.before.first),
            last: unbrokenDay(period.before.last),
          })}
        </Button>
      </>
    </UsageSums>
  )
}
