import { formatQuota } from '#/format/quota'
import { moneyScale } from '#/resources/status/status'
import { useStatus } from '#/session/use-status'
import { ChartTable } from '#/ui/table/scroll-table'
import { HiddenChartTable } from '#/ui/chart/hidden-chart-table'
import type { ChartStack } from '#/ui/chart/stack'
import { StackedChart } from '#/ui/chart/stacked-chart'
import { useT } from '#/ui/language/use-t'

/** Decimals of an amount of money. */
const DIGITS = 4

interface Props {
  title: string
  stack: ChartStack
  isTable: boolean
}

/** Consumption by day as a chart or as a table, which screen readers always get. */
export function DaysStack({ title, stack, isTable }: Props) {
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
