import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual'
import { useLayoutEffect, useState, type ReactNode, type Ref, type RefObject } from 'react'
import { ROW_HEIGHT } from './page-size'

/** The props of `VirtualRows`. */
export type VirtualRowsProps<Row extends { id: string }> = {
  rows: readonly Row[]
  body: RefObject<HTMLTableSectionElement | null>
  renderRow: (row: Row, index: number, measure?: Ref<HTMLTableRowElement>) => ReactNode
}

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
    // Until a row is measured.
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (index) => rows[index]?.id ?? index,
    // More than the three rows that a turn of the wheel scrolls. Each further row makes the frame after a key slower.
    overscan: 5,
    scrollMargin: top,
    rangeExtractor: (range) => withRowsInUse(range, body.current),
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

/** Rows that are in use: unmounting them would lose the focus, the button of a menu, or what is typed or being saved. */
const IN_USE =
  'tr[data-index]:has(:focus, [aria-expanded="true"][aria-haspopup], [aria-invalid], [aria-busy])'

function withRowsInUse(range: Range, body: HTMLElement | null): number[] {
  const used = [...(body?.querySelectorAll<HTMLElement>(IN_USE) ?? [])].map(({ dataset }) =>
    Number(dataset.index),
  )
  const kept = used.filter((index) => index < range.count)
  return [...new Set([...defaultRangeExtractor(range), ...kept])].toSorted((a, b) => a - b)
}

function Gap({ height }: { height: number }) {
  return (
    <tr aria-hidden="true" data-gap="">
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- hidden from screen readers */}
      <td style={{ height, padding: 0, border: 0 }} />
    </tr>
  )
}
