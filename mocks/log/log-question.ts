import type { LogColumns } from './log-columns'
import type { LogRow } from './log-row'

/** Which entries are meant, asked of a built row and of one in columns. */
export interface LogQuestion {
  fits: (row: Readonly<LogRow>) => boolean
  /** A test for a place in the columns; undefined when nothing there can fit. */
  inColumns: (columns: LogColumns, start: number) => ((at: number) => boolean) | undefined
}
