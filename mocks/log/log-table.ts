import { rowAt, type LogColumns } from './log-columns'
import type { LogQuestion } from './log-question'
import type { LogRow } from './log-row'

/** What a table of entries starts with; ids of the rows count on from those of the columns. */
export interface LogSeed {
  columns?: LogColumns
  rows: readonly LogRow[]
}

/** The entries of a world: written once, never changed, removed by age only. Ids are never used twice. */
export class LogTable {
  readonly #columns: LogColumns | undefined
  readonly #start: number
  /** 1 for places of the columns that were removed; made when the first one is. */
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

  /** How many entries exist. */
  get size(): number {
    return (this.#columns?.count ?? 0) - this.#deletedCount + this.#rows.length
  }

  /** Adds an entry under the next id. */
  add(build: (id: number) => LogRow): Readonly<LogRow> {
    this.#last += 1
    const row = { ...build(this.#last), id: this.#last }
    this.#rows.push(row)
    return row
  }

  /** Every entry that fits, oldest first. Builds the whole table. */
  all(where: (row: Readonly<LogRow>) => boolean = () => true): Readonly<LogRow>[] {
    const columns = this.#columns
    const places = columns ? this.#places(columns, () => true).toReversed() : []
    const old = columns ? places.map((at) => rowAt(columns, at, this.#start)) : []
    return [...old, ...this.#rows].filter(where)
  }

  /** The newest entries that fit, newest first; only those are built. */
  newest({ fits, inColumns }: LogQuestion, skip: number, most: number): Readonly<LogRow>[] {
    const young: Readonly<LogRow>[] = []
    let left = skip
    for (let at = this.#rows.length - 1; at >= 0 && young.length < most; at -= 1) {
      const row = this.#rows[at]
      if (!row || !fits(row)) continue
      if (left > 0) left -= 1
      else young.push(row)
    }
    const columns = this.#columns
    const test = columns && inColumns(columns, this.#start)
    if (!columns || !test || young.length === most) return young
    const places = this.#places(columns, test, left, most - young.length)
    return [...young, ...places.map((at) => rowAt(columns, at, this.#start))]
  }

  /** The quota of all entries that fit, without building one. */
  sum({ fits, inColumns }: LogQuestion): number {
    let quota = 0
    for (const row of this.#rows) if (fits(row)) quota += row.quota
    const columns = this.#columns
    const test = columns && inColumns(columns, this.#start)
    if (!columns || !test) return quota
    for (let at = 0; at < columns.count; at += 1)
      if (this.#deleted?.[at] !== 1 && test(at)) quota += columns.quota[at] ?? 0
    return quota
  }

  /** Removes what is strictly older, and says how many that was (K6.10, call 62). */
  removeBefore(time: number): number {
    const before = this.size
    this.#rows = this.#rows.filter((row) => row.created_at >= time)
    const columns = this.#columns
    if (!columns) return before - this.size
    const gone = (this.#deleted ??= new Uint8Array(columns.count))
    for (const at of this.#places(columns, (place) => this.#start - (columns.age[place] ?? 0) < time)) {
      gone[at] = 1
      this.#deletedCount += 1
    }
    return before - this.size
  }

  /** Places of the columns, newest first. */
  #places(columns: LogColumns, test: (at: number) => boolean, skip = 0, most = Infinity): number[] {
    const found: number[] = []
    let left = skip
    for (let at = columns.count - 1; at >= 0 && found.length < most; at -= 1) {
      if (this.#deleted?.[at] === 1 || !test(at)) continue
      if (left > 0) left -= 1
      else found.push(at)
    }
    return found
  }
}
