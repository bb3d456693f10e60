import * as z from 'zod/mini'
import type { Changes } from '#/fields/record-values'
import { readBeforeWrite } from '#/http/confirm-write'
import { gateway } from '#/http/gateway'
import { listPage, optionalCount } from '#/http/rows'
import { createMutation } from '../create-mutation'
import { rowMutations, type RecordSave } from '../row-mutations'
import { channelName, channelSchema, isChannelDisabled, type Channel, CHANNEL } from './channel'
import { channelValues } from './channel-edits'
import { storeTestModel, withTestModel } from './test-model'

/** Members that the list changes without opening the form. */
const CHANGEABLE = ['status', 'priority', 'weight'] as const
/** Change of one channel from the list. */
export type ChannelChange = Partial<Pick<Channel, (typeof CHANGEABLE)[number]>>
type Id = Pick<Channel, 'id'>

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
const rows = rowMutations({
  noun: CHANNEL,
  path: 'api/channel/',
  schema: channelSchema,
  successMessage: 'common.done',
  savedMessage: 'channel.form.updated',
  nameOf: channelName,
  valuesOf: channelValues,
  putMembers,
  sentMembers: (channel) => ({ ...withTestModel(channel), config: channel.config.text }),
})

/**
 * Updates one member after checking that the channel exists: for a deleted one the server reports success and
 * inserts stray routes. Sends the change alone, because a whole row would overwrite newer statistics.
 */
async function putChange({ id }: Id, change: ChannelChange) {
  await readBeforeWrite(() => fetchOne({ id }))
  return gateway.put('api/channel/', optionalChannel, { body: { id, ...change } })
}

/** Whether a channel has the values of `change`, no matter who set them. */
function hasValues(now: Channel, change: ChannelChange): boolean {
  return CHANGEABLE.every((name) => change[name] === undefined || change[name] === now[name])
}

function putMembers({ id }: Id, members: Changes): Promise<Channel | undefined> {
  return gateway.put('api/channel/', optionalChannel, { body: { id, ...members } })
}

const allChannels = () => gateway.get('api/channel/search', channels, { search: { keyword: '' } })

/**
 * Deletes all disabled channels and returns how many. Without a count in the response, counts the ids of `before`
 * that the refetched list lacks; undefined when that fails.
 */
async function deleteDisabled(before: readonly number[]): Promise<number | undefined> {
  const response = await gateway.remove('api/channel/disabled', optionalCount)
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
  change: (channel: Id) =>
    rows.mutateRow<ChannelChange, Channel>(channel, {
      request: (change) => putChange(channel, change),
      isDone: hasValues,
      changedRow: (row, change, result) => (typeof result === 'object' ? result : { ...row, ...change }),
    }),
  edit: rows.edit,
  /** Saves the form of a channel. */
  save: {
    ...rows.save,
    onSuccess: (_result: unknown, { now, changes }: RecordSave<Channel>) => {
      // The choice of this browser takes precedence, so it must equal the value that the server stores.
      if (typeof changes.test_model === 'string') storeTestModel(now.id, changes.test_model)
    },
  },
  /** Deletes a channel. */
  remove: rows.remove,
  removeOnLeave: rows.removeOnLeave,
  /**
   * Deletes all disabled channels of the server, given the known ids. Returns the number of deleted
   * channels, or undefined.
   */
  removeDisabled: () =>
    createMutation({
      request: (before: readonly number[]) => deleteDisabled(before),
      verify: async () => !(await allChannels()).rows.some(isChannelDisabled),
      meta: { invalidates: [[CHANNEL]], errorHandledBy: 'form' },
    }),
}
