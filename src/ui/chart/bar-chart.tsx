import classes from './bar-chart.module.css'

/** One bar; `value` is undefined until it is loaded. */
export interface Bar {
  name: string
  value: number | undefined
  /** The formatted value. */
  text: string
}

interface Props {
  /** The accessible name: a sentence with the key figure. The numbers are in a table beside the chart. */
  label: string
  bars: readonly Bar[]
}

/** The gap between bars, as a share of the bar width. */
const GAP = 0.2

/** A bar chart of values over time; an image to screen readers. */
export function BarChart({ label, bars }: Props) {
  const highest = bars.reduce((max, bar) => ((bar.value ?? 0) > (max?.value ?? 0) ? bar : max), bars[0])
  const maximum = highest?.value || 1
  const width = 100 / Math.max(1, bars.length)
  return (
    <div className={classes.chart}>
      <span aria-hidden="true" className={classes.top}>
        {highest?.value ? highest.text : ''}
      </span>
      <svg role="img" aria-label={label} className={classes.bars}>
        {bars.map((bar, index) => {
          const height = (Math.max(0, bar.value ?? 0) / maximum) * 100
          return (
            <rect
              key={bar.name}
              x={`${(index + GAP / 2) * width}%`}
              width={`${width * (1 - GAP)}%`}
              y={`${100 - height}%`}
              height={`${height}%`}
              className={classes.bar}
            >
              <title>{`${bar.name}: ${bar.text}`}</title>
            </rect>
          )
        })}
      </svg>
      <div aria-hidden="true" className={classes.axis}>
        <span>{bars[0]?.name}</span>
        {bars.length > 2 && <span>{bars[Math.floor((bars.length - 1) / 2)]?.name}</span>}
        {bars.length > 1 && <span>{bars.at(-1)?.name}</span>}
      </div>
    </div>
  )
}
