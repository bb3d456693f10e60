import { mutationOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { HttpFailure, isNotFound } from '#/http/failure'
import { gateway, nothing } from '#/http/gateway'
import { listPage, withoutRow, withRow, type ListPage } from '#/http/list-page'
import { perhapsCount } from '#/http/row-values'
import { CONFIRMED_WITHOUT_RESPONSE, confirmWrite } from '#/http/confirm-write'
import { channelSchema, isChannelDisabled, type Channel } from './channel'
import { CHANNEL, CHANNEL_LIST } from './channel-queries'

/** What the list changes of a channel without opening it. */
const CHANGEABLE = ['status', 'priority', 'weight'] as const
export type ChannelChange = Partial<Pick<Channel, (typeof CHANGEABLE)[number]>>
type Id = Pick<Channel, 'id'>
type Page = ListPage<Channel>

const fetchOne = ({ id }: Id) => gateway.get('api/channel/{id}', channelSchema, { id })
const channels = listPage(channelSchema)
const namedMembers = z.object({ type: z.int(), status: z.int(), name: z.string() })
/** What a write answers with, or undefined where members are missing without which a row would be shown blank. */
const optionalChannel = z.pipe(
  z.unknown(),
  z.transform((answer) =>
    namedMembers.safeParse(answer).success ? channelSchema.safeParse(answer).data : undefined,
  ),
)
/** Answers cannot overtake each other for one channel (FM-W13). */
const scopeOf = ({ id }: Id) => ({ id: `channel-${id}` })

/**
 * Reads before it writes: for a channel that is gone the server says nothing and keeps stray routes (K6.7). Sends the change alone, because a whole row would put old statistics back (K10.21).
 */
async function putChange({ id }: Id, change: ChannelChange) {
  await fetchOne({ id })
  const stored = await gateway.put('api/channel/', optionalChannel, { body: { id, ...change } })
  // An answer without the record says nothing of the change: it then has to be looked up (FM-W5, FM-W7).
  if (stored === undefined) throw new HttpFailure({ kind: 'malformed' })
  return stored
}

async function wasDeleted(channel: Id): Promise<boolean> {
  try {
    await fetchOne(channel)
    return false
  } catch (error) {
    if (isNotFound(error)) return true
    throw error
  }
}

/** Whether the channel has what was asked for, whoever did it. */
async function has(channel: Id, change: ChannelChange): Promise<boolean> {
  const now = await fetchOne(channel)
  return CHANGEABLE.every((name) => change[name] === undefined || change[name] === now[name])
}

/** Deletes a channel; a lost answer is settled by looking for it. */
export function removeChannel(channel: Id) {
  return confirmWrite(
    () => gateway.remove('api/channel/{id}', nothing, { id: channel.id }),
    () => wasDeleted(channel),
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
        confirmWrite(
          () => putChange(channel, change),
          () => has(channel, change),
        ),
      meta: {
        invalidates: [[CHANNEL]],
        successMessage: 'channel.done',
        patchRows: {
          key: CHANNEL_LIST,
          change: (
            variables: ChannelChange,
            page: Page,
            result: Channel | typeof CONFIRMED_WITHOUT_RESPONSE,
          ) =>
            withRow(page, channel.id, (row) =>
              result === CONFIRMED_WITHOUT_RESPONSE ? { ...row, ...variables } : result,
            ),
        },
      },
    }),
  remove: (channel: Id) =>
    mutationOptions({
      scope: scopeOf(channel),
      mutationFn: () => removeChannel(channel),
      meta: {
        invalidates: [[CHANNEL]],
        successMessage: 'channel.done',
        errorHandledBy: 'form',
        patchRows: {
          key: CHANNEL_LIST,
          change: (_variables: void, page: Page) => withoutRow(page, channel.id),
        },
      },
    }),
  /**
   * Deletes every disabled channel of the whole server (K11.20), given the ids of those that are known. Answers how
   * many went, where that can be seen.
   */
  removeDisabled: () =>
    mutationOptions({
      mutationFn: (before: readonly number[]) =>
        confirmWrite(
          () => deleteDisabled(before),
          async () => !(await allChannels()).rows.some(isChannelDisabled),
        ),
      meta: { invalidates: [[CHANNEL]], errorHandledBy: 'form' },
    }),
}
