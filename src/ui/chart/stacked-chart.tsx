import { useId, useState, type PointerEvent, type SVGProps } from 'react'
import classes from './chart.module.css'
import type { ChartColumn, ChartStack } from './stack'

interface Props extends ChartStack {
  /** The accessible name: a sentence with the key figure. The numbers are in a table beside the chart. */
  label: string
  /** Name of the control that moves through the columns. */
  pickLabel: string
  format: (value: number) => string
}

/** The gap between columns, as a share of the column width. */
const GAP = 0.2

const sumOf = ({ values }: ChartColumn) =>
  values.reduce<number>((sum, value) => sum + Math.max(0, value ?? 0), 0)
const spanOf = ({ span = 1 }: ChartColumn) => span
const isLoaded = ({ values }: ChartColumn) =>
  values.length === 0 || values.some((value) => value !== undefined)

/** Number of the colour of a series; the rest has one of its own. */
function colorOf(place: number, count: number, hasRest: boolean): string {
  return hasRest && place === count - 1 ? 'rest' : String(place + 1)
}

/**
 * Stacked columns over time. Pointer and arrow keys move through the columns, whose numbers are shown above them; a
 * hidden slider gives keyboard and screen reader the same.
 */
export function StackedChart({ label, pickLabel, series, columns, hasRest, format }: Props) {
  // By name: the columns may change while it is picked. The last one if it is gone.
  const [pickedName, setPickedName] = useState<string>()
  const patternId = useId()
  const highest = Math.max(0, ...columns.map((column) => sumOf(column) / spanOf(column)))
  const places = placesOf(columns)
  const picked = pickedName === undefined ? undefined : placeOf(columns, pickedName)
  const setPicked = (at: number | undefined) =>
    setPickedName(at === undefined ? undefined : columns[at]?.name)
  const pickedColumn = picked === undefined ? undefined : columns[picked]
  const pickedPlace = picked === undefined ? undefined : places[picked]
  const pick = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width: length } = currentTarget.getBoundingClientRect()
    const percent = ((clientX - left) / length) * 100
    const at = places.findIndex(({ from, width }) => percent < from + width)
    setPicked(at < 0 ? columns.length - 1 : at)
  }
  const colors = series.map((_, place) => colorOf(place, series.length, hasRest))
  return (
    <div className={classes.chart}>
      <span aria-hidden="true" className={classes.top}>
        {format(highest)}
      </span>
      <div
        className={classes.plot}
        onPointerMove={pick}
        onPointerDown={pick}
        onPointerLeave={() => setPicked(undefined)}
      >
        <svg role="img" aria-label={label} className={classes.bars}>
          <Patterns id={patternId} colors={colors} />
          {places.map(({ column, from: left, width, gap }, at) => (
            <g key={column.name} data-picked={at === picked || undefined} className={classes.column}>
              <rect x={`${left}%`} width={`${width}%`} y="0" height="100%" className={classes.band} />
              {segmentsOf(column, highest).map(({ place, from, height }) => {
                const box = {
                  x: `${left + gap / 2}%`,
                  width: `${width - gap}%`,
                  y: `${100 - from - height}%`,
                  height: `${height}%`,
                }
                return (
                  <Segment
                    key={series[place] ?? place}
                    box={box}
                    color={colors[place]}
                    patternId={patternId}
                  />
                )
              })}
            </g>
          ))}
        </svg>
        {columns.length > 0 && (
          <input
            type="range"
            className={classes.slider}
            aria-label={pickLabel}
            aria-valuetext={textOf(pickedColumn ?? columns.at(-1), series, format)}
            min={0}
            max={columns.length - 1}
            value={picked ?? columns.length - 1}
            onChange={({ currentTarget }) => setPicked(Number(currentTarget.value))}
            onFocus={() => setPicked(picked ?? columns.length - 1)}
            onBlur={() => setPicked(undefined)}
            onKeyDown={({ key }) => key === 'Escape' && setPicked(undefined)}
          />
        )}
        {pickedColumn && pickedPlace && (
          <div
            aria-hidden="true"
            className={classes.tooltip}
            style={placeAt(pickedPlace.from + pickedPlace.width / 2)}
          >
            <strong>{pickedColumn.name}</strong>
            <span>{isLoaded(pickedColumn) ? format(sumOf(pickedColumn)) : '–'}</span>
            {series.length > 1 &&
              pickedColumn.values.map((value, place) =>
                value ? (
                  <span key={series[place] ?? place} className={classes.entry}>
                    <Swatch color={colors[place]} patternId={patternId} />
                    <bdi translate="no">{series[place]}</bdi>
                    <b>{format(value)}</b>
                  </span>
                ) : null,
              )}
          </div>
        )}
      </div>
      <div aria-hidden="true" className={classes.axis}>
        {ticksOf(places).map(({ name, tick = name }) => (
          <span key={name}>{tick}</span>
        ))}
      </div>
      {series.length > 1 && (
        <ul aria-hidden="true" className={classes.legend}>
          {series.map((name, place) => (
            <li key={name}>
              <Swatch color={colors[place]} patternId={patternId} />
              <bdi translate="no">{name}</bdi>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Beside a column in the half that has more room. */
const placeAt = (percent: number) => (percent < 50 ? { left: `${percent}%` } : { right: `${100 - percent}%` })

/** Place of the column `name`, or of the last one. */
function placeOf(columns: readonly ChartColumn[], name: string): number {
  const at = columns.findIndex((column) => column.name === name)
  return at < 0 ? columns.length - 1 : at
}

/** Left ends and widths of the columns and the gaps between bars, in percent. */
function placesOf(columns: readonly ChartColumn[]) {
  const unit =
    100 /
    Math.max(
      1,
      columns.reduce((sum, column) => sum + spanOf(column), 0),
    )
  let from = 0
  return columns.map((column) => {
    const width = spanOf(column) * unit
    from += width
    return { column, from: from - width, width, gap: unit * GAP }
  })
}

/** The first column, the one in the middle, and the last one. */
function ticksOf(places: ReturnType<typeof placesOf>): ChartColumn[] {
  const middle = places.find(({ from, width }) => from + width >= 50)
  const ticks = [places[0], places.length > 2 ? middle : undefined, places.at(-1)]
  return [...new Set(ticks.flatMap((place) => (place ? [place.column] : [])))]
}

/** Places of the loaded values of a column above each other, in percent of `highest` per unit of time. */
function segmentsOf(column: ChartColumn, highest: number) {
  let from = 0
  return column.values.flatMap((value = 0, place) => {
    const height = (Math.max(0, value) / spanOf(column) / highest) * 100
    const segment = { place, from, height }
    from += height
    return height > 0 ? [segment] : []
  })
}

/** A column as a sentence, for the slider. */
function textOf(
  column: ChartColumn | undefined,
  series: readonly string[],
  format: (value: number) => string,
) {
  if (!column) return ''
  const total = isLoaded(column) ? format(sumOf(column)) : '–'
  if (series.length < 2) return `${column.name}: ${total}`
  const parts = column.values.flatMap((value, place) => (value ? `${series[place]} ${format(value)}` : []))
  return `${column.name}: ${[total, ...parts].join(', ')}`
}

interface SegmentProps {
  box: Pick<SVGProps<SVGRectElement>, 'x' | 'y' | 'width' | 'height'>
  color: string | undefined
  patternId: string
}

function Segment({ box, color = '1', patternId }: SegmentProps) {
  return (
    <g data-color={color}>
      <rect {...box} className={classes.bar} />
      <rect {...box} fill={`url(#${patternId}${color})`} className={classes.pattern} />
    </g>
  )
}

function Swatch(props: Omit<SegmentProps, 'box'>) {
  return (
    <svg className={classes.swatch}>
      <Segment {...props} box={{ x: '0', y: '0', width: '100%', height: '100%' }} />
    </svg>
  )
}

/** Fill patterns, which tell the series apart where the browser replaces the colours. */
function Patterns({ id, colors }: { id: string; colors: readonly string[] }) {
  return (
    <defs>
      {colors.map((color, place) => (
        <pattern
          key={color}
          id={`${id}${color}`}
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform={`rotate(${place * 30})`}
        >
          <line x1="0" x2="6" y1="3" y2="3" className={classes.hatch} strokeWidth={1 + (place % 3)} />
        </pattern>
      ))}
    </defs>
  )
}
