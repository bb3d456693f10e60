import { serverSeconds } from '#/http/server-clock'
import { gateway } from '#/http/gateway'
import { listPage } from '#/http/list-page'
import { channelSchema, type Channel } from './channel'
import type { ChannelDraft } from './channel-draft'

const channels = listPage(channelSchema)
const fetchPage = async (p: number) => (await gateway.get('api/channel/', channels, { search: { p } })).rows

/** How far the server's clock may be behind the browser's, in seconds, when looking for what was just made. */
const CLOCK_SLACK_S = 300

/** What tells channels made from now on from those before. */
export interface Checkpoint {
  /** The newest id there was; undefined when it could not be read. */
  newestId?: number
  /** Unix seconds by the browser's clock. */
  since: number
}

/** Takes a landmark before channels are made. Never fails: the time alone has to do then. */
export async function takeCheckpoint(): Promise<Checkpoint> {
  const since = serverSeconds()
  try {
    const ids = (await fetchPage(0)).map(({ id }) => id)
    return { newestId: Math.max(0, ...ids), since }
  } catch {
    return { since }
  }
}

/** The channels like `draft` made after the landmark, newest first. The list is asked page by page (K6.7). */
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
    // Newest first: behind the first older one there are only older ones.
    if (found.size === before || !rows.every(isNew)) return [...found.values()].filter(isLike)
  }
}
