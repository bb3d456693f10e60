import { useState } from 'react'
import { messageOf } from '#/http/failure'
import type { BreakdownBy } from '#/resources/log/log-breakdown'
import { SAMPLE_CALLS } from '#/resources/log/name-sample'
import { closedDays } from '#/resources/log/utc-days'
import { useSumAccount } from '#/parts/batched-queries/use-batched-queries'
import { Select } from '#/ui/controls/select'
import { useT } from '#/ui/language/use-t'
import { DaysPanel, type DaysProps } from './days-panel'
import { LoadOffer } from './load-offer'
import { MAX_NAMES, SplitDays } from './split-days'
import { SPLITS, useNameSample } from './use-name-sample'

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
        <Select
          size="sm"
          label={t('log.breakdown')}
          value={by ?? ''}
          choices={[
            { value: '', label: t('log.breakdown.none') },
            ...SPLITS.map((split) => ({ value: split.by, label: t(split.label) })),
          ]}
          onChange={(value) => setBy(SPLITS.find((split) => split.by === value)?.by)}
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
  const sample = useNameSample({ account, start: closed[0]?.start ?? 0, end: closed.at(-1)?.end ?? 0 })
  const [isConfirmed, setConfirmed] = useState(false)
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
        labelOf={(name) => (by === 'channel' ? `#${name}` : name)}
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
