/** Rows known without being stored: each is a function of its id, from 1 to `count`. */
export interface BaseRows<Row> {
  count: number
  rowOf: (id: number) => Row
}

interface Question<Row> {
  where?: (row: Row) => boolean
  /** Sorts like `Array.sort`; equal rows keep ascending ids, as SQLite's sorter does. */
  order?: (a: Row, b: Row) => number
}

/** Rows per page of every list (K6.1). */
const PAGE_SIZE = 10

/** Base rows from a list whose ids are 1, 2, 3 … in order. */
export function rowsOf<Row extends { id: number }>(rows: readonly Row[]): BaseRows<Row> {
  return {
    count: rows.length,
    rowOf: (id) => {
      const row = rows[id - 1]
      if (row?.id !== id) throw new RangeError(`no base row ${id}`)
      return row
    },
  }
}

/**
 * A table whose base rows are computed from their ids; memory grows only with the rows that changed, so a large
 * seed starts at once. A new row gets the id after the highest one that exists, as in SQLite: the id of a removed last
 * row is used again. Rows handed out are read-only by type: change them by `update`.
 */
export class Table<Row extends { id: number }> {
  readonly #base: BaseRows<Row>
  readonly #changed = new Map<number, Row>()
  readonly #removed = new Set<number>()
  #last: number

  constructor(base: BaseRows<Row>) {
    this.#base = base
    this.#last = base.count
  }

  /** How many rows exist. */
  get size(): number {
    return this.#last - this.#removed.size
  }

  /** The row, or undefined when the id is unknown or was removed. */
  get(id: number): Readonly<Row> | undefined {
    if (!this.#has(id)) return undefined
    return this.#changed.get(id) ?? this.#base.rowOf(id)
  }

  /** Adds a row under the next id; the callback builds it, so that a value may depend on the id. */
  add(build: (id: number) => Row): Readonly<Row> {
    this.#last += 1
    const row = { ...build(this.#last), id: this.#last }
    this.#changed.set(row.id, row)
    return row
  }

  /** Changes some fields; undefined when there is no such row. */
  update(id: number, change: Partial<Row>): Readonly<Row> | undefined {
    const row = this.get(id)
    if (!row) return undefined
    const next = { ...row, ...change, id }
    this.#changed.set(id, next)
    return next
  }

  /** Removes a row for good; false when there was none. */
  remove(id: number): boolean {
    if (!this.#has(id)) return false
    this.#removed.add(id)
    this.#changed.delete(id)
    while (this.#removed.delete(this.#last)) this.#last -= 1
    return true
  }

  /** One page of ten rows, newest first unless an order is given; past the end it is empty. `page` counts from 0. */
  page(page: number, { where, order }: Question<Row> = {}): Readonly<Row>[] {
    if (order)
      return this.all(where)
        .toSorted(order)
        .slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE)
    const found: Readonly<Row>[] = []
    let skip = page * PAGE_SIZE
    for (let id = this.#last; id > 0 && found.length < PAGE_SIZE; id -= 1) {
      if (!this.#has(id)) continue
      // A skipped row is computed only when the filter has to see it.
      if (skip > 0 && !where) {
        skip -= 1
        continue
      }
      const row = this.get(id)
      if (!row || (where && !where(row))) continue
      if (skip > 0) skip -= 1
      else found.push(row)
    }
    return found
  }

  /** Every row that fits, oldest first. Computes the whole table. */
  all(where: (row: Row) => boolean = () => true): Readonly<Row>[] {
    const found: Readonly<Row>[] = []
    for (let id = 1; id <= this.#last; id += 1) {
      const row = this.get(id)
      if (row && where(row)) found.push(row)
    }
    return found
  }

  /** The first row that fits, oldest first. */
  find(where: (row: Row) => boolean): Readonly<Row> | undefined {
    for (let id = 1; id <= this.#last; id += 1) {
      const row = this.get(id)
      if (row && where(row)) return row
    }
    return undefined
  }

  #has(id: number): boolean {
    return Number.isInteger(id) && id >= 1 && id <= this.#last && !this.#removed.has(id)
  }
}
