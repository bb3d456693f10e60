import { VisuallyHidden } from '../text/text'
import { ChartRows, type ChartNumbers } from './chart-rows'

/** The numbers of a chart as a table for screen readers, beside the chart that shows the same. */
export function HiddenChartTable({ label, ...numbers }: ChartNumbers) {
  return (
    <VisuallyHidden as="div">
      <table aria-label={label}>
        <ChartRows {...numbers} />
      </table>
    </VisuallyHidden>
  )
}
