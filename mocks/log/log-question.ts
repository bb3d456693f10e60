import type { LogColumns } from './log-columns'
import type { LogRow } from './log-row'

/** Compiled log query, for built rows and for columns. */
export interface LogQuestion {
  fits: (row: Readonly<LogRow>) => boolean
  /** Creates a predicate for an index of the columns; undefined if no entry can match. */
  inColumns: (columns: LogColumns, start: number) => ((at: number) => boolean) | undefined
}
