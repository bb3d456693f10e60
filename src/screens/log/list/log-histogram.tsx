import { Text } from '@mantine/core'
import { useEffect } from 'react'
import { formatQuota } from '#/format/quota'
import { SumsStatus, useSums } from '#/parts/sums'
import { type LogFilter, type LogScope, rangeBounds, type Bounds } from '#/resources/log/log-filter'
import { timeBuckets } from '#/resources/log/time-buckets'
import { useMoneyScale } from '#/session/use-status'
import { StackedChart } from '#/ui/chart/stacked-chart'
import { useT } from '#/ui/language/use-t'

interface Props {
  scope: LogScope
  filter: LogFilter
  /** Unix seconds at which relative ranges end. */
  now: number
  /** The sum of the whole range. */
  whole: number | undefined
  onRange: (bounds: Bounds) => void
}

export function LogHistogram({ scope, filter, now, whole, onRange }: Props) {
  const t = useT()
  const scale = useMoneyScale()
  const { start: from, end } = rangeBounds(filter.range, now)
  // A relative range ends with a whole bar, whose window is the same while time passes.
  const bounds = { start: from, end: typeof filter.range === 'string' ? undefined : end }
  const { unit, buckets, isTruncated } = timeBuckets(bounds, now)
  const state = useSums(
    buckets.map((bucket) => ({ scope, filter, bounds: { start: bucket.start, end: bucket.end } })),
  )
  const { sums, missing, error } = state
  const total = sums.reduce<number>((sum, one) => sum + (one ?? 0), 0)
  // A bar that may still grow is kept for a minute, the sum is not.
  const isBehind = missing === 0 && !isTruncated && whole !== undefined && whole !== total
  useEffect(() => {
    if (isBehind) state.refresh()
    // oxlint-disable-next-line react/exhaustive-deps -- once for each sum: entries may arrive between the two calls
  }, [isBehind, whole])
  const title = t(`log.by.${unit}`)
  if (error) return <SumsStatus sums={state} />
  if (buckets.length === 0 || (total === 0 && missing === 0))
    return (
      <Text size="sm" c="dimmed" ta="center">
        {t('log.histogram.empty')}
      </Text>
    )
  const caption = isTruncated ? t('log.histogram.since', { title, from: buckets[0]?.name ?? '' }) : title
  return (
    <StackedChart
      label={caption}
      head={t(`log.unit.${unit}`)}
      totalHead={t('common.consumption')}
      series={[title]}
      hasRest={false}
      columns={buckets.map(({ name }, at) => ({ name, values: [sums[at]] }))}
      format={(quota) => formatQuota(quota, scale)}
      unit={1}
      isCompact
      selectHint={t('log.histogram.hint')}
      onSelect={(first, last) => onRange({ start: buckets[first]?.start, end: buckets[last]?.end })}
    />
  )
}
