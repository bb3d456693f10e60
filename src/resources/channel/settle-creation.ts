import { HttpFailure, isOutcomeUnknown } from '#/http/failure'
import { SEEN_DONE } from '#/http/settle'
import { t } from '#/i18n/i18n'
import type { Channel } from './channel'

/** Some of several channels were made before the server stopped. */
export class PartlyCreated extends HttpFailure {
  /** How many were made: those of the first keys, in whose order the server works. */
  readonly made: number

  constructor(made: number, all: number, cause: HttpFailure) {
    const partly = t('channelForm.partly', { made, all })
    const words = cause.kind === 'refused' ? cause.serverMessage : undefined
    super({ kind: 'refused', status: 200, serverMessage: words ? `${words} ${partly}` : partly, cause })
    this.made = made
  }
}

/**
 * The server refused a creation although it wrote every channel: inserting their abilities failed afterwards, so they
 * may not serve their models.
 */
export class CreatedDespiteRefusal extends HttpFailure {
  /** The channels that exist now, by id. */
  readonly ids: readonly number[]
  /** The server's own words; blank when it gave none. */
  readonly refusal: string

  constructor(ids: readonly number[], cause: HttpFailure) {
    const refusal = cause.serverMessage ?? ''
    const exists = createdText(ids)
    super({ kind: 'refused', status: 200, serverMessage: refusal ? `${refusal} ${exists}` : exists, cause })
    this.ids = ids
    this.refusal = refusal
  }
}

/** Says which channels exist although the server refused to create them. */
export function createdText(ids: readonly number[]): string {
  const shown = ids.map((id) => `#${id}`).join(', ')
  return ids.length === 1
    ? t('channelForm.refused.exists', { ids: shown })
    : t('channelForm.refused.exist', { ids: shown, n: ids.length })
}

interface Creation<T> {
  /** How many channels were asked for. */
  wanted: number
  write: () => Promise<T>
  /** Those of them that the list shows. */
  look: () => Promise<readonly Pick<Channel, 'id'>[]>
}

const isRefusal = (error: unknown): error is HttpFailure =>
  error instanceof HttpFailure && error.kind === 'refused'

/** Every database names the table of abilities when their unique index refuses: the channels exist by then. */
const isAboutAbilities = ({ serverMessage = '' }: HttpFailure) => /abilities/i.test(serverMessage)

/**
 * Sends a creation once. After a lost answer or a refusal the list is looked at, because a refusal says nothing of what
 * was written before it: the result is `SEEN_DONE` when the answer was lost and all are there. Throws
 * `CreatedDespiteRefusal` when the server refused and all are there, `PartlyCreated` when some are, else the failure
 * with what is known of its outcome.
 */
export async function settleCreation<T>({ wanted, write, look }: Creation<T>): Promise<T | typeof SEEN_DONE> {
  try {
    return await write()
  } catch (error) {
    if (!isRefusal(error) && !isOutcomeUnknown(error)) throw error
    return secondLook(error, wanted, look)
  }
}

async function secondLook(
  failure: HttpFailure,
  wanted: number,
  look: Creation<unknown>['look'],
): Promise<typeof SEEN_DONE> {
  const wasLost = isOutcomeUnknown(failure)
  let found: readonly Pick<Channel, 'id'>[]
  try {
    found = await look()
  } catch {
    throw wasLost || isAboutAbilities(failure) ? failure.settled('unknown') : failure
  }
  const ids = found.map(({ id }) => id)
  if (ids.length >= wanted) {
    if (wasLost) return SEEN_DONE
    throw new CreatedDespiteRefusal(
      ids.toSorted((a, b) => a - b),
      failure,
    )
  }
  if (ids.length > 0) throw new PartlyCreated(ids.length, wanted, failure)
  throw wasLost ? failure.settled('notDone') : failure
}
