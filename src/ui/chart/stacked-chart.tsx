import { Group, Text } from '@mantine/core'
import { useId, useState, type KeyboardEvent, type PointerEvent, type ReactNode, type SVGProps } from 'react'
import classes from './chart.module.css'
import { axisTicks, joinedColumn, totalOf, type ChartColumn, type ChartStack } from './stack'

interface Props extends ChartStack {
  /** The accessible name: a sentence with the key figure. The numbers are in a table beside the chart. */
  label: string
  /** Name of the control that moves through the columns. */
  pickLabel: string
  format: (value: number) => string
  /** The value that is shown as 1; the ticks of the axis are round in it. */
  unit: number
  /** Low, and without an axis of values. */
  isCompact?: boolean
  /** Called with the first and the last column of a drag, of a click, or of Enter after arrow keys with Shift. */
  onSelect?: (first: number, last: number) => void
  /** Says how keys select. */
  selectHint?: string
}

/** The gap between columns, as a share of the column width. */
const GAP = 0.2
/** The colour of a column that is not split. */
const UNSPLIT = 'unsplit'

/** Number of the colour of a series; the rest has one of its own. */
function colorOf(place: number, count: number, hasRest: boolean): string {
  return hasRest && place === count - 1 ? 'rest' : String(place + 1)
}

/** A name of the legend with its colour. */
interface Entry {
  name: string
  color: string
}

/**
 * Stacked columns over time, each as wide as the others. Pointer and arrow keys move through the columns, whose numbers are shown above
 * the plot; a hidden slider gives keyboard and screen reader the same.
 */
export function StackedChart(props: Props) {
  const { label, pickLabel, series, columns, hasRest, unsplitLabel, format, unit, onSelect } = props
  // By name: the columns may change while it is picked. The last one if it is gone.
  const [pickedName, setPickedName] = useState<string>()
  /** Where a selection of several columns began. */
  const [anchorName, setAnchorName] = useState<string>()
  const hintId = useId()
  const ticks = axisTicks(Math.max(0, ...columns.map((column) => totalOf(column) ?? 0)), unit, format)
  const [top = 1] = ticks
  const width = 100 / Math.max(1, columns.length)
  const picked = pickedName === undefined ? undefined : placeOf(columns, pickedName)
  const setPicked = (at: number | undefined) =>
    setPickedName(at === undefined ? undefined : columns[at]?.name)
  const anchor = anchorName === undefined ? picked : placeOf(columns, anchorName)
  const first = Math.min(picked ?? 0, anchor ?? 0)
  const last = Math.max(picked ?? -1, anchor ?? -1)
  const pickedColumn = picked === undefined ? undefined : joinedColumn(columns.slice(first, last + 1))
  const leave = () => {
    setPicked(undefined)
    setAnchorName(undefined)
  }
  const select = () => {
    leave()
    onSelect?.(first, last)
  }
  const columnUnder = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width: length } = currentTarget.getBoundingClientRect()
    const at = Math.floor(((clientX - left) / Math.max(1, length)) * columns.length)
    return Math.min(columns.length - 1, Math.max(0, at))
  }
  const beginDrag = (event: PointerEvent) => {
    setPicked(columnUnder(event))
    if (!onSelect || event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    setAnchorName(columns[columnUnder(event)]?.name)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (event.key === 'Escape') leave()
    if (event.key === 'Enter' && onSelect && picked !== undefined) select()
    if (step === undefined || !event.shiftKey || !onSelect) return
    event.preventDefault()
    const from = picked ?? columns.length - 1
    setAnchorName(anchorName ?? columns[from]?.name)
    setPicked(Math.min(columns.length - 1, Math.max(0, from + step)))
  }
  const entries = series.map((name, place) => ({ name, color: colorOf(place, series.length, hasRest) }))
  const unsplit = unsplitLabel !== undefined && { name: unsplitLabel, color: UNSPLIT }
  const legend = [...(series.length > 1 ? entries : []), ...(unsplit ? [unsplit] : [])]
  return (
    <div className={classes.chart} data-compact={props.isCompact || undefined}>
      <div aria-hidden="true" className={classes.ticks}>
        {ticks.map((value) => (
          <span key={value}>{format(value)}</span>
        ))}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the slider inside does the same by keyboard */}
      <div
        className={classes.plot}
        data-selectable={onSelect !== undefined || undefined}
        onPointerMove={(event) => setPicked(columnUnder(event))}
        onPointerDown={beginDrag}
        // The focus stays: its loss ends the selection.
        onMouseDown={(event) => onSelect && event.preventDefault()}
        onPointerUp={() => anchorName !== undefined && select()}
        onPointerCancel={leave}
        onPointerLeave={leave}
      >
        <svg role="img" aria-label={label} className={classes.bars}>
          {['0', '50%'].map((y) => (
            <line key={y} x1="0" x2="100%" y1={y} y2={y} className={classes.line} />
          ))}
          {columns.map((column, at) => (
            <g
              key={column.name}
              data-picked={(at >= first && at <= last) || undefined}
              data-loading={totalOf(column) === undefined || undefined}
              className={classes.column}
            >
              <rect x={`${at * width}%`} width={`${width}%`} y="0" height="100%" className={classes.band} />
              {segmentsOf(column, top, entries).map(({ color, from, height }) => {
                const box = {
                  x: `${(at + GAP / 2) * width}%`,
                  width: `${(1 - GAP) * width}%`,
                  y: `${100 - from - height}%`,
                  height: `${height}%`,
                }
                return <Segment key={color} box={box} color={color} />
              })}
            </g>
          ))}
        </svg>
        {columns.length > 0 && (
          <input
            type="range"
            className={classes.slider}
            aria-label={pickLabel}
            aria-valuetext={textOf(pickedColumn ?? columns.at(-1), props)}
            min={0}
            max={columns.length - 1}
            value={picked ?? columns.length - 1}
            aria-describedby={props.selectHint === undefined ? undefined : hintId}
            onChange={({ currentTarget }) => {
              setAnchorName(undefined)
              setPicked(Number(currentTarget.value))
            }}
            onFocus={() => setPicked(picked ?? columns.length - 1)}
            onBlur={leave}
            onKeyDown={onKeyDown}
          />
        )}
        <span id={hintId} hidden>
          {props.selectHint}
        </span>
        {pickedColumn && picked !== undefined && (
          <div
            ref={keepInSight}
            key={picked}
            aria-hidden="true"
            className={classes.tooltip}
            style={placeAt((picked + 0.5) * width)}
          >
            <strong>{pickedColumn.name}</strong>
            <span>{totalText(pickedColumn, format)}</span>
            {partsOf(pickedColumn, props).map(({ name, place, value }) => (
              <Key key={name} name={name} color={entries[place]?.color ?? UNSPLIT}>
                {value !== undefined && <span>{format(value)}</span>}
              </Key>
            ))}
          </div>
        )}
      </div>
      <Group aria-hidden justify="space-between" pt="var(--gc-space-1)" c="dimmed">
        {endsOf(columns).map(({ name }) => (
          <span key={name}>{name}</span>
        ))}
      </Group>
      {legend.length > 0 && (
        <Group aria-hidden gap="var(--gc-space-1) var(--gc-space-3)" pt="xs">
          {legend.map((entry) => (
            <Key key={entry.color} {...entry} />
          ))}
        </Group>
      )}
    </div>
  )
}

