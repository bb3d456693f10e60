import { useQuery } from '@tanstack/react-query'
import { formatQuota } from '#/format/quota'
import { useChannelNames } from '#/parts/channel-names'
import { SumsStatus, useSums } from '#/parts/sums'
import type { Usage } from '#/resources/account/usage'
import { EVERY_ENTRY, withFilterValue, type LogScope, type SplitBy } from '#/resources/log/log-filter'
import { closedPeriod, nameSampleQuery, type utcDays } from '#/resources/log/sums'
import { useMoneyScale } from '#/session/use-status'
import { ChartRows } from '#/ui/chart/chart-rows'
import { stackParts, type ChartColumn, type ChartStack } from '#/ui/chart/stack'
import { StackedChart } from '#/ui/chart/stacked-chart'
import { queryState } from '#/app/problem/read-problem'
import { useT } from '#/ui/language/use-t'
import { ScrollTable, ShareBar } from '#/ui/table/scroll-table'
import { PanelNote } from '#/ui/text/panel'
import { recentQueries } from './recent-queries'

interface Props {
  days: ReturnType<typeof utcDays>
  /** Unix seconds of the server. */
  now: number
  isTable: boolean
  title: string
  scope: LogScope
  by: SplitBy | undefined
}

export function DaysChart(props: Props) {
  return props.scope === 'self' && props.by === 'model_name' ? (
    <OwnModels {...props} />
  ) : (
    <SummedDays {...props} />
  )
}

interface StackProps extends Pick<ChartStack, 'series' | 'hasRest'>, Pick<Props, 'title' | 'isTable'> {
  /** Those of which only the sum is known have that instead of values. */
  columns: readonly ChartColumn[]
  unsplitLabel: string
}

const shareBar = (value: number | undefined, highest: number) => <ShareBar value={value} highest={highest} />

/** As a chart or as a table, with bars for a single series, which screen readers always get. */
function DaysStack({ title, isTable, unsplitLabel, ...stack }: StackProps) {
  const t = useT()
  const scale = useMoneyScale()
  const numbers = {
    ...stack,
    label: title,
    head: t('log.unit.day'),
    totalHead: t('common.consumption'),
    format: (value: number) => formatQuota(value, scale),
  }
  if (isTable)
    return (
      <ScrollTable label={title}>
        <ChartRows {...numbers} bar={shareBar} />
      </ScrollTable>
    )
  return (
    <StackedChart
      {...numbers}
      {...(stack.columns.some(({ unsplit }) => unsplit !== undefined) && { unsplitLabel })}
      unit={scale.inCurrency && scale.perDollar > 0 ? scale.perDollar : 1}
    />
  )
}

/** Series of a split; each costs a call per day. */
const MAX_NAMES = 5

/** The days as sums of the server, in total or split by the names that consumed most, as far as a sample of the log tells. */
function SummedDays({ scope, by, days, now, title, isTable }: Props) {
  const t = useT()
  const sample = useQuery({
    ...nameSampleQuery({ scope, filter: EVERY_ENTRY, bounds: closedPeriod(days.length, now) }),
    enabled: by !== undefined,
  })
  const nameOf = useChannelNames(by === 'channel')
  const found = by && sample.data?.[by].slice(0, MAX_NAMES)
  const names = found ?? []
  const filters = [EVERY_ENTRY, ...(by ? names.map((name) => withFilterValue(EVERY_ENTRY, by, name)) : [])]
  const sums = useSums(
    filters.flatMap((filter) => days.map(({ start, end }) => ({ scope, filter, bounds: { start, end } }))),
  )
  if (sample.error) return queryState(sample, title)
  const isNaming = by !== undefined && !found
  const isSplit = names.length > 0
  const columns = days.map(({ name }, day): ChartColumn => {
    const [total, ...parts] = filters.map((_, series) => sums.sums[series * days.length + day])
    if (!isSplit && !isNaming) return { name, values: [total] }
    const known = parts.filter((part) => part !== undefined)
    if (total === undefined || isNaming || known.length < names.length)
      return { name, values: [...names, undefined].map(() => undefined), unsplit: total }
    return { name, values: [...known, total - known.reduce((sum, part) => sum + part, 0)] }
  })
  const labels = names.map((name) => (by === 'channel' ? nameOf(Number(name)) : name))
  return (
    <>
      <DaysStack
        title={title}
        isTable={isTable}
        series={isSplit ? [...labels, t('log.breakdown.rest')] : [title]}
        hasRest={isSplit}
        columns={columns}
        unsplitLabel={t('overview.unsplitYet')}
      />
      <SumsStatus sums={sums} />
    </>
  )
}

/** Days that the server reports by model in one response, today included. */
const REPORTED_DAYS = 7

/** The own consumption by model: the last days in one response, those before by a sum each. */
function OwnModels({ days, isTable, title }: Props) {
  const t = useT()
  const usage = useQuery(recentQueries.week())
  const older = days.slice(0, -REPORTED_DAYS)
  const sums = useSums(
    older.map(({ start, end }) => ({ scope: 'self', filter: EVERY_ENTRY, bounds: { start, end } })),
  )
  if (usage.error) return queryState(usage, t('common.consumption'))
  const parts = (usage.data?.rows ?? []).map(({ day, model, quota }: Usage) => ({
    column: day,
    series: model,
    value: quota,
  }))
  const recent = days.slice(-REPORTED_DAYS).map(({ name }) => name)
  const { series, hasRest, columns } = stackParts(recent, parts, t('log.breakdown.rest'))
  const all = [
    ...older.map(({ name }, at) => ({ name, values: [undefined], unsplit: sums.sums[at] })),
    ...columns.map(({ name, values }) => ({ name, values: usage.data ? values : [undefined] })),
  ]
  return (
    <>
      <DaysStack
        {...{ title, isTable, series, hasRest }}
        columns={all}
        unsplitLabel={t('overview.unsplit')}
      />
      {older.length > 0 && <PanelNote>{t('overview.unsplit.reason', { n: REPORTED_DAYS })}</PanelNote>}
      <SumsStatus
        sums={sums}
        onRefresh={() => {
          sums.refresh()
          void usage.refetch()
        }}
      />
    </>
  )
}
