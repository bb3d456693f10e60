import { mutationOptions } from '@tanstack/react-query'
import { gateway, nothing } from '#/http/gateway'
import { settle } from '#/http/settle'
import { channelSchema } from './channel'
import { changesOf, createBody, draftOf, type ChannelDraft } from './channel-draft'
import { CHANNEL } from './channel-queries'
import { madeSince, newestChannel } from './made-channels'
import { CreatedDespiteRefusal, settleCreation } from './settle-creation'
import { keepTestModel } from './test-model'

const readOne = (id: number) => gateway.get('api/channel/{id}', channelSchema, { id })

interface Saving {
  id: number
  /** The channel as it was read just now. */
  before: ChannelDraft
  after: ChannelDraft
}

async function create(draft: ChannelDraft) {
  const landmark = await newestChannel()
  const answer = await settleCreation({
    wanted: draft.keys.length,
    write: () => gateway.post('api/channel/', nothing, { body: createBody(draft) }),
    look: () => madeSince(landmark, draft),
  }).catch((error: unknown) => {
    if (error instanceof CreatedDespiteRefusal && draft.test_model)
      for (const id of error.ids) keepTestModel(id, draft.test_model)
    throw error
  })
  if (draft.test_model) {
    // Whatever becomes of this read, the channels are made.
    const rows = await madeSince(landmark, draft).catch(() => [])
    for (const row of rows) if (row.test_model === undefined) keepTestModel(row.id, draft.test_model)
  }
  return answer
}

/** Whether the server has what was sent. Throws when that cannot be seen: a key is never shown. */
async function isSaved({ id, before, after }: Saving): Promise<boolean> {
  const stored = await readOne(id)
  const left = changesOf(draftOf(stored), after)
  const visible = Object.keys(changesOf(before, after)).filter(
    (name) => name !== 'key' && (name !== 'test_model' || stored.test_model !== undefined),
  )
  if (visible.length === 0) throw new RangeError('nothing that was sent can be seen')
  return visible.every((name) => !(name in left))
}

async function save(saving: Saving) {
  const { id, before, after } = saving
  const changes = changesOf(before, after)
  if (Object.keys(changes).length === 0) return undefined
  const answer = await settle(
    () => gateway.put('api/channel/', nothing, { body: { id, ...changes } }),
    () => isSaved(saving),
  )
  // Where the server keeps it too: the list's own choice, which goes first, becomes the same.
  if ('test_model' in changes) keepTestModel(id, after.test_model ?? '')
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
    meta: { drops: [[CHANNEL]], said: 'channelForm.created', told: 'atForm' },
  }),
  /** Sends what differs between `before` and `after`, and nothing when nothing does. */
  save: mutationOptions({
    mutationFn: save,
    gcTime: 0,
    meta: { drops: [[CHANNEL]], said: 'channelForm.updated', told: 'atForm' },
  }),
}
