import { HttpFailure, isOutcomeUnknown } from '#/http/failure'
import { CONFIRMED_WITHOUT_RESPONSE } from '#/http/confirm-write'
import { t } from '#/i18n/i18n'
import type { Channel } from './channel'

/** Some of several channels were made before the server stopped. */
export class PartlyCreated extends HttpFailure {
  /** How many were made: those of the first keys, in whose order the server works. */
  readonly created: number

  constructor(created: number, all: number, cause: HttpFailure) {
    const partly = t('channel.form.partlyCreated', { made: created, all })
    const words = cause.kind === 'refused' ? cause.serverMessage : undefined
    super({ kind: 'refused', status: 200, serverMessage: words ? `${words} ${partly}` : partly, cause })
    this.created = created
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
    ? t('channel.form.refused.exists', { ids: shown })
    : t('channel.form.refused.exist', { ids: shown, n: ids.length })
}

interface ConfirmCreationOptions<T> {
  /** How many channels were asked for. */
  expected: number
  write: () => Promise<T>
  /** Those of them that the list shows. */
  countCreated: () => Promise<readonly Pick<Channel, 'id'>[]>
}

const isRefusal = (error: unknown): error is HttpFailure =>
  error instanceof HttpFailure && error.kind === 'refused'

/** Every database names the table of abilities when their unique index refuses: the channels exist by then. */
const isAboutAbilities = ({ serverMessage = '' }: HttpFailure) => /abilities/i.test(serverMessage)

/**
 * Sends a creation once. After a lost answer or a refusal the list is looked at, because a refusal says nothing of what
 * was written before it: the result is `CONFIRMED_WITHOUT_RESPONSE` when the answer was lost and all are there. Throws
 * `CreatedDespiteRefusal` when the server refused and all are there, `PartlyCreated` when some are, else the failure
 * with what is known of its outcome.
 */
export async function confirmCreation<T>({
  expected,
  write,
  countCreated,
}: ConfirmCreationOptions<T>): Promise<T | typeof CONFIRMED_WITHOUT_RESPONSE> {
  try {
    return await write()
  } catch (error) {
    if (!isRefusal(error) && !isOutcomeUnknown(error)) throw error
    return verifyCreation(error, expected, countCreated)
  }
}

async function verifyCreation(
  failure: HttpFailure,
  expected: number,
  countCreated: ConfirmCreationOptions<unknown>['countCreated'],
): Promise<typeof CONFIRMED_WITHOUT_RESPONSE> {
  const wasLost = isOutcomeUnknown(failure)
  let found: readonly Pick<Channel, 'id'>[]
  try {
    found = await countCreated()
  } catch {
    throw wasLost || isAboutAbilities(failure) ? failure.withOutcome('unknown') : failure
  }
  const ids = found.map(({ id }) => id)
  if (ids.length >= expected) {
    if (wasLost) return CONFIRMED_WITHOUT_RESPONSE
    throw new CreatedDespiteRefusal(
      ids.toSorted((a, b) => a - b),
      failure,
    )
  }
  if (ids.length > 0) throw new PartlyCreated(ids.length, expected, failure)
  throw wasLost ? failure.withOutcome('notDone') : failure
}
