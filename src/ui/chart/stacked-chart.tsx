import { Box, Group, Paper, Stack, Text, VisuallyHidden } from '@mantine/core'
import { useId, useState, type KeyboardEvent, type PointerEvent, type ReactNode, type SVGProps } from 'react'
import { useT } from '../language/use-t'
import { ChartRows, type ChartNumbers } from './chart-rows'
import { axisTicks, joinedColumn, totalOf, type ChartColumn, type ChartStack } from './stack'

interface Props extends ChartStack, ChartNumbers {
  /** The value that is shown as 1; the ticks of the axis are round in it. */
  unit: number
  isCompact?: boolean
  /** Called with the first and the last column of a drag, of a click, or of Enter after arrow keys with Shift. */
  onSelect?: (first: number, last: number) => void
  selectHint?: string
}

const GAP = 0.2
/** The colour of a column that is not split. */
const UNSPLIT = 'unsplit'
const SIZE = { inset: 0, width: '100%', height: '100%', margin: 0 }
const SLIDER = { ...SIZE, position: 'absolute', opacity: 0, pointerEvents: 'none' } as const
const DOT = { flex: 'none', width: 'var(--gc-space-2)', height: 'var(--gc-space-2)' }

interface Entry {
  name: string
  color: string
}

/**
 * Stacked columns over time, each as wide as the others. Pointer and arrow keys move through the columns, whose numbers are shown above
 * the plot; a hidden slider gives keyboard and screen reader the same. A hidden table has all numbers.
 */