/** Moves the card of a plot at the top of the window down, out of the header. */
function keepInSight(card: HTMLElement | null): void {
  if (!card) return
  const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)
  const hidden = header - card.getBoundingClientRect().top
  if (hidden > 0) card.style.translate = `0 ${hidden}px`
}

/** Above its column, moved so far that it never leaves the plot. */
const placeAt = (percent: number) => ({ left: `${percent}%`, transform: `translateX(-${percent}%)` })

/** Place of the column `name`, or of the last one. */
function placeOf(columns: readonly ChartColumn[], name: string): number {
  const at = columns.findIndex((column) => column.name === name)
  return at < 0 ? columns.length - 1 : at
}

/** The first column, the one in the middle, and the last one. */
function endsOf(columns: readonly ChartColumn[]): ChartColumn[] {
  const middle = columns.length > 2 ? columns[Math.floor((columns.length - 1) / 2)] : undefined
  return [...new Set([columns[0], middle, columns.at(-1)].filter((column) => column !== undefined))]
}

/** Places of the loaded values of a column above each other, in percent of `top`. */
function segmentsOf({ values, unsplit }: ChartColumn, top: number, entries: readonly Entry[]) {
  let from = 0
  const parts = values.map((value, place) => ({ value, color: entries[place]?.color ?? UNSPLIT }))
  const isSplit = values.some((value) => value !== undefined)
  return (isSplit ? parts : [{ value: unsplit, color: UNSPLIT }]).flatMap(({ value = 0, color }) => {
    const height = (Math.max(0, value) / top) * 100
    const segment = { color, from, height }
    from += height
    return height > 0 ? [segment] : []
  })
}

function totalText(column: ChartColumn, format: Props['format']) {
  const total = totalOf(column)
  return total === undefined ? '–' : format(total)
}

/** The parts of a column that are not 0, or what stands for them, without a value of its own. */
function partsOf({ values, unsplit }: ChartColumn, { series, unsplitLabel = '' }: Props) {
  if (unsplit !== undefined) return [{ name: unsplitLabel, place: -1, value: undefined }]
  if (series.length < 2) return []
  return values.flatMap((value, place) => (value ? [{ name: series[place] ?? '', place, value }] : []))
}

/** A column as a sentence, for the slider. */
function textOf(column: ChartColumn | undefined, props: Props) {
  if (!column) return ''
  const parts = partsOf(column, props).map(({ name, value }) =>
    value === undefined ? name : `${name} ${props.format(value)}`,
  )
  return `${column.name}: ${[totalText(column, props.format), ...parts].join(', ')}`
}

interface SegmentProps {
  box: Pick<SVGProps<SVGRectElement>, 'x' | 'y' | 'width' | 'height'>
  color: string
}

const Segment = ({ box, color }: SegmentProps) => (
  <rect {...box} data-color={color} fill={`var(--gc-series-${color})`} className={classes.bar} />
)

/** A name with its colour. */
const Key = ({ name, color, children }: Entry & { children?: ReactNode }) => (
  <Group gap="var(--gc-space-1)" wrap="nowrap" align="baseline" miw={0}>
    <svg className={classes.swatch}>
      <Segment color={color} box={{ x: '0', y: '0', width: '100%', height: '100%' }} />
    </svg>
    <Text component="bdi" translate="no" inherit flex={1} truncate>
      {name}
    </Text>
    {children}
  </Group>
)
