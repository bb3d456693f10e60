import { BatchStatusBar } from '#/parts/batched-queries/batch-status-bar'
import { useBatchedQueries, useSumAccount } from '#/parts/batched-queries/use-batched-queries'
import { EVERY_ENTRY, type LogScope } from '#/resources/log/log-filter'
import { withFilterValue, type BreakdownBy } from '#/resources/log/log-breakdown'
import { sumQueries } from '#/resources/log/sum-queries'
import type { ChartStack } from '#/ui/chart/stack'
import { useT } from '#/ui/language/use-t'
import type { DaysProps } from './days-panel'
import { DaysStack } from './days-stack'

/** Series of a split; each costs a call per day. */
export const MAX_NAMES = 5

interface Props extends DaysProps {
  scope: LogScope
  by?: BreakdownBy
  /** Values of the filter of `by` that are series of their own. */
  names: readonly string[]
  /** Text of a name in the legend. */
  labelOf?: (name: string) => string
  /** Whether the number of calls has been shown and agreed to. */
  isConfirmed?: boolean
}

/** Consumption by day as sums of the server, in total or split by name. */
export function SplitDays(props: Props) {
  const { days, isTable, title, refresh, onRefresh, scope, by, names, labelOf, isConfirmed } = props
  const t = useT()
  const account = useSumAccount()
  const filters = [
    EVERY_ENTRY,
    ...names.map((name) => (by ? withFilterValue(EVERY_ENTRY, by, name) : EVERY_ENTRY)),
  ]
  const batch = useBatchedQueries(
    filters.flatMap((filter) =>
      days.map(({ start, end }) =>
        sumQueries.between({ account, scope, filter, bounds: { start, end } }, refresh.now),
      ),
    ),
    {
      account,
      refreshCount: refresh.count,
      ...(isConfirmed && { maxAutomaticCalls: Infinity }),
    },
  )
  const sumAt = (series: number, day: number) => batch.sums[series * days.length + day]
  const stack: ChartStack = {
    hasRest: names.length > 0,
    series:
      names.length === 0
        ? [title]
        : [...names.map((name) => labelOf?.(name) ?? name), t('log.breakdown.rest')],
    columns: days.map(({ name }, day) => {
      const total = sumAt(0, day)
      const parts = names.map((_, at) => sumAt(at + 1, day))
      const isKnown = total !== undefined && parts.every((part) => part !== undefined)
      const rest = isKnown ? total - parts.reduce<number>((sum, part) => sum + (part ?? 0), 0) : undefined
      return { name, values: [...parts, names.length === 0 ? total : rest] }
    }),
  }
  const isAnyKnown = batch.sums.some((sum) => sum !== undefined)
  return (
    <>
      {isAnyKnown && <DaysStack title={title} stack={stack} isTable={isTable} />}
      <BatchStatusBar batch={batch} onRefresh={onRefresh} />
    </>
  )
}
