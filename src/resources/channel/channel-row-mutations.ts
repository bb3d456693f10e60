import * as z from 'zod/mini'
import type { Changes } from '#/fields/record-values'
import { gateway } from '#/http/gateway'
import { lenient } from '#/http/rows'
import { rowMutations, type RecordSave } from '../row-mutations'
import { channelSchema, type Channel } from './channel'
import { channelValues } from './channel-edits'
import { storeTestModel, withTestModel } from './test-model'

const namedMembers = z.object({ type: z.int(), status: z.int(), name: z.string() })
/** Parses a write response; undefined when members are missing that a row needs. */
const optionalChannel = lenient((response) =>
  namedMembers.safeParse(response).success ? channelSchema.safeParse(response).data : undefined,
)
const rows = rowMutations({
  noun: 'channel',
  schema: channelSchema,
  valuesOf: channelValues,
  putMembers,
  sentMembers: (channel) => ({ ...withTestModel(channel), config: channel.config.text }),
})

/** Sends members alone, because a whole row would overwrite newer statistics. */
function putMembers({ id }: Channel, members: Changes): Promise<Channel | undefined> {
  return gateway.put('api/channel/', optionalChannel, { body: { id, ...members } })
}

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
}
