import { NativeSelect } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, useEffect } from 'react'
import { messageOf } from '#/http/failure'
import type { StaticKey } from '#/i18n/i18n'
import { useSumAccount } from '#/parts/batched-queries/use-batched-queries'
import { useChannelNames } from '#/parts/channel-names'
import type { BreakdownBy } from '#/resources/log/log-breakdown'
import { SAMPLE_CALLS, nameSampleQuery, restoreSample, type SamplePeriod } from '#/resources/log/name-sample'
import { closedDays } from '#/resources/log/utc-days'
import { useT } from '#/ui/language/use-t'
import { LoadOffer } from '../panel'
import { DaysPanel, type DaysProps, MAX_NAMES, SplitDays } from './days-panel'

const WEEK = 7

/** Consumption of all accounts by day, split on request. What it asks for is said before. */
export function AllConsumptionPanel() {
  const t = useT()
  const [by, setBy] = useState<BreakdownBy>()
  return (
    <DaysPanel
      title={(n) => t('overview.all', { n })}
      initialLength={WEEK}
      splitSelect={
        <NativeSelect
          size="xs"
          label={t('log.breakdown')}
          value={by ?? ''}
          data={[
            { value: '', label: t('log.breakdown.none') },
            ...SPLITS.map((split) => ({ value: split.by, label: t(split.label) })),
          ]}
          onChange={({ currentTarget: { value } }) => setBy(SPLITS.find((split) => split.by === value)?.by)}
        />
      }
      renderChart={(props) =>
        by ? (
          <SplitByName key={`${by} ${props.days.length}`} {...props} by={by} />
        ) : (
          <SplitDays key={props.days.length} {...props} scope="all" names={[]} />
        )
      }
    />
  )
}

function SplitByName({ by, ...props }: DaysProps & { by: BreakdownBy }) {
  const account = useSumAccount()
  const closed = closedDays(props.days.length, props.refresh.now)
  const sample = useNameSample({
    account,
    scope: 'all',
    start: closed[0]?.start ?? 0,
    end: closed.at(-1)?.end ?? 0,
  })
  const [isConfirmed, setConfirmed] = useState(false)
  const nameOf = useChannelNames(by === 'channel')
  const load = () => {
    setConfirmed(true)
    void sample.refetch()
  }
  if (sample.data) {
    const names = sample.data[by].slice(0, MAX_NAMES)
    return (
      <SplitDays
        {...props}
        scope="all"
        by={by}
        names={names}
        labelOf={(name) => (by === 'channel' ? nameOf(Number(name)) : name)}
        isConfirmed={isConfirmed}
      />
    )
  }
  return (
    <LoadOffer
      calls={SAMPLE_CALLS + (MAX_NAMES + 1) * props.days.length}
      isLoading={sample.isFetching}
      error={sample.error ? messageOf(sample.error) : undefined}
      onLoad={load}
    />
  )
}

/** Breakdowns in display order. */
export const SPLITS: readonly { by: BreakdownBy; label: StaticKey }[] = [
  { by: 'model_name', label: 'log.breakdown.model_name' },
  { by: 'channel', label: 'log.breakdown.channel' },
  { by: 'username', label: 'log.breakdown.username' },
  { by: 'token_name', label: 'log.breakdown.token_name' },
]

/** The sample of `period` if it was fetched before; `refetch` fetches it. */
export function useNameSample(period: SamplePeriod) {
  const cache = useQueryClient()
  useEffect(() => {
    void restoreSample(cache, period)
    // oxlint-disable-next-line react/exhaustive-deps -- once per period
  }, [period.start, period.end])
  return useQuery({ ...nameSampleQuery(period), enabled: false })
}