export function StackedChart(props: Props) {
  const { label, head, series, columns, hasRest, unsplitLabel, format, isCompact, onSelect } = props
  const t = useT()
  const [pickedAt, setPicked] = useState<number>()
  /** Where a selection of several columns began. */
  const [anchor, setAnchor] = useState<number>()
  const [hasFocus, setFocus] = useState(false)
  const hintId = useId()
  const totals = columns.map((column) => totalOf(column) ?? 0)
  const ticks = axisTicks(Math.max(0, ...totals), props.unit, format)
  const [top = 1] = ticks
  const width = 100 / Math.max(1, columns.length)
  const lastAt = columns.length - 1
  const within = (at: number) => Math.min(lastAt, Math.max(0, at))
  // There may be fewer columns meanwhile.
  const picked = pickedAt === undefined ? undefined : within(pickedAt)
  const first = Math.min(picked ?? 0, anchor ?? lastAt)
  const last = Math.min(lastAt, Math.max(picked ?? -1, anchor ?? -1))
  const pickedColumn = picked === undefined ? undefined : joinedColumn(columns.slice(first, last + 1))
  const leave = () => {
    setPicked(undefined)
    setAnchor(undefined)
  }
  const select = () => {
    leave()
    onSelect?.(first, last)
  }
  const columnUnder = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width: length } = currentTarget.getBoundingClientRect()
    return within(Math.floor(((clientX - left) / Math.max(1, length)) * columns.length))
  }
  const beginDrag = (event: PointerEvent) => {
    setPicked(columnUnder(event))
    if (!onSelect || event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    setAnchor(columnUnder(event))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (event.key === 'Escape') leave()
    if (event.key === 'Enter' && onSelect && picked !== undefined) select()
    if (step === undefined || !event.shiftKey || !onSelect) return
    event.preventDefault()
    const from = picked ?? lastAt
    setAnchor(anchor ?? from)
    setPicked(within(from + step))
  }
  const entries: readonly Entry[] = series.map((name, at) => ({
    name,
    color: hasRest && at === series.length - 1 ? 'rest' : String(at + 1),
  }))
  const legend = series.length > 1 ? [...entries] : []
  if (unsplitLabel !== undefined) legend.push({ name: unsplitLabel, color: UNSPLIT })
  const totalText = (column: ChartColumn) => {
    const total = totalOf(column)
    return total === undefined ? '–' : format(total)
  }
  const partTexts = (column: ChartColumn) =>
    partsOf(column, legend).map(({ name, color, value }) =>
      color === UNSPLIT ? name : `${name} ${format(value)}`,
    )
  const spoken = pickedColumn ?? columns.at(-1)
  const height = `var(--gc-${isCompact ? 'space' : 'length'}-12)`
  return (
    <Group wrap="nowrap" align="flex-start" fz="xs">
      {!isCompact && (
        // The middle of each line of text at its height of the plot. They have a place before they are known: it must not move.
        <Stack
          aria-hidden
          align="flex-end"
          justify="space-between"
          gap={0}
          mt="-0.5lh"
          h={`calc(${height} + 1lh)`}
          miw="var(--gc-space-12)"
          c="dimmed"
        >
          {ticks.map((value) => (
            <span key={value}>{format(value)}</span>
          ))}
        </Stack>
      )}
      <Box flex={1} miw={0}>
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the slider inside does the same by keyboard */}
        <div
          style={{
            position: 'relative',
            outline: hasFocus ? 'var(--gc-ring)' : undefined,
            cursor: onSelect && 'crosshair',
            touchAction: 'pan-y',
          }}
          onPointerMove={(event) => setPicked(columnUnder(event))}
          onPointerDown={beginDrag}
          // The focus stays: its loss ends the selection.
          onMouseDown={(event) => onSelect && event.preventDefault()}
          onPointerUp={() => anchor !== undefined && select()}
          onPointerCancel={leave}
          onPointerLeave={leave}
        >
          <svg
            role="img"
            aria-label={t('log.chart', { title: label, total: format(totals.reduce((a, b) => a + b, 0)) })}
            style={{
              display: 'block',
              width: '100%',
              height,
              borderBottom: '1px solid var(--mantine-color-dimmed)',
            }}
          >
            {['0', '50%'].map((y) => (
              <line key={y} x2="100%" y1={y} y2={y} stroke="var(--gc-line)" strokeDasharray="4" />
            ))}
            {columns.map((column, at) => {
              const isLoading = totalOf(column) === undefined
              return (
                <g key={column.name} data-loading={isLoading || undefined}>
                  {((at >= first && at <= last) || isLoading) && (
                    <rect x={`${at * width}%`} width={`${width}%`} height="100%" fill="var(--gc-hover)" />
                  )}
                  {segmentsOf(partsOf(column, entries), top).map(({ color, ...box }) => (
                    <Segment
                      key={color}
                      color={color}
                      x={`${(at + GAP / 2) * width}%`}
                      width={`${(1 - GAP) * width}%`}
                      {...box}
                    />
                  ))}
                </g>
              )
            })}
          </svg>
          {columns.length > 0 && (
            <input
              type="range"
              style={SLIDER}
              aria-label={head}
              aria-valuetext={
                spoken && `${spoken.name}: ${[totalText(spoken), ...partTexts(spoken)].join(', ')}`
              }
              min={0}
              max={lastAt}
              value={picked ?? lastAt}
              aria-describedby={props.selectHint === undefined ? undefined : hintId}
              onChange={({ currentTarget }) => {
                setAnchor(undefined)
                setPicked(Number(currentTarget.value))
              }}
              onFocus={() => {
                setPicked(picked ?? lastAt)
                setFocus(true)
              }}
              onBlur={() => {
                leave()
                setFocus(false)
              }}
              onKeyDown={onKeyDown}
            />
          )}
          <span id={hintId} hidden>
            {props.selectHint}
          </span>
          {pickedColumn && picked !== undefined && (
            <Paper
              ref={keepInSight}
              key={picked}
              aria-hidden
              withBorder
              bg="var(--gc-overlay)"
              shadow="md"
              pos="absolute"
              bottom="calc(100% + var(--gc-space-2))"
              w="max-content"
              maw="100%"
              px="sm"
              py="xs"
              style={{ ...placeAt((picked + 0.5) * width), pointerEvents: 'none', zIndex: 1 }}
            >
              <strong>{pickedColumn.name}</strong>
              <div>{totalText(pickedColumn)}</div>
              {partsOf(pickedColumn, legend).map(({ value, ...entry }) => (
                <Key key={entry.name} {...entry}>
                  {entry.color !== UNSPLIT && <span>{format(value)}</span>}
                </Key>
              ))}
            </Paper>
          )}
        </div>
        <Group aria-hidden justify="space-between" pt={4} c="dimmed">
          {[...new Set([0, Math.floor(lastAt / 2), lastAt])].map((at) => (
            <span key={at}>{columns[at]?.name}</span>
          ))}
        </Group>
        {legend.length > 0 && (
          <Group aria-hidden gap="var(--gc-space-1) var(--gc-space-3)" pt="xs">
            {legend.map((entry) => (
              <Key key={entry.color} {...entry} />
            ))}
          </Group>
        )}
        {/* For screen readers. */}
        <VisuallyHidden component="div">
          <table aria-label={label}>
            <ChartRows {...props} />
          </table>
        </VisuallyHidden>
      </Box>
    </Group>
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

/** The loaded values of a column that are not 0, of those with an entry; or its sum, if it is not split. */
function partsOf({ values, unsplit }: ChartColumn, entries: readonly Entry[]) {
  const isSplit = values.some((value) => value !== undefined)
  if (!isSplit && unsplit !== undefined) {
    const name = entries.find(({ color }) => color === UNSPLIT)?.name ?? ''
    return [{ name, color: UNSPLIT, value: unsplit }]
  }
  return entries.flatMap((entry, at) => (values[at] ? [{ ...entry, value: values[at] }] : []))
}

function segmentsOf(parts: readonly { color: string; value: number }[], top: number) {
  let from = 0
  return parts.map(({ color, value }) => {
    const height = (Math.max(0, value) / top) * 100
    from += height
    return { color, y: `${100 - from}%`, height: `${height}%` }
  })
}

// Neutral: an outline, which no series has.
const Segment = ({ color, ...box }: SVGProps<SVGRectElement> & { color: string }) => (
  <rect
    {...box}
    data-color={color}
    fill={color === UNSPLIT ? 'var(--gc-sunken)' : `var(--gc-series-${color})`}
    stroke={color === UNSPLIT ? 'var(--gc-series-rest)' : 'var(--gc-raised)'}
  />
)

const Key = ({ name, color, children }: Entry & { children?: ReactNode }) => (
  <Group gap="var(--gc-space-1)" wrap="nowrap" align="baseline" miw={0}>
    <svg style={DOT}>
      <Segment color={color} width="100%" height="100%" />
    </svg>
    <Text component="bdi" translate="no" inherit flex={1} truncate>
      {name}
    </Text>
    {children}
  </Group>
)
