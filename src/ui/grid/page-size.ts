import { useViewportSize } from '@mantine/hooks'
import { useMemo } from 'react'
import * as z from 'zod/mini'
import { storedValue } from '#/browser/stored-value'
import { useStored } from '#/ui/storage/use-stored'
import { MIN_PAGE_SIZE } from './grid-page'

/** The choices of rows per page: as many as fit into the window, a number, or all. */
export const PAGE_SIZES = ['fit', '25', '50', '100', 'all'] as const
/** Rows per page, as in the URL. */
export type PageSize = (typeof PAGE_SIZES)[number]

const storageOf = (list: string) => storedValue(`grid.size.${list}`, z.enum(PAGE_SIZES))

/** Rows per page of a list: of the URL, else as chosen last in this browser, else `initial`: as many as fit. */
export function storedPageSize(
  list: string,
  inUrl: PageSize | undefined,
  initial: PageSize = 'fit',
): PageSize {
  return inUrl ?? storageOf(list).read() ?? initial
}

/** Remembers the rows per page of a list in this browser. */
export function storePageSize(list: string, size: PageSize): void {
  storageOf(list).write(size)
}

/** Height of a row, and of what a list shows besides its rows, in px: close enough to choose a number of rows. */
const ROW_HEIGHT = 40
const AROUND_ROWS = 280

/** How many rows fit into a window of that height. */
export function fittingRows(windowHeight: number): number {
  return Math.floor((windowHeight - AROUND_ROWS) / ROW_HEIGHT)
}

/**
 * Returns how many rows a page has. Those that fit are whole pages of the server (`serverSize` rows), at least one, so that
 * none is asked for in vain.
 */
export function rowsPerPage(size: PageSize, fitting: number, serverSize: number): number {
  if (size === 'all') return Infinity
  return size === 'fit' ? Math.max(1, Math.floor(fitting / serverSize)) * serverSize : Number(size)
}

/** The rows per page of a list, as `storedPageSize`, and how many rows fit into the window. */
export function usePageSize(
  list: string,
  inUrl: PageSize | undefined,
  initial: PageSize = 'fit',
): { size: PageSize; fitting: number } {
  const stored = useStored(useMemo(() => storageOf(list), [list]))
  const { height } = useViewportSize()
  return { size: inUrl ?? stored ?? initial, fitting: fittingRows(height || window.innerHeight) }
}

/** The server's page that holds the first row of page `p`, where the server's pages have `serverSize` rows. */
export function serverPageOf(p: number, perPage: number, serverSize: number): number {
  return Number.isFinite(perPage) ? Math.floor((p * perPage) / serverSize) : 0
}

/** The server's first page that a list asks for when it is opened at that page. */
export function firstServerPage(
  list: string,
  { p, size }: { p: number; size: PageSize | undefined },
  initial?: PageSize,
): number {
  const perPage = rowsPerPage(
    storedPageSize(list, size, initial),
    fittingRows(window.innerHeight),
    MIN_PAGE_SIZE,
  )
  return serverPageOf(p, perPage, MIN_PAGE_SIZE)
}
