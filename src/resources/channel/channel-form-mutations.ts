import { mutationOptions } from '@tanstack/react-query'
import { gateway, nothing } from '#/http/gateway'
import { confirmWrite } from '#/http/confirm-write'
import { channelSchema } from './channel'
import { channelChanges, channelCreateBody, channelToDraft, type ChannelDraft } from './channel-draft'
import { CHANNEL } from './channel-queries'
import { createdSince, takeCheckpoint } from './created-channels'
import { CreatedDespiteRefusal, confirmCreation } from './confirm-creation'
import { storeTestModel } from './test-model'

const fetchOne = (id: number) => gateway.get('api/channel/{id}', channelSchema, { id })

interface SaveVariables {
  id: number
  /** The channel as just refetched. */
  before: ChannelDraft
  after: ChannelDraft
}

async function create(draft: ChannelDraft) {
  const checkpoint = await takeCheckpoint()
  const answer = await confirmCreation({
    expected: draft.keys.length,
    write: () => gateway.post('api/channel/', nothing, { body: channelCreateBody(draft) }),
    countCreated: () => createdSince(checkpoint, draft),
  }).catch((error: unknown) => {
    if (error instanceof CreatedDespiteRefusal && draft.test_model)
      for (const id of error.ids) storeTestModel(id, draft.test_model)
    throw error
  })
  if (draft.test_model) {
    // The channels exist even if this read fails.
    const rows = await createdSince(checkpoint, draft).catch(() => [])
    for (const row of rows) if (row.test_model === undefined) storeTestModel(row.id, draft.test_model)
  }
  return answer
}

/**
 * Whether the server stores the sent values. Throws when none of them can be read back: the server never returns a
 * key.
 */
async function isSaved({ id, before, after }: SaveVariables): Promise<boolean> {
  const stored = await fetchOne(id)
  const remaining = channelChanges(channelToDraft(stored), after)
  const visible = Object.keys(channelChanges(before, after)).filter(
    (name) => name !== 'key' && (name !== 'test_model' || stored.test_model !== undefined),
  )
  if (visible.length === 0) throw new RangeError('nothing that was sent can be seen')
  return visible.every((name) => !(name in remaining))
}

async function save(variables: SaveVariables) {
  const { id, before, after } = variables
  const changes = channelChanges(before, after)
  if (Object.keys(changes).length === 0) return undefined
  const answer = await confirmWrite(
    () => gateway.put('api/channel/', nothing, { body: { id, ...changes } }),
    () => isSaved(variables),
  )
  // The local choice takes precedence, so it must equal the value that the server stores.
  if ('test_model' in changes) storeTestModel(id, after.test_model ?? '')
  return answer
}

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
    meta: { invalidates: [[CHANNEL]], successMessage: 'channel.form.updated', errorHandledBy: 'form' },
  }),
}
