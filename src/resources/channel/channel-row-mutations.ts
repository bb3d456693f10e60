import * as z from 'zod/mini'
import type { Changes } from '#/fields/record-values'
import { gateway } from '#/http/gateway'
import { listPage, optionalCount } from '#/http/rows'
import { createMutation } from '../create-mutation'
import { rowMutations, type RecordSave } from '../row-mutations'
import { channelName, channelSchema, isChannelDisabled, type Channel, CHANNEL } from './channel'
import { channelValues } from './channel-edits'
import { storeTestModel, withTestModel } from './test-model'

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
  schema: channelSchema,
  nameOf: channelName,
  valuesOf: channelValues,
  putMembers,
  sentMembers: (channel) => ({ ...withTestModel(channel), config: channel.config.text }),
})

/** Sends members alone, because a whole row would overwrite newer statistics. */
function putMembers({ id }: Channel, members: Changes): Promise<Channel | undefined> {
  return gateway.put('api/channel/', optionalChannel, { body: { id, ...members } })
}

const allChannels = () => gateway.get('api/channel/search', channels, { search: { keyword: '' } })

export const channelRowMutations = {
  ...rows,
  /** Saves the form of a channel. */
  save: {
    ...rows.save,
    onSuccess: (_result: unknown, { now, changes }: RecordSave<Channel>) => {
      // The choice of this browser takes precedence, so it must equal the value that the server stores.
      if (typeof changes.test_model === 'string') storeTestModel(now.id, changes.test_model)
    },
  },
  /** Deletes all disabled channels of the server, given the known ids. Returns how many, or undefined. */
  removeDisabled: () =>
    createMutation({
      request: async (before: readonly number[]) => {
        const count = await gateway.remove('api/channel/disabled', optionalCount)
        if (count !== undefined) return count
        const left = await allChannels().catch(() => undefined)
        return left && before.filter((id) => !left.rows.some((row) => row.id === id)).length
      },
      verify: async () => !(await allChannels()).rows.some(isChannelDisabled),
      meta: { invalidates: [[CHANNEL]], errorHandledBy: 'form' },
    }),
}
