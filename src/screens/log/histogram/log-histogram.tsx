import { Button } from '@mantine/core'
import { useId, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { formatQuota } from '#/format/quota'
import { messageOf } from '#/http/failure'
import { useBatchedQueries, type BatchedQueries } from '#/parts/batched-queries/use-batched-queries'
import { type LogFilter, type LogScope, rangeBounds, type Bounds } from '#/resources/log/log-filter'
import { timeBuckets } from '#/resources/log/time-buckets'
import { useMoneyScale } from '#/session/use-status'
import { HiddenChartTable } from '#/ui/chart/chart-rows'
import { serverTextLanguage } from '#/ui/language/server-text-language'
import { useT } from '#/ui/language/use-t'
import classes from './log-histogram.module.css'

/** Windows fetched without a click, the newest ones: a first visit asks for no more sums. */
const FIRST_CALLS = 12
/** Share of the width of a bar that separates it from the next. */
const GAP = 0.16
/** Least height of a bar that is not zero, in percent. */
const MIN_HEIGHT = 3

interface Props {
  scope: LogScope
  filter: LogFilter
  /** Unix seconds at which relative ranges end; a later moment fetches the open windows again. */
  now: number
  onRange: (bounds: Bounds) => void
}

/** Consumption over the time range as bars, which can be read and selected by pointer and keyboard. */
export function LogHistogram({ scope, filter, now, onRange }: Props) {
  const t = useT()
  const hintId = useId()
  const scale = useMoneyScale()
  const [selection, setSelection] = useState<BarSelection>()
  const { unit, buckets, isTruncated } = timeBuckets(rangeBounds(filter.range, now), now)
  const count = buckets.length
  const windows = buckets.map(({ start, end }) => ({ scope, filter, bounds: { start, end } }))
  const batch = useBatchedQueries(windows, { refreshCount: now, automaticPart: FIRST_CALLS })

  const money = (quota: number) => formatQuota(quota, scale)
  const total = batch.sums.reduce<number>((sum, one) => sum + (one ?? 0), 0)
  const highest = Math.max(1, ...batch.sums.map((sum) => sum ?? 0))
  const title = t(`log.by.${unit}`)
  const newest: BarSelection = { cursor: count - 1, anchor: undefined }
  const [from, to] = selectedBars(selection ?? newest)
  const textOf = (first: number, last: number) => {
    const sums = batch.sums.slice(first, last + 1)
    const isKnown = !sums.includes(undefined)
    const names = [...new Set([buckets[first]?.name, buckets[last]?.name])].join(' – ')
    return `${names}: ${isKnown ? money(sums.reduce<number>((sum, one) => sum + (one ?? 0), 0)) : '–'}`
  }
  const narrow = (bars: BarSelection) => {
    const [first, last] = selectedBars(bars)
    setSelection(undefined)
    onRange({ start: buckets[first]?.start, end: buckets[last]?.end })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const moved = moveSelection(selection, event.key, event.shiftKey, count)
    if (moved) setSelection(moved)
    else if (event.key === 'Enter' && selection) narrow(selection)
    else if (event.key === 'Escape' && selection) setSelection(undefined)
    else return
    event.preventDefault()
  }
  const barUnder = (event: PointerEvent) =>
    barAt(event.clientX, event.currentTarget.getBoundingClientRect(), count)
  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    setSelection({ cursor: barUnder(event), anchor: barUnder(event) })
  }
  const onPointerUp = (event: PointerEvent) => {
    if (selection?.anchor !== undefined) narrow({ ...selection, cursor: barUnder(event) })
  }
  if (batch.state.state === 'failed') {
    const message = messageOf(batch.state.error)
    return (
      <p role="alert" className={classes.empty}>
        <span lang={serverTextLanguage(message)}>{message}</span>
        <Button size="xs" onClick={batch.start}>
          {t('problem.retry')}
        </Button>
      </p>
    )
  }
  if (count === 0 || (total === 0 && batch.missing === 0))
    return <p className={classes.empty}>{t('log.histogram.empty')}</p>
  const firstKnown = Math.max(0, batch.missing > 0 ? batch.sums.findIndex((sum) => sum !== undefined) : 0)
  const caption =
    isTruncated || firstKnown > 0
      ? t('log.histogram.since', { title, from: buckets[firstKnown]?.name ?? '' })
      : title
  return (
    <>
      <div
        role="slider"
        tabIndex={0}
        aria-label={t('log.chart', { title: caption, total: money(total) })}
        aria-describedby={hintId}
        aria-valuemin={1}
        aria-valuemax={count}
        aria-valuenow={(selection?.cursor ?? newest.cursor) + 1}
        aria-valuetext={textOf(from, to)}
        className={classes.bars}
        onKeyDown={onKeyDown}
        onBlur={() => setSelection(undefined)}
        onPointerDown={onPointerDown}
        onPointerMove={(event) => setSelection({ cursor: barUnder(event), anchor: selection?.anchor })}
        onPointerUp={onPointerUp}
        onPointerCancel={() => setSelection(undefined)}
        onPointerLeave={() => setSelection(undefined)}
      >
        <svg aria-hidden="true" className={classes.svg}>
          {selection && (
            <rect
              x={`${(from / count) * 100}%`}
              width={`${((to - from + 1) / count) * 100}%`}
              height="100%"
              className={classes.selected}
            />
          )}
          {buckets.map(({ name }, index) => {
            const value = batch.sums[index]
            const height =
              value === undefined ? 0 : Math.max(value > 0 ? MIN_HEIGHT : 0, (value / highest) * 100)
            return (
              <rect
                key={name}
                x={`${((index + GAP / 2) / count) * 100}%`}
                width={`${((1 - GAP) / count) * 100}%`}
                y={`${100 - height}%`}
                height={`${height}%`}
                className={classes.bar}
              />
            )
          })}
        </svg>
      </div>
      <div className={classes.axis}>
        <span aria-hidden="true">{buckets[0]?.name}</span>
        <Filling batch={batch} />
        <span
          aria-hidden="true"
          className={classes.value}
          data-selected={selection !== undefined || undefined}
        >
          {selection ? textOf(from, to) : caption}
        </span>
        <span aria-hidden="true" className={classes.last}>
          {count > 1 && buckets.at(-1)?.name}
        </span>
      </div>
      <span id={hintId} hidden>
        {t('log.histogram.hint')}
      </span>
      <HiddenChartTable
        label={title}
        head={t(`log.unit.${unit}`)}
        totalHead={t('log.consumption')}
        series={[title]}
        columns={buckets.map(({ name }, index) => ({ name, values: [batch.sums[index]] }))}
        format={money}
      />
    </>
  )
}

