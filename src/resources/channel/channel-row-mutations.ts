import { mutationOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { HttpFailure, isMissing } from '#/http/failure'
import { gateway, nothing } from '#/http/gateway'
import { listPage, withoutRow, withRow, type ListPage } from '#/http/list-page'
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
const perhapsChannel = z.catch(z.optional(channelSchema), undefined)
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

/** How many were deleted. */
const count = z.catch(z.optional(z.int().check(z.nonnegative())), undefined)

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
  /** Deletes every disabled channel of the whole server (H20). Answers how many, where it says. */
  removeDisabled: () =>
    mutationOptions({
      mutationFn: () =>
        settle(
          () => gateway.remove('api/channel/disabled', count),
          async () =>
            !(await gateway.get('api/channel/search', channels, { search: { keyword: '' } })).rows.some(
              isDisabled,
            ),
        ),
      meta: { drops: [[CHANNEL]], told: 'atForm' },
    }),
}
