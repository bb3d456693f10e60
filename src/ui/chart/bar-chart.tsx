import classes from './bar-chart.module.css'

/** One bar; without a value it is not known yet. */
export interface Bar {
  name: string
  value: number | undefined
  /** The value as people read it. */
  text: string
}

interface Props {
  /** What is drawn, in a sentence with what is most worth knowing; the numbers stand in a table beside. */
  label: string
  bars: readonly Bar[]
}

const GAP = 0.2

/** Values over time as bars: a picture only, for whoever sees it. */
export function BarChart({ label, bars }: Props) {
  const most = bars.reduce((max, bar) => ((bar.value ?? 0) > (max?.value ?? 0) ? bar : max), bars[0])
  const top = most?.value || 1
  const width = 100 / Math.max(1, bars.length)
  return (
    <div className={classes.chart}>
      <span aria-hidden="true" className={classes.top}>
        {most?.value ? most.text : ''}
      </span>
      <svg role="img" aria-label={label} className={classes.bars}>
        {bars.map((bar, at) => {
          const height = (Math.max(0, bar.value ?? 0) / top) * 100
          return (
            <rect
              key={bar.name}
              x={`${(at + GAP / 2) * width}%`}
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
