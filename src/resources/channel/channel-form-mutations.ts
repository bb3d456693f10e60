import { mutationOptions } from '@tanstack/react-query'
import { unverifiableWrite } from '#/http/confirm-write'
import { HttpFailure } from '#/http/failure'
import { gateway, nothing } from '#/http/gateway'
import { listPage } from '#/http/rows'
import { t } from '#/i18n/i18n'
import { channelSchema, type Channel } from './channel'
import type { ChannelValues } from './channel-fields'
import { channelCreateBody, typedKeys } from './channel-values'
import { storeTestModel } from './test-model'

const channels = listPage(channelSchema)

interface NewChannel {
  values: ChannelValues
  source?: Channel
}

/** Ids of the channels just created, the last one first: the newest of the name. */
async function createdFrom(name: string, count: number): Promise<number[]> {
  const { rows } = await gateway.get('api/channel/search', channels, { search: { keyword: name } })
  const ids = rows.flatMap((row) => (row.name === name ? [row.id] : []))
  return ids.toSorted((a, b) => b - a).slice(0, count)
}

/** Tells channels of one name apart, in the order of their keys; those that cannot be renamed keep it. */
async function numberNames(newestFirst: readonly number[], name: string): Promise<void> {
  if (newestFirst.length < 2) return
  for (const [index, id] of newestFirst.toReversed().entries()) {
    const body = { id, name: `${name} ${index + 1}` }
    // oxlint-disable-next-line no-await-in-loop -- the server limits requests
    await gateway.put('api/channel/', nothing, { body }).catch(() => undefined)
  }
}

/**
 * Whether the unique index of abilities refused, which every database names in its message: the channels exist by then, but
 * may not serve their models.
 */
const isAboutAbilities = (error: unknown): error is HttpFailure =>
  error instanceof HttpFailure && error.kind === 'refused' && /abilities/i.test(error.serverMessage ?? '')

async function create({ values, source }: NewChannel): Promise<void> {
  const body = channelCreateBody(values, source)
  const { name, test_model } = body
  const count = typedKeys(values).length
  const refusal = await unverifiableWrite(() => gateway.post('api/channel/', nothing, { body })).then(
    () => undefined,
    (error: unknown) => {
      if (isAboutAbilities(error)) return error
      throw error
    },
  )
  if (!refusal && !test_model && count < 2) return
  // The channels exist even if this read fails.
  const ids = await createdFrom(name, count).catch(() => [])
  if (test_model) for (const id of ids) storeTestModel(id, test_model)
  if (!refusal) return numberNames(ids, name)
  const shown = ids.length > 3 ? `#${ids.at(-1)} … #${ids[0]}` : ids.map((id) => `#${id}`).join(', ')
  const exists = t('channel.form.createdAnyway', { n: count, ids: shown || name })
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

export const channelFormMutations = {
  /** Creates one channel per key. Names need not be unique, so no read tells what a lost response has created. */
  create: mutationOptions({
    mutationFn: create,
    // Do not keep the key in the mutation cache after the form unmounts.
    gcTime: 0,
    meta: { invalidates: [['channel']], successMessage: 'channel.form.created', errorHandledBy: 'form' },
  }),
}
