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
