import { mutationOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { CONFIRMED_WITHOUT_RESPONSE, unverifiableWrite } from '#/http/confirm-write'
import { HttpFailure, isOutcomeUnknown } from '#/http/failure'
import { gateway, nothing } from '#/http/gateway'
import { commaText } from '#/http/rows'
import { t } from '#/i18n/i18n'
import type { KnownRecord } from '../known-record'
import { channelName, type Channel, channelSchema, CHANNEL } from './channel'
import { removeChannel } from './channel-row-mutations'

/** Thrown when the server created only some of the requested channels. */
export class PartlyCreated extends HttpFailure {
  /** Number of created channels: those of the first keys, because the server works in their order. */
  readonly created: number

  constructor(created: number, all: number, cause: HttpFailure) {
    const partly = t('channel.form.partlyCreated', { made: created, all })
    const message = cause.kind === 'refused' ? cause.serverMessage : undefined
    super({ kind: 'refused', status: 200, serverMessage: message ? `${message} ${partly}` : partly, cause })
    this.created = created
  }
}

/**
 * Thrown when the server refused a creation although it wrote every channel: inserting their abilities failed
 * afterwards, so they may not serve their models.
 */
export class CreatedDespiteRefusal extends HttpFailure {
  /** The channels that exist now. */
  readonly channels: readonly KnownRecord[]
  /** Their ids. */
  readonly ids: readonly number[]
  /** Message of the server; blank when it sent none. */
  readonly refusal: string

  constructor(channels: readonly KnownRecord[], cause: HttpFailure) {
    const ids = channels.map(({ id }) => id)
    const refusal = cause.serverMessage ?? ''
    const exists = createdText(ids)
    super({ kind: 'refused', status: 200, serverMessage: refusal ? `${refusal} ${exists}` : exists, cause })
    this.channels = channels
    this.ids = ids
    this.refusal = refusal
  }
}

/** Formats a message naming the channels that exist despite the refusal. */
export function createdText(ids: readonly number[]): string {
  const shown = ids.map((id) => `#${id}`).join(', ')
  return ids.length === 1
    ? t('channel.form.refused.exists', { ids: shown })
    : t('channel.form.refused.exist', { ids: shown, n: ids.length })
}

type CreatedChannel = Pick<Channel, 'id' | 'name' | 'created_time'>

interface ConfirmCreationOptions<T> {
  /** Number of requested channels. */
  expected: number
  write: () => Promise<T>
  /** Reads the list and returns those of the requested channels that exist. */
  findCreated: () => Promise<readonly CreatedChannel[]>
}

const isRefusal = (error: unknown): error is HttpFailure =>
  error instanceof HttpFailure && error.kind === 'refused'

/**
 * Whether the unique index of abilities refused, which every database names in its message: the channels exist by
 * then.
 */
const isAboutAbilities = ({ serverMessage = '' }: HttpFailure) => /abilities/i.test(serverMessage)

/**
 * Sends a creation once and verifies it by the list after a lost response or a refusal, because a refusal does not
 * tell what was written before. Returns `CONFIRMED_WITHOUT_RESPONSE` when the response was lost and all channels
 * exist. Throws `CreatedDespiteRefusal` when the server refused and all exist, `PartlyCreated` when some do, else
 * the failure with its outcome.
 */
export async function confirmCreation<T>({
  expected,
  write,
  findCreated,
}: ConfirmCreationOptions<T>): Promise<T | typeof CONFIRMED_WITHOUT_RESPONSE> {
  try {
    return await write()
  } catch (error) {
    if (!isRefusal(error) && !isOutcomeUnknown(error)) throw error
    return verifyCreation(error, expected, findCreated)
  }
}

async function verifyCreation(
  failure: HttpFailure,
  expected: number,
  findCreated: ConfirmCreationOptions<unknown>['findCreated'],
): Promise<typeof CONFIRMED_WITHOUT_RESPONSE> {
  const wasLost = isOutcomeUnknown(failure)
  let created: readonly CreatedChannel[]
  try {
    created = await findCreated()
  } catch {
    throw wasLost || isAboutAbilities(failure) ? failure.withOutcome('unknown') : failure
  }
  const ids = created.map(({ id }) => id)
  if (ids.length >= expected) {
    if (wasLost) return CONFIRMED_WITHOUT_RESPONSE
    // The page may wait for its user while the server comes back with another database.
    const known = created.map((row): KnownRecord => {
      const { id, created_time } = row
      return { id, name: channelName(row), created_time, isOtherServer: true }
    })
    throw new CreatedDespiteRefusal(
      known.toSorted((a, b) => a.id - b.id),
      failure,
    )
  }
  if (ids.length > 0) throw new PartlyCreated(ids.length, expected, failure)
  throw wasLost ? failure.withOutcome('notDone') : failure
}

/**
 * Saves the stored channel again, with unique models and groups: any edit makes the server recreate the channel's
 * abilities. No read shows abilities, so a lost response leaves the outcome unknown.
 */
async function saveAgain(id: number): Promise<void> {
  // Read first: an edit of a deleted channel reports success and inserts stray abilities.
  const { models, group } = await gateway.get('api/channel/{id}', channelSchema, { id })
  const body = { id, models: z.encode(commaText, models), group: z.encode(commaText, group) }
  await unverifiableWrite(() => gateway.put('api/channel/', nothing, { body }))
}

/** Mutations that repair channels created despite a refusal; both may be retried by the user. */
export const refusedCreationMutations = {
  saveAgain: mutationOptions({
    mutationFn: async (ids: readonly number[]) => {
      // oxlint-disable-next-line no-await-in-loop -- one channel after the other: what comes after a failure is not sent
      for (const id of ids) await saveAgain(id)
    },
    meta: { invalidates: [[CHANNEL]], successMessage: 'channel.form.created', errorHandledBy: 'form' },
  }),
  remove: mutationOptions({
    mutationFn: async (channels: readonly KnownRecord[]) => {
      // oxlint-disable-next-line no-await-in-loop -- one channel after the other: what comes after a failure is not sent
      for (const channel of channels) await removeChannel(channel)
    },
    meta: { invalidates: [[CHANNEL]], successMessage: 'channel.done', errorHandledBy: 'form' },
  }),
}
