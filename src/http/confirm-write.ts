import { isOutcomeUnknown, type HttpFailure } from './failure'

/** Stands for the answer of a write that got lost, when a second look showed that the write was made. */
export const CONFIRMED_WITHOUT_RESPONSE = Symbol('the answer was lost, the change was made')

/**
 * Sends a write once. When its answer is lost, `look` asks the server (reads only) whether it was carried
 * out: the result is `CONFIRMED_WITHOUT_RESPONSE`, or the failure with its outcome, `notDone` or, when the look fails too,
 * `unknown`. The write itself is never repeated.
 */
export async function confirmWrite<T>(
  write: () => Promise<T>,
  verify: () => Promise<boolean>,
): Promise<T | typeof CONFIRMED_WITHOUT_RESPONSE> {
  try {
    return await write()
  } catch (error) {
    if (!isOutcomeUnknown(error)) throw error
    return verifyOutcome(error, verify)
  }
}

/**
 * Sends a write once whose effect no read can tell, such as a mail or a secret: when its answer is lost, the failure
 * says that the outcome is unknown.
 */
export async function unverifiableWrite<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    throw isOutcomeUnknown(error) ? error.withOutcome('unknown') : error
  }
}

async function verifyOutcome(
  lost: HttpFailure,
  verify: () => Promise<boolean>,
): Promise<typeof CONFIRMED_WITHOUT_RESPONSE> {
  let done: boolean
  try {
    done = await verify()
  } catch {
    throw lost.withOutcome('unknown')
  }
  if (!done) throw lost.withOutcome('notDone')
  return CONFIRMED_WITHOUT_RESPONSE
}
