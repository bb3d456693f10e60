import { serverSeconds } from '#/http/server-clock'
import { gateway } from '#/http/gateway'
import { listPage } from '#/http/list-page'
import { channelSchema, type Channel } from './channel'
import type { ChannelDraft } from './channel-draft'

const channels = listPage(channelSchema)
const fetchPage = async (p: number) => (await gateway.get('api/channel/', channels, { search: { p } })).rows

/** Allowed lag of the server's clock behind the browser's, in seconds. */
const CLOCK_SLACK_S = 300

/** State before a creation that separates new channels from older ones. */
export interface Checkpoint {
  /** Newest id before the creation; undefined when it could not be read. */
  newestId?: number
  /** Unix seconds of the browser's clock. */
  since: number
}

/** Records the newest id and the time before a creation. Never throws: without the id, the time decides. */
export async function takeCheckpoint(): Promise<Checkpoint> {
  const since = serverSeconds()
  try {
    const ids = (await fetchPage(0)).map(({ id }) => id)
    return { newestId: Math.max(0, ...ids), since }
  } catch {
    return { since }
  }
}

/** Fetches the channels matching `draft` that are newer than the checkpoint, newest first, page by page (K6.7). */
export async function createdSince(checkpoint: Checkpoint, draft: ChannelDraft): Promise<Channel[]> {
  const { newestId, since } = checkpoint
  const isNew = ({ id, created_time }: Channel) =>
    newestId === undefined ? created_time >= since - CLOCK_SLACK_S : id > newestId
  const isLike = ({ name, type, models }: Channel) =>
    name === draft.name && type === draft.type && models.join(',') === draft.models.join(',')
  const found = new Map<number, Channel>()
  for (let p = 0; ; p += 1) {
    // oxlint-disable-next-line no-await-in-loop -- a page says whether there is a next one
    const rows = await fetchPage(p)
    const before = found.size
    for (const row of rows.filter(isNew)) found.set(row.id, row)
    // Rows are sorted newest first, so after the first older one no newer one follows.
    if (found.size === before || !rows.every(isNew)) return [...found.values()].filter(isLike)
  }
}
