import { rowAt, type LogColumns } from './log-columns'
import type { LogQuery } from './log-query'
import type { LogRow } from './log-row'

/** Initial contents of a log table; row ids continue after those of the columns. */
export interface LogSeed {
  columns?: LogColumns
  rows: readonly LogRow[]
}

/** Log of a world: append-only, entries are deleted by age only, and ids are never reused. */
export class LogTable {
  readonly #columns: LogColumns | undefined
  readonly #start: number
  /** 1 at deleted indices of the columns; created on the first deletion. */
  #deleted: Uint8Array | undefined
  #deletedCount = 0
  /** Oldest first. */
  #rows: Readonly<LogRow>[]
  #last: number

  constructor({ columns, rows }: LogSeed, start: number) {
    this.#columns = columns
    this.#start = start
    this.#rows = [...rows]
    this.#last = rows.at(-1)?.id ?? columns?.count ?? 0
  }

  /** Number of entries. */
  get size(): number {
    return (this.#columns?.count ?? 0) - this.#deletedCount + this.#rows.length
  }

  /** Appends an entry under the next id. */
  add(build: (id: number) => LogRow): Readonly<LogRow> {
    this.#last += 1
    const row = { ...build(this.#last), id: this.#last }
    this.#rows.push(row)
    return row
  }

  /** All matching entries, oldest first. Builds all rows. */
  all(where: (row: Readonly<LogRow>) => boolean = () => true): Readonly<LogRow>[] {
    const columns = this.#columns
    const indices = columns ? this.#indices(columns, () => true).toReversed() : []
    const old = columns ? indices.map((at) => rowAt(columns, at, this.#start)) : []
    return [...old, ...this.#rows].filter(where)
  }

  /** One page of matching entries, newest first. Builds only the returned rows. */
  newest({ fits, inColumns }: LogQuery, skip: number, limit: number): Readonly<LogRow>[] {
    const found: Readonly<LogRow>[] = []
    let toSkip = skip
    for (let at = this.#rows.length - 1; at >= 0 && found.length < limit; at -= 1) {
      const row = this.#rows[at]
      if (!row || !fits(row)) continue
      if (toSkip > 0) toSkip -= 1
      else found.push(row)
    }
    const columns = this.#columns
    const test = columns && inColumns(columns, this.#start)
    if (!columns || !test || found.length === limit) return found
    const indices = this.#indices(columns, test, toSkip, limit - found.length)
    return [...found, ...indices.map((at) => rowAt(columns, at, this.#start))]
  }

  /** Sum of the quota of all matching entries, without building rows. */
  sum({ fits, inColumns }: LogQuery): number {
    let quota = 0
    for (const row of this.#rows) if (fits(row)) quota += row.quota
    const columns = this.#columns
    const test = columns && inColumns(columns, this.#start)
    if (!columns || !test) return quota
    for (let at = 0; at < columns.count; at += 1)
      if (this.#deleted?.[at] !== 1 && test(at)) quota += columns.quota[at] ?? 0
    return quota
  }

  /** Deletes strictly older entries and returns their number (K6.10, call 62). */
  removeBefore(time: number): number {
    const before = this.size
    this.#rows = this.#rows.filter((row) => row.created_at >= time)
    const columns = this.#columns
    if (!columns) return before - this.size
    const deleted = (this.#deleted ??= new Uint8Array(columns.count))
    for (const at of this.#indices(columns, (place) => this.#start - (columns.age[place] ?? 0) < time)) {
      deleted[at] = 1
      this.#deletedCount += 1
    }
    return before - this.size
  }

  /** Matching indices of the columns, newest first. */
  #indices(columns: LogColumns, test: (at: number) => boolean, skip = 0, limit = Infinity): number[] {
    const found: number[] = []
    let toSkip = skip
    for (let at = columns.count - 1; at >= 0 && found.length < limit; at -= 1) {
      if (this.#deleted?.[at] === 1 || !test(at)) continue
      if (toSkip > 0) toSkip -= 1
      else found.push(at)
    }
    return found
  }
}
