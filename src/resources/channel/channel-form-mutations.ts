import { mutationOptions } from '@tanstack/react-query'
import { confirmWrite } from '#/http/confirm-write'
import { gateway, nothing } from '#/http/gateway'
import { listPage } from '#/http/rows'
import { serverSeconds } from '#/http/server-clock'
import { rereadRow } from '../create-mutation'
import { createdSince, newestIdOf, type Checkpoint } from '../created-since'
import { channelSchema, type Channel, CHANNEL } from './channel'
import { CreatedDespiteRefusal, confirmCreation } from './channel-creation'
import { channelChanges, channelCreateBody, channelRecord, type ChannelDraft } from './channel-draft'
import { storeTestModel } from './test-model'

const fetchOne = (id: number) => gateway.get('api/channel/{id}', channelSchema, { id })
const channels = listPage(channelSchema)
const fetchPage = (p: number) => gateway.get('api/channel/', channels, { search: { p } })

/** Records the newest id and the time before a creation. Never throws: without the id, the time decides. */
async function takeCheckpoint(): Promise<Checkpoint> {
  const since = serverSeconds()
  try {
    return { newestId: newestIdOf((await fetchPage(0)).rows), since }
  } catch {
    return { since }
  }
}

/** Fetches the channels matching `draft` that are newer than the checkpoint. */
async function channelsSince(checkpoint: Checkpoint, draft: ChannelDraft): Promise<Channel[]> {
  const rows = await createdSince(checkpoint, fetchPage)
  return rows.filter(
    ({ name, type, models }) =>
      name === draft.name && type === draft.type && models.join(',') === draft.models.join(','),
  )
}

interface SaveVariables {
  id: number
  /** The channel as just refetched. */
  before: ChannelDraft
  after: ChannelDraft
}

async function create(draft: ChannelDraft) {
  const checkpoint = await takeCheckpoint()
  const response = await confirmCreation({
    expected: draft.keys.length,
    write: () => gateway.post('api/channel/', nothing, { body: channelCreateBody(draft) }),
    findCreated: () => channelsSince(checkpoint, draft),
  }).catch((error: unknown) => {
    if (error instanceof CreatedDespiteRefusal && draft.test_model)
      for (const id of error.ids) storeTestModel(id, draft.test_model)
    throw error
  })
  if (draft.test_model) {
    // The channels exist even if this read fails.
    const rows = await channelsSince(checkpoint, draft).catch(() => [])
    for (const row of rows) if (row.test_model === undefined) storeTestModel(row.id, draft.test_model)
  }
  return response
}

/**
 * Whether the server stores the sent values. Throws when none of them can be read back: the server never returns a
 * key.
 */
async function isSaved({ id, before, after }: SaveVariables): Promise<boolean> {
  const stored = await fetchOne(id)
  const remaining = channelChanges({ ...channelRecord(stored), keys: [] }, after)
  const visible = Object.keys(channelChanges(before, after)).filter(
    (name) => name !== 'key' && (name !== 'test_model' || stored.test_model !== undefined),
  )
  if (visible.length === 0) throw new RangeError('none of the sent values can be read back')
  return visible.every((name) => !(name in remaining))
}

async function save(variables: SaveVariables) {
  const { id, before, after } = variables
  const changes = channelChanges(before, after)
  if (Object.keys(changes).length === 0) return undefined
  const response = await confirmWrite(
    () => gateway.put('api/channel/', nothing, { body: { id, ...changes } }),
    () => isSaved(variables),
  )
  // The local choice takes precedence, so it must equal the value that the server stores.
  if ('test_model' in changes) storeTestModel(id, after.test_model ?? '')
  return response
}

const CHANNEL_ROW = { noun: CHANNEL, path: 'api/channel/{id}', schema: channelSchema } as const

/** Mutations of the channel form. */
export const channelFormMutations = {
  /**
   * Creates one channel per key. Throws `PartlyCreated` when only some exist afterwards, `CreatedDespiteRefusal`
   * when the server refused and all exist.
   */
  create: mutationOptions({
    mutationFn: create,
    // Do not keep the key in the mutation cache after the form unmounts.
    gcTime: 0,
    meta: { invalidates: [[CHANNEL]], successMessage: 'channel.form.created', errorHandledBy: 'form' },
  }),
  /** Sends the differences between `before` and `after`; sends nothing when they are equal. */
  save: mutationOptions({
    mutationFn: save,
    gcTime: 0,
    meta: {
      invalidates: [[CHANNEL]],
      rereads: rereadRow(CHANNEL_ROW, ({ id }: SaveVariables) => id),
      successMessage: 'channel.form.updated',
      errorHandledBy: 'form',
    },
  }),
}
