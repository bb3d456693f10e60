import { useState } from 'react'
import { quotaText } from '#/format/quota'
import type { Log } from '#/resources/log/log'
import type { LogFilter, LogScope } from '#/resources/log/log-filter'
import { logQueries } from '#/resources/log/log-queries'
import { dearest, narrowed, SPLITS, type SplitBy } from '#/resources/log/log-split'
import { moneyScale } from '#/resources/status/status'
import { useStatus } from '#/session/use-status'
import { LabelledSelect } from '#/ui/grid/labelled-select'
import { useT } from '#/ui/language/use-t'
import { LOG_DIGITS } from '../list/log-columns'
import classes from './log-overview.module.css'
import { OverviewTable } from './overview-table'
import { ReadingBar } from './reading-bar'
import type { Told } from './told'
import { useReading } from './use-reading'

interface Props {
  scope: LogScope
  filter: LogFilter
  told: Told
  loaded: readonly Log[]
  onAgain: () => void
}

/** Consumption by model, token, user or channel; nothing is asked until one of them is chosen. */
export function LogSplit(props: Props) {
  const t = useT()
  const { scope, filter } = props
  const [by, setBy] = useState<SplitBy>()
  const open = SPLITS[scope].filter((each) => !filter[each])
  if (open.length === 0) return null
  const choices = [
    { value: '', label: t('log.split.none') },
    ...open.map((each) => ({ value: each, label: t(`log.split.${each}`) })),
  ]
  return (
    <div className={classes.part}>
      <div className={classes.head}>
        <LabelledSelect
          label={t('log.split')}
          choices={choices}
          value={by ?? ''}
          onChange={(value) => setBy(open.find((each) => each === value))}
        />
      </div>
      {by && <Split key={by} {...props} by={by} />}
    </div>
  )
}

function Split({ scope, filter, told, loaded, onAgain, by }: Props & { by: SplitBy }) {
  const t = useT()
  const scale = moneyScale(useStatus())
  const { now, round } = told
  // Fixed while it is looked at: turning the pages of the list must not ask for other names.
  const [fixed, fix] = useState(() => ({ round, names: dearest(loaded, by), from: loaded.length }))
  if (fixed.round !== round) fix({ round, names: dearest(loaded, by), from: loaded.length })
  const { names, from } = fixed
  const bounds = { start: told.windows[0]?.start, end: told.windows.at(-1)?.end }
  const wanted = [filter, ...names.map((name) => narrowed(filter, by, name))]
  const reading = useReading(
    wanted.map((each) => logQueries.sumBetween(scope, each, bounds, now)),
    round,
  )
  const [total, ...sums] = reading.sums
  const textOf = (sum: number | undefined) => (sum === undefined ? '–' : quotaText(sum, scale, LOG_DIGITS))
  const isWhole = reading.missing === 0
  const rest = isWhole ? (total ?? 0) - sums.reduce<number>((sum, one) => sum + (one ?? 0), 0) : undefined
  const bars = [
    ...names.map((name, at) => ({ name, value: sums[at], text: textOf(sums[at]) })),
    { name: t('log.split.rest'), value: rest, text: textOf(rest) },
  ]
  return (
    <>
      <p className={classes.note}>{t('log.split.names', { n: from })}</p>
      <ReadingBar reading={reading} onAgain={onAgain} />
      <OverviewTable label={t(`log.split.${by}`)} head={t(`log.split.${by}`)} bars={bars} isSeen />
    </>
  )
}