/** How many windows are still missing, beside the caption, or on phones in its place. */
function Filling({ batch: { state, missing, start } }: { batch: BatchedQueries }) {
  const t = useT()
  if (missing === 0) return null
  return (
    <div className={classes.filling}>
      <output>
        {t(state.state === 'idle' ? 'log.histogram.rest' : 'log.histogram.filling', { n: missing })}
      </output>
      {state.state === 'idle' && (
        <Button size="xs" variant="subtle" className={classes.load} onClick={start}>
          {t('log.histogram.load')}
        </Button>
      )}
    </div>
  )
}

/** Bars under the cursor: from `anchor` to `cursor`, both inclusive indexes. */
export interface BarSelection {
  cursor: number
  /** Where a selection of several bars began; undefined if there is only a cursor. */
  anchor: number | undefined
}

/** Returns the first and the last selected bar. */
export function selectedBars({ cursor, anchor = cursor }: BarSelection): readonly [number, number] {
  return [Math.min(cursor, anchor), Math.max(cursor, anchor)]
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  Home: -Infinity,
  End: Infinity,
}

/** Moves the cursor of `count` bars by a key, with Shift as a selection; undefined for other keys. */
export function moveSelection(
  selection: BarSelection | undefined,
  key: string,
  isExtending: boolean,
  count: number,
): BarSelection | undefined {
  const step = STEPS[key]
  if (step === undefined || count === 0) return undefined
  const last = count - 1
  // The first key announces the last bar, which is the newest.
  const cursor = selection ? Math.max(0, Math.min(selection.cursor + step, last)) : step < -1 ? 0 : last
  return { cursor, anchor: isExtending ? (selection?.anchor ?? selection?.cursor ?? cursor) : undefined }
}

/** Returns the bar at the horizontal position `x` of a chart. */
export function barAt(x: number, { left, width }: Pick<DOMRect, 'left' | 'width'>, count: number): number {
  const at = Math.floor(((x - left) / Math.max(1, width)) * count)
  return Math.max(0, Math.min(at, count - 1))
}
