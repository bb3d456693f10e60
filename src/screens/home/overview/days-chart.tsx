import { formatQuota } from '#/format/quota'
import { BatchStatusBar } from '#/parts/batched-queries/batch-status-bar'
import { useBatchedQueries } from '#/parts/batched-queries/use-batched-queries'
import { withFilterValue, type BreakdownBy } from '#/resources/log/log-breakdown'
import { EVERY_ENTRY, type LogScope } from '#/resources/log/log-filter'
import type { UtcDay } from '#/resources/log/utc-days'
import { useMoneyScale } from '#/session/use-status'
import { HiddenChartTable } from '#/ui/chart/chart-rows'
import { totalOf, type ChartColumn, type ChartStack } from '#/ui/chart/stack'
import { StackedChart } from '#/ui/chart/stacked-chart'
import { useT } from '#/ui/language/use-t'
import { ChartTable } from '#/ui/table/scroll-table'

/** What the charts of a panel have in common. */
export interface DaysProps {
  days: readonly UtcDay[]
  isTable: boolean
  title: string
  refresh: { count: number; now: number }
  onRefresh: () => void
}

interface DaysStackProps {
  title: string
  stack: ChartStack
  isTable: boolean
}

/** Consumption by day as a chart or as a table, which screen readers always get. */
export function DaysStack({ title, stack, isTable }: DaysStackProps) {
  const t = useT()
  const scale = useMoneyScale()
  const format = (value: number) => formatQuota(value, scale)
  const total = stack.columns.reduce((sum, column) => sum + (totalOf(column) ?? 0), 0)
  const numbers = {
    ...stack,
    label: title,
    head: t('log.unit.day'),
    totalHead: t('log.consumption'),
    format,
  }
  if (isTable) return <ChartTable {...numbers} />
  return (
    <>
      <StackedChart
        {...stack}
        label={t('log.chart', { title, total: format(total) })}
        pickLabel={t('log.unit.day')}
        format={format}
        unit={scale.inCurrency && scale.perDollar > 0 ? scale.perDollar : 1}
      />
      <HiddenChartTable {...numbers} />
    </>
  )
}

/** Series of a split; each costs a call per day. */
export const MAX_NAMES = 5

interface SplitDaysProps extends DaysProps {
  scope: LogScope
  by?: BreakdownBy
  /** Values of the filter of `by` that are series of their own; undefined until they are known. */
  names: readonly string[] | undefined
  /** Text of a name in the legend. */
  labelOf?: (name: string) => string
}

/** Consumption by day as sums of the server, in total or split by name. */
export function SplitDays(props: SplitDaysProps) {
  const { days, isTable, title, refresh, onRefresh, scope, by, labelOf } = props
  const names = props.names ?? []
  const isSplit = names.length > 0
  /** While the names are looked for. */
  const isNaming = props.names === undefined
  const t = useT()
  const filters = [
    EVERY_ENTRY,
    ...names.map((name) => (by ? withFilterValue(EVERY_ENTRY, by, name) : EVERY_ENTRY)),
  ]
  const batch = useBatchedQueries(
    filters.flatMap((filter) => days.map(({ start, end }) => ({ scope, filter, bounds: { start, end } }))),
    { refreshCount: refresh.count, maxAutomaticCalls: Infinity },
  )
  const sumAt = (series: number, day: number) => batch.sums[series * days.length + day]
  const stack: ChartStack = {
    hasRest: isSplit,
    series: isSplit ? [...names.map((name) => labelOf?.(name) ?? name), t('log.breakdown.rest')] : [title],
    columns: days.map(({ name }, day): ChartColumn => {
      const total = sumAt(0, day)
      if (!isSplit && !isNaming) return { name, values: [total] }
      const parts = names.flatMap((_, at) => sumAt(at + 1, day) ?? [])
      if (total === undefined || isNaming || parts.length < names.length)
        return { name, values: [...names, undefined].map(() => undefined), unsplit: total }
      return { name, values: [...parts, total - parts.reduce((sum, part) => sum + part, 0)] }
    }),
  }
  const isPartial = stack.columns.some(({ unsplit }) => unsplit !== undefined)
  return (
    <>
      <DaysStack
        title={title}
        stack={isPartial ? { ...stack, unsplitLabel: t('overview.unsplitYet') } : stack}
        isTable={isTable}
      />
      <BatchStatusBar batch={batch} onRefresh={onRefresh} />
    </>
  )
}
