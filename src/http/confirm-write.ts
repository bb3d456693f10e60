import { isOutcomeUnknown, type WriteOutcome } from './failure'

/** Result of a write whose response was lost, when verification showed that the write succeeded. */
export const CONFIRMED_WITHOUT_RESPONSE = Symbol('confirmed without response')

/**
 * Sends a write once and, if its response is lost, runs `verify` (reads only) to learn whether it was carried out.
 * Resolves with `CONFIRMED_WITHOUT_RESPONSE` or throws the failure with outcome `notDone`, or `unknown` when `verify`
 * fails too. Never repeats the write.
 */
export async function confirmWrite<T>(
  write: () => Promise<T>,
  verify: () => Promise<boolean>,
): Promise<T | typeof CONFIRMED_WITHOUT_RESPONSE> {
  try {
    return await write()
  } catch (error) {
    if (!isOutcomeUnknown(error) || error.outcome === 'notDone') throw error
    const isDone = await verify().catch(() => {
      throw error.withOutcome('unknown')
    })
    if (!isDone) throw error.withOutcome('notDone')
    return CONFIRMED_WITHOUT_RESPONSE
  }
}

/** Rethrows an error, with the outcome of the write where nobody else can tell it. */
const throwWith = (outcome: WriteOutcome) => (error: unknown) => {
  throw isOutcomeUnknown(error) ? error.withOutcome(outcome) : error
}

/**
 * Reads what a write depends on, as a part of it. A failure has the outcome `notDone`: the write was not sent, so there
 * is nothing to verify.
 */
export const readBeforeWrite = <T>(read: () => Promise<T>) => read().catch(throwWith('notDone'))

/**
 * Sends a write that no read can verify (an email, a one-time secret). If the response is lost, rethrows the failure
 * with outcome `unknown`.
 */
export const unverifiableWrite = <T>(write: () => Promise<T>) => write().catch(throwWith('unknown'))
