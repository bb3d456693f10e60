import { useMemo, useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { storedValue } from '#/browser/stored-value'
import { useStored } from '#/ui/storage/use-stored'

/** The choices of rows per page: as many as fit into the window, a number, or all. */
export const PAGE_SIZES = ['fit', '25', '50', '100', 'all'] as const
/** Rows per page, as in the URL. */
export type PageSize = (typeof PAGE_SIZES)[number]

/** The rows per page that were chosen last for a list in this browser. */
export const storedPageSize = (list: string) => storedValue(`grid.size.${list}`, z.enum(PAGE_SIZES))

/** Height of a row, and of what a list shows besides its rows, in px: close enough to choose a number of rows. */
export const ROW_HEIGHT = 40
const AROUND_ROWS = 280
/** As many as fit are some times so many: those of the first response fill a page, or a part of it. */
const STEP = 10

/** How many rows a page has in a window of that height. */
export function rowsPerPage(size: PageSize, windowHeight: number): number {
  if (size === 'all') return Infinity
  if (size !== 'fit') return Number(size)
  return Math.max(1, Math.floor((windowHeight - AROUND_ROWS) / ROW_HEIGHT / STEP)) * STEP
}

function onResize(notify: () => void) {
  window.addEventListener('resize', notify)
  return () => window.removeEventListener('resize', notify)
}

/** The rows per page of a list: of the URL, else as chosen last in this browser, else as many as fit. */
export function usePageSize(list: string, inUrl: PageSize | undefined) {
  const stored = useStored(useMemo(() => storedPageSize(list), [list]))
  const size = inUrl ?? stored ?? 'fit'
  // Mantine's `useViewportSize` renders each list once more when it is opened.
  const perPage = useSyncExternalStore(onResize, () => rowsPerPage(size, window.innerHeight))
  return { size, perPage }
}

/** Tables of more rows are virtualised. */
export const MANY_ROWS = 60

/** Whether a table of `count` rows is virtualised: only the rows near the viewport are in the document. */
export const isVirtual = (count: number): boolean => count > MANY_ROWS
