import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual'
import { useLayoutEffect, useState, type ReactNode, type Ref, type RefObject } from 'react'

/** The props of `VirtualRows`. */
export type VirtualRowsProps<Row extends { id: string }> = {
  rows: readonly Row[]
  body: RefObject<HTMLTableSectionElement | null>
  renderRow: (row: Row, index: number, measure?: Ref<HTMLTableRowElement>) => ReactNode
}

/** The estimated height of a row in px, until it is measured. */
const ROW_HEIGHT = 40

/** The rows near the viewport, with spacer rows in place of the others. */
export function VirtualRows<Row extends { id: string }>({
  rows,
  body,
  renderRow,
}: VirtualRowsProps<Row>): ReactNode {
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const element = body.current
    if (!element) return undefined
    // Notes and toolbars above the table change its offset from the top of the page.
    const measure = () => setTop(Math.round(element.getBoundingClientRect().top + window.scrollY))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [body])

  // oxlint-disable-next-line react/incompatible-library -- its results are neither stored nor memoised
  const virtual = useWindowVirtualizer<HTMLTableRowElement>({
    count: rows.length,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (index) => rows[index]?.id ?? index,
    // More than the three rows that a turn of the wheel scrolls. Each further row makes the frame after a key slower.
    overscan: 5,
    scrollMargin: top,
    rangeExtractor: (range) => withFocused(range, body.current),
    useFlushSync: false,
  })

  const parts: ReactNode[] = []
  let bottom = top
  for (const item of virtual.getVirtualItems()) {
    const row = rows[item.index]
    if (!row) continue
    if (item.start > bottom) parts.push(<Gap key={`before ${row.id}`} height={item.start - bottom} />)
    parts.push(renderRow(row, item.index, virtual.measureElement))
    bottom = item.end
  }
  const rest = virtual.getTotalSize() + top - bottom
  if (rest > 0) parts.push(<Gap key="rest" height={rest} />)
  return parts
}

/**
 * Adds the focused row to the range, or the row whose menu is open: unmounting it while scrolling would lose the focus,
 * or the button that the menu is anchored to.
 */
function withFocused(range: Range, body: HTMLElement | null): number[] {
  const visible = defaultRangeExtractor(range)
  const anchor = body?.querySelector('[aria-haspopup][aria-expanded="true"]') ?? document.activeElement
  const focused = anchor?.closest<HTMLElement>('tr[data-index]')
  const index = focused && body?.contains(focused) ? Number(focused.dataset.index) : undefined
  if (index === undefined || index >= range.count || visible.includes(index)) return visible
  return [...visible, index].toSorted((a, b) => a - b)
}

function Gap({ height }: { height: number }) {
  return (
    <tr aria-hidden="true" data-gap="">
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- hidden from screen readers */}
      <td style={{ height, padding: 0, border: 0 }} />
    </tr>
  )
}
