import { ScrollTable, ShareBar } from '../table/scroll-table'
import { ChartRows, type ChartNumbers } from './chart-rows'

const shareBar = (value: number | undefined, highest: number) => <ShareBar value={value} highest={highest} />

/** The numbers of a chart as a table; those of a single series with bars. */
export function ChartTable({ label, ...numbers }: ChartNumbers) {
  return (
    <ScrollTable label={label}>
      <ChartRows {...numbers} bar={shareBar} />
    </ScrollTable>
  )
}
