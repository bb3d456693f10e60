import type { Bar } from '#/ui/chart/bar-chart'
import { useT } from '#/ui/language/use-t'
import { VisuallyHidden } from '#/ui/text/visually-hidden'
import classes from './log-overview.module.css'

interface Props {
  label: string
  /** Header of the name column. */
  head: string
  bars: readonly Bar[]
  /** Hidden visually if a chart shows the same; screen readers always get the table. */
  isVisible: boolean
}

/** Table of names and their consumption. */
export function OverviewTable({ label, head, bars, isVisible }: Props) {
  const t = useT()
  const maxValue = Math.max(1, ...bars.map(({ value }) => value ?? 0))
  const table = (
    <table aria-label={label} className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">{t('log.overview.consumption')}</th>
        </tr>
      </thead>
      <tbody>
        {bars.map(({ name, value, text }) => (
          <tr key={name}>
            <th scope="row">
              <bdi>{name}</bdi>
            </th>
            <td>
              <span className={classes.share} style={{ width: `${((value ?? 0) / maxValue) * 100}%` }} />
              {text}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
  if (!isVisible) return <VisuallyHidden as="div">{table}</VisuallyHidden>
  return (
    <div
      className={classes.scroll}
      {...{ role: 'region', tabIndex: 0, 'aria-label': t('grid.scroll', { name: label }) }}
    >
      {table}
    </div>
  )
}
