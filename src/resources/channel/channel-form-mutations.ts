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
  /** The channel as it was read just now. */
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
    // Whatever becomes of this read, the channels are made.
    const rows = await createdSince(checkpoint, draft).catch(() => [])
    for (const row of rows) if (row.test_model === undefined) storeTestModel(row.id, draft.test_model)
  }
  return answer
}

/** Whether the server has what was sent. Throws when that cannot be seen: a key is never shown. */
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
  // Where the server keeps it too: the list's own choice, which goes first, becomes the same.
  if ('test_model' in changes) storeTestModel(id, after.test_model ?? '')
  return answer
}

export const channelFormMutations = {
  /**
   * Makes one channel for each key. Throws `PartlyCreated` when only some of them are there afterwards. Throws
   * `CreatedDespiteRefusal` when the server refused and all of them are.
   */
  create: mutationOptions({
    mutationFn: create,
    // Nothing remembers the key once its form is gone.
    gcTime: 0,
    meta: { invalidates: [[CHANNEL]], successMessage: 'channel.form.created', errorHandledBy: 'form' },
  }),
  /** Sends what differs between `before` and `after`, and nothing when nothing does. */
  save: mutationOptions({
    mutationFn: save,
    gcTime: 0,
    meta: { invalidates: [[CHANNEL]], successMessage: 'channel.form.updated', errorHandledBy: 'form' },
  }),
}
