import { mutationOptions } from '@tanstack/react-query'
import { confirmWrite, unverifiableWrite } from '#/http/confirm-write'
import { HttpFailure } from '#/http/failure'
import { gateway, nothing } from '#/http/gateway'
import { listPage } from '#/http/rows'
import { t } from '#/i18n/i18n'
import { rereadRow } from '../create-mutation'
import { channelSchema, CHANNEL } from './channel'
import { channelChanges, channelCreateBody, channelRecord, type ChannelDraft } from './channel-draft'
import { storeTestModel } from './test-model'

const fetchOne = (id: number) => gateway.get('api/channel/{id}', channelSchema, { id })
const channels = listPage(channelSchema)

interface SaveVariables {
  id: number
  /** The channel as just refetched. */
  before: ChannelDraft
  after: ChannelDraft
}

/** Ids of the channels just created from a draft: the newest of its name, one for each key. */
async function createdFrom({ name, keys }: ChannelDraft): Promise<number[]> {
  const { rows } = await gateway.get('api/channel/search', channels, { search: { keyword: name } })
  const ids = rows.flatMap((row) => (row.name === name ? [row.id] : []))
  return ids.toSorted((a, b) => b - a).slice(0, keys.length)
}

/**
 * Whether the unique index of abilities refused, which every database names in its message: the channels exist by then, but
 * may not serve their models.
 */
const isAboutAbilities = (error: unknown): error is HttpFailure =>
  error instanceof HttpFailure && error.kind === 'refused' && /abilities/i.test(error.serverMessage ?? '')

async function create(draft: ChannelDraft): Promise<void> {
  const refusal = await unverifiableWrite(() =>
    gateway.post('api/channel/', nothing, { body: channelCreateBody(draft) }),
  ).then(
    () => undefined,
    (error: unknown) => {
      if (isAboutAbilities(error)) return error
      throw error
    },
  )
  if (!refusal && !draft.test_model) return
  // The channels exist even if this read fails.
  const ids = await createdFrom(draft).catch(() => [])
  if (draft.test_model) for (const id of ids) storeTestModel(id, draft.test_model)
  if (!refusal) return
  const shown = ids.length > 3 ? `#${ids.at(-1)} … #${ids[0]}` : ids.map((id) => `#${id}`).join(', ')
  const exists = t('channel.form.createdAnyway', { n: draft.keys.length, ids: shown || draft.name })
  // First: the words of a server may be long.
  const serverMessage = `${exists} ${refusal.serverMessage}`
  throw new HttpFailure({
    kind: 'refused',
    status: 200,
    serverMessage,
    outcome: 'doneAnyway',
    cause: refusal,
  })
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
  /** Creates one channel per key. Names need not be unique, so no read tells what a lost response has created. */
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
