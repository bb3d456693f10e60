import { mutationOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { HttpFailure, isNotFound } from '#/http/failure'
import { gateway, nothing } from '#/http/gateway'
import { listPage, withoutRow, withRow, type ListPage } from '#/http/list-page'
import { perhapsCount } from '#/http/row-values'
import { CONFIRMED_WITHOUT_RESPONSE, confirmWrite } from '#/http/confirm-write'
import { channelSchema, isChannelDisabled, type Channel } from './channel'
import { CHANNEL, CHANNEL_LIST } from './channel-queries'

/** Members that the list changes without opening the form. */
const CHANGEABLE = ['status', 'priority', 'weight'] as const
/** Change of one channel from the list. */
export type ChannelChange = Partial<Pick<Channel, (typeof CHANGEABLE)[number]>>
type Id = Pick<Channel, 'id'>
type Page = ListPage<Channel>

const fetchOne = ({ id }: Id) => gateway.get('api/channel/{id}', channelSchema, { id })
const channels = listPage(channelSchema)
const namedMembers = z.object({ type: z.int(), status: z.int(), name: z.string() })
/** Parses a write response; undefined when members are missing that a row needs. */
const optionalChannel = z.pipe(
  z.unknown(),
  z.transform((response) =>
    namedMembers.safeParse(response).success ? channelSchema.safeParse(response).data : undefined,
  ),
)
/** Serialises the writes to one channel, so that responses arrive in order (FM-W13). */
const scopeOf = ({ id }: Id) => ({ id: `channel-${id}` })

/**
 * Updates one member after checking that the channel exists: for a deleted one the server reports success and
 * inserts stray routes (K6.7). Sends the change alone, because a whole row would overwrite newer statistics
 * (K10.21).
 */
async function putChange({ id }: Id, change: ChannelChange) {
  await fetchOne({ id })
  const stored = await gateway.put('api/channel/', optionalChannel, { body: { id, ...change } })
  // A response without the record does not confirm the change: verify it by a read (FM-W5, FM-W7).
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

/** Whether the channel has the values of `change`, no matter who set them. */
async function has(channel: Id, change: ChannelChange): Promise<boolean> {
  const now = await fetchOne(channel)
  return CHANGEABLE.every((name) => change[name] === undefined || change[name] === now[name])
}

/** Deletes a channel; after a lost response, verifies it by reading the channel. */
export function removeChannel(channel: Id) {
  return confirmWrite(
    () => gateway.remove('api/channel/{id}', nothing, { id: channel.id }),
    () => wasDeleted(channel),
  )
}

const allChannels = () => gateway.get('api/channel/search', channels, { search: { keyword: '' } })

/**
 * Deletes all disabled channels and returns how many. Without a count in the response, counts the ids of `before`
 * that the refetched list lacks; undefined when that fails.
 */
async function deleteDisabled(before: readonly number[]): Promise<number | undefined> {
  const response = await gateway.remove('api/channel/disabled', perhapsCount)
  if (response !== undefined) return response
  try {
    const remaining = new Set((await allChannels()).rows.map(({ id }) => id))
    return before.filter((id) => !remaining.has(id)).length
  } catch {
    return undefined
  }
}

/** Mutations of rows of the channel list. */
export const channelRowMutations = {
  /** Changes status, priority or weight. The row is patched from the response, not from the request. */
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
   * Deletes all disabled channels of the server (K11.20), given the known ids. Returns the number of deleted
   * channels, or undefined.
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
