import { HttpFailure, isOutcomeUnknown } from '#/http/failure'
import { SEEN_DONE } from '#/http/settle'
import { t } from '#/i18n/i18n'

/** Some of several channels were made before the server stopped. */
export class PartlyCreated extends HttpFailure {
  /** How many were made: those of the first keys, in whose order the server works. */
  readonly made: number

  constructor(made: number, all: number, cause: unknown) {
    super({ kind: 'refused', status: 200, serverMessage: t('channelForm.partly', { made, all }), cause })
    this.made = made
  }
}

interface Creation<T> {
  /** How many channels were asked for. */
  wanted: number
  write: () => Promise<T>
  /** How many of them the list shows. */
  look: () => Promise<number>
}

/** A refusal says nothing of what was made before it: routing rows are written after the channels (contract 6.7). */
function mayHaveMade(error: unknown): error is HttpFailure {
  return isOutcomeUnknown(error) || (error instanceof HttpFailure && error.kind === 'refused')
}

/**
 * Sends a creation once. After a lost answer or a refusal the list is looked at: the result is `SEEN_DONE` when
 * all are there; throws `PartlyCreated` when some are, else the failure with what is known of its outcome.
 */
export async function settleCreation<T>({ wanted, write, look }: Creation<T>): Promise<T | typeof SEEN_DONE> {
  try {
    return await write()
  } catch (error) {
    if (!mayHaveMade(error)) throw error
    return secondLook(error, wanted, look)
  }
}

async function secondLook(
  lost: HttpFailure,
  wanted: number,
  look: () => Promise<number>,
): Promise<typeof SEEN_DONE> {
  const isUnknown = isOutcomeUnknown(lost)
  let made: number
  try {
    made = await look()
  } catch {
    throw isUnknown ? lost.settled('unknown') : lost
  }
  if (made >= wanted) return SEEN_DONE
  if (made > 0) throw new PartlyCreated(made, wanted, lost)
  throw isUnknown ? lost.settled('notDone') : lost
}
