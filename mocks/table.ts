/** Seed rows computed from their ids, 1 to `count`, instead of being stored. */
export interface BaseRows<Row> {
  count: number
  rowOf: (id: number) => Row
}

interface Query<Row> {
  where?: (row: Row) => boolean
  /** Comparator as for `Array.sort`; equal rows keep ascending ids, as in SQLite. */
  order?: (a: Row, b: Row) => number
}

/** Rows per page of every list (K6.1). */
const PAGE_SIZE = 10

/** Seed rows from a list whose ids are 1, 2, 3 … Throws `RangeError` for other ids. */
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
 * A table whose seed rows are computed from their ids; only changed rows use memory, so a large seed starts instantly. A
 * new row gets the highest existing id plus 1, as in SQLite: the id of a removed last row is reused. Returned rows are
 * read-only; change them with `update`.
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

  /** Number of rows. */
  get size(): number {
    return this.#last - this.#removed.size
  }

  /** The row, or undefined if it does not exist. */
  get(id: number): Readonly<Row> | undefined {
    if (!this.#has(id)) return undefined
    return this.#changed.get(id) ?? this.#base.rowOf(id)
  }

  /** Adds a row under the next id, which is passed to `build`. */
  add(build: (id: number) => Row): Readonly<Row> {
    this.#last += 1
    const row = { ...build(this.#last), id: this.#last }
    this.#changed.set(row.id, row)
    return row
  }

  /** Updates fields of a row; undefined if it does not exist. */
  update(id: number, change: Partial<Row>): Readonly<Row> | undefined {
    const row = this.get(id)
    if (!row) return undefined
    const next = { ...row, ...change, id }
    this.#changed.set(id, next)
    return next
  }

  /** Removes a row; false if it does not exist. */
  remove(id: number): boolean {
    if (!this.#has(id)) return false
    this.#removed.add(id)
    this.#changed.delete(id)
    while (this.#removed.delete(this.#last)) this.#last -= 1
    return true
  }

  /** One page of ten rows, newest first unless `order` is given; empty past the end. `page` is zero-based. */
  page(page: number, { where, order }: Query<Row> = {}): Readonly<Row>[] {
    if (order)
      return this.all(where)
        .toSorted(order)
        .slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE)
    const found: Readonly<Row>[] = []
    let skip = page * PAGE_SIZE
    for (let id = this.#last; id > 0 && found.length < PAGE_SIZE; id -= 1) {
      if (!this.#has(id)) continue
      // Compute a skipped row only if a filter needs it.
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

  /** All matching rows, oldest first. Computes the whole table. */
  all(where: (row: Row) => boolean = () => true): Readonly<Row>[] {
    const found: Readonly<Row>[] = []
    for (let id = 1; id <= this.#last; id += 1) {
      const row = this.get(id)
      if (row && where(row)) found.push(row)
    }
    return found
  }

  /** The first matching row, oldest first. */
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
