import { mutationOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { HttpFailure, isMissing } from '#/http/failure'
import { gateway, nothing } from '#/http/gateway'
import { listPage, withoutRow, withRow, type ListPage } from '#/http/list-page'
import { perhapsCount } from '#/http/row-values'
import { SEEN_DONE, settle } from '#/http/settle'
import { channelSchema, isDisabled, type Channel } from './channel'
import { CHANNEL, CHANNEL_LIST } from './channel-queries'

/** What the list changes of a channel without opening it. */
const CHANGEABLE = ['status', 'priority', 'weight'] as const
export type ChannelChange = Partial<Pick<Channel, (typeof CHANGEABLE)[number]>>
type Id = Pick<Channel, 'id'>
type Page = ListPage<Channel>

const readOne = ({ id }: Id) => gateway.get('api/channel/{id}', channelSchema, { id })
const channels = listPage(channelSchema)
const namedMembers = z.object({ type: z.int(), status: z.int(), name: z.string() })
/** What a write answers with, or undefined where members are missing without which a row would be shown blank. */
const perhapsChannel = z.pipe(
  z.unknown(),
  z.transform((answer) =>
    namedMembers.safeParse(answer).success ? channelSchema.safeParse(answer).data : undefined,
  ),
)
/** Answers cannot overtake each other for one channel (W13). */
const scopeOf = ({ id }: Id) => ({ id: `channel-${id}` })

/**
 * Reads before it writes: for a channel that is gone the server says nothing and keeps stray routes (contract
 * 6.7). Sends the change alone, because a whole row would put old statistics back (D21).
 */
async function putChange({ id }: Id, change: ChannelChange) {
  await readOne({ id })
  const kept = await gateway.put('api/channel/', perhapsChannel, { body: { id, ...change } })
  // An answer without the record says nothing of the change: it then has to be looked up (W5, W7).
  if (kept === undefined) throw new HttpFailure({ kind: 'malformed' })
  return kept
}

async function isGone(channel: Id): Promise<boolean> {
  try {
    await readOne(channel)
    return false
  } catch (error) {
    if (isMissing(error)) return true
    throw error
  }
}

/** Whether the channel has what was asked for, whoever did it. */
async function has(channel: Id, change: ChannelChange): Promise<boolean> {
  const now = await readOne(channel)
  return CHANGEABLE.every((name) => change[name] === undefined || change[name] === now[name])
}

/** Deletes a channel; a lost answer is settled by looking for it. */
export function removeChannel(channel: Id) {
  return settle(
    () => gateway.remove('api/channel/{id}', nothing, { id: channel.id }),
    () => isGone(channel),
  )
}

const allChannels = () => gateway.get('api/channel/search', channels, { search: { keyword: '' } })

/**
 * Deletes every disabled channel and answers how many went. Where the server does not say, the list is read again
 * and those of `before` that are gone are counted; undefined when that fails.
 */
async function deleteDisabled(before: readonly number[]): Promise<number | undefined> {
  const answer = await gateway.remove('api/channel/disabled', perhapsCount)
  if (answer !== undefined) return answer
  try {
    const left = new Set((await allChannels()).rows.map(({ id }) => id))
    return before.filter((id) => !left.has(id)).length
  } catch {
    return undefined
  }
}

export const channelRowMutations = {
  /** Enables, disables, or sets priority or weight. The row becomes what the answer says, not what was meant. */
  change: (channel: Channel) =>
    mutationOptions({
      scope: scopeOf(channel),
      mutationFn: (change: ChannelChange) =>
        settle(
          () => putChange(channel, change),
          () => has(channel, change),
        ),
      meta: {
        drops: [[CHANNEL]],
        said: 'channel.done',
        rows: {
          key: CHANNEL_LIST,
          change: (asked: ChannelChange, page: Page, answer: Channel | typeof SEEN_DONE) =>
            withRow(page, channel.id, (row) => (answer === SEEN_DONE ? { ...row, ...asked } : answer)),
        },
      },
    }),
  remove: (channel: Id) =>
    mutationOptions({
      scope: scopeOf(channel),
      mutationFn: () => removeChannel(channel),
      meta: {
        drops: [[CHANNEL]],
        said: 'channel.done',
        told: 'atForm',
        rows: {
          key: CHANNEL_LIST,
          change: (_asked: void, page: Page) => withoutRow(page, channel.id),
        },
      },
    }),
  /**
   * Deletes every disabled channel of the whole server (H20), given the ids of those that are known. Answers how
   * many went, where that can be seen.
   */
  removeDisabled: () =>
    mutationOptions({
      mutationFn: (before: readonly number[]) =>
        settle(
          () => deleteDisabled(before),
          async () => !(await allChannels()).rows.some(isDisabled),
        ),
      meta: { drops: [[CHANNEL]], told: 'atForm' },
    }),
}
