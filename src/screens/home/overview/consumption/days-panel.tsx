import { useState, type ReactNode } from 'react'
import { nowInSeconds } from '#/resources/log/log-filter'
import { utcDays, type UtcDay } from '#/resources/log/utc-days'
import { Button, LinkButton } from '#/ui/controls/button'
import { Select } from '#/ui/controls/select'
import { useT } from '#/ui/language/use-t'
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
  const [refresh, setRefresh] = useState({ count: 0, now: nowInSeconds() })
  const days = utcDays(length, refresh.now)
  const title = titleOf(length)
  const onRefresh = () => setRefresh({ count: refresh.count + 1, now: nowInSeconds() })
  return (
    <Panel
      title={title}
      controls={
        <>
          <Select
            size="sm"
            label={t('log.ranges')}
            value={String(length)}
            choices={PERIODS.map((n) => ({ value: String(n), label: t('overview.days', { n }) }))}
            onChange={(value) => setLength(Number(value))}
          />
          {splitSelect}
          <Button size="sm" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
            {t('log.overview.asTable')}
          </Button>
        </>
      }
      links={
        <LinkButton size="sm" to="/log" search={{ type: 2, start: days[0]?.start, end: days.at(-1)?.end }}>
          {t('home.consumption.log')}
        </LinkButton>
      }
    >
      {renderChart({ days, isTable, title, refresh, onRefresh })}
      {/* The days of the server are not those of the reader. */}
      <span className={classes.note}>{t('overview.utc')}</span>
    </Panel>
  )
}
