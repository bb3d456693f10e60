import { LinkButton } from '#/ui/controls/link-button'
import { Button, NativeSelect } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { formatQuota } from '#/format/quota'
import { BatchStatusBar } from '#/parts/batched-queries/batch-status-bar'
import { useBatchedQueries, useSumAccount } from '#/parts/batched-queries/use-batched-queries'
import { withFilterValue, type BreakdownBy } from '#/resources/log/log-breakdown'
import { EVERY_ENTRY, type LogScope } from '#/resources/log/log-filter'
import { sumQueries } from '#/resources/log/sum-queries'
import { utcDays, type UtcDay } from '#/resources/log/utc-days'
import { moneyScale } from '#/resources/status/status'
import { useStatus } from '#/session/use-status'
import { useServerSeconds } from '#/shell/server-time'
import { HiddenChartTable } from '#/ui/chart/chart-rows'
import type { ChartStack } from '#/ui/chart/stack'
import { StackedChart } from '#/ui/chart/stacked-chart'
import { useT } from '#/ui/language/use-t'
import { ChartTable } from '#/ui/table/scroll-table'
import classes from '../overview.module.css'
import { Panel } from '../panel'

/** Days of the periods to choose from. */
const PERIODS = [7, 30]

/** What the charts of a panel have in common. */
export interface DaysProps {
  days: readonly UtcDay[]
  isTable: boolean
  title: string
  refresh: { count: number; now: number }
  onRefresh: () => void
}

/** `at` in unix ms of this computer. */
const refreshNow = (count: number) => ({ count, at: Date.now() })

interface Props {
  title: (days: number) => string
  initialLength: number
  /** The select of what the chart is split by. */
  splitSelect: ReactNode
  renderChart: (props: DaysProps) => ReactNode
}

/** Panel of consumption by UTC day: the number of days, chart or table, and a link to the entries of those days. */
export function DaysPanel({ title: titleOf, initialLength, splitSelect, renderChart }: Props) {
  const t = useT()
  const [length, setLength] = useState(initialLength)
  const [isTable, setTable] = useState(false)
  // Fixed until refreshed: a window that moves with the clock would have a new query key on every render.
  const [refresh, setRefresh] = useState(() => refreshNow(0))
  const now = useServerSeconds(refresh.at)
  const days = utcDays(length, now)
  const title = titleOf(length)
  const onRefresh = () => setRefresh(refreshNow(refresh.count + 1))
  return (
    <Panel
      title={title}
      controls={
        <>
          <NativeSelect
            size="xs"
            label={t('log.ranges')}
            value={String(length)}
            data={PERIODS.map((n) => ({ value: String(n), label: t('overview.days', { n }) }))}
            onChange={({ currentTarget: { value } }) => setLength(Number(value))}
          />
          {splitSelect}
          <Button size="xs" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
            {t('log.overview.asTable')}
          </Button>
        </>
      }
      links={
        <LinkButton size="xs" to="/log" search={{ type: 2, start: days[0]?.start, end: days.at(-1)?.end }}>
          {t('home.consumption.log')}
        </LinkButton>
      }
    >
      {renderChart({ days, isTable, title, refresh: { count: refresh.count, now }, onRefresh })}
      {/* The days of the server are not those of the reader. */}
      <span className={classes.note}>{t('overview.utc')}</span>
    </Panel>
  )
}

/** Decimals of an amount of money. */
const DIGITS = 4

interface DaysStackProps {
  title: string
  stack: ChartStack
  isTable: boolean
}

/** Consumption by day as a chart or as a table, which screen readers always get. */
export function DaysStack({ title, stack, isTable }: DaysStackProps) {
  const t = useT()
  const scale = moneyScale(useStatus())
  const format = (value: number) => formatQuota(value, scale, DIGITS)
  const total = stack.columns
    .flatMap(({ values }) => values)
    .reduce<number>((sum, value) => sum + (value ?? 0), 0)
  const numbers = {
    ...stack,
    label: title,
    head: t('log.overview.unit.day'),
    totalHead: t('log.overview.consumption'),
    format,
  }
  if (isTable) return <ChartTable {...numbers} />
  return (
    <>
      <StackedChart
        {...stack}
        label={t('log.overview.chart', { title, total: format(total) })}
        pickLabel={t('log.overview.unit.day')}
        format={format}
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
  /** Values of the filter of `by` that are series of their own. */
  names: readonly string[]
  /** Text of a name in the legend. */
  labelOf?: (name: string) => string
  /** Whether the number of calls has been shown and agreed to. */
  isConfirmed?: boolean
}

/** Consumption by day as sums of the server, in total or split by name. */
export function SplitDays(props: SplitDaysProps) {
  const { days, isTable, title, refresh, onRefresh, scope, by, names, labelOf, isConfirmed } = props
  const t = useT()
  const account = useSumAccount()
  const filters = [
    EVERY_ENTRY,
    ...names.map((name) => (by ? withFilterValue(EVERY_ENTRY, by, name) : EVERY_ENTRY)),
  ]
  const batch = useBatchedQueries(
    filters.flatMap((filter) =>
      days.map(({ start, end }) => sumQueries.between({ account, scope, filter, bounds: { start, end } })),
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
