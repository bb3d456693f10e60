import { PAGE_SIZE, receivedRowCount, type ListPage } from '#/http/rows'

/** How far the estimated time of the server may be ahead of its own, in seconds. */
const CLOCK_SLACK_S = 300

/** State before a creation that separates new rows from older ones. */
export interface Checkpoint {
  /** Newest id before the creation; undefined when it could not be read. */
  newestId?: number
  /** Unix seconds of the server's clock. */
  since: number
}

interface CreatedRow {
  id: number
  created_time: number
}

/** Whether a row is newer than the checkpoint; without an id, its time decides. */
export function isCreatedSince({ newestId, since }: Checkpoint, { id, created_time }: CreatedRow): boolean {
  return newestId === undefined ? created_time >= since - CLOCK_SLACK_S : id > newestId
}

/** Newest id of a page; 0 for an empty one. */
export const newestIdOf = (rows: readonly CreatedRow[]): number => Math.max(0, ...rows.map(({ id }) => id))

/** Fetches the rows that are newer than the checkpoint, newest first, page by page. */
export async function createdSince<Row extends CreatedRow>(
  checkpoint: Checkpoint,
  fetchPage: (page: number) => Promise<ListPage<Row>>,
): Promise<Row[]> {
  const found = new Map<number, Row>()
  for (let page = 0; ; page += 1) {
    // oxlint-disable-next-line no-await-in-loop -- a page says whether there is a next one
    const received = await fetchPage(page)
    const { rows } = received
    const created = rows.filter((row) => isCreatedSince(checkpoint, row))
    const before = found.size
    for (const row of created) found.set(row.id, row)
    // Rows are sorted newest first, so after the first older one no newer one follows.
    const isLast = receivedRowCount(received) < PAGE_SIZE || created.length < rows.length
    if (isLast || found.size === before) return [...found.values()]
  }
}
