import { isOutcomeUnknown, type HttpFailure } from './failure'

/** Stands for the answer of a write that got lost, when a second look showed that the write was made. */
export const SEEN_DONE = Symbol('the answer was lost, the change was made')

/**
 * Sends a write once. When its answer is lost, `look` asks the server (reads only) whether it was carried
 * out: the result is `SEEN_DONE`, or the failure with its outcome, `notDone` or, when the look fails too,
 * `unknown`. The write itself is never repeated.
 */
export async function settle<T>(
  write: () => Promise<T>,
  look: () => Promise<boolean>,
): Promise<T | typeof SEEN_DONE> {
  try {
    return await write()
  } catch (error) {
    if (!isOutcomeUnknown(error)) throw error
    return secondLook(error, look)
  }
}

/**
 * Sends a write once whose effect no read can tell, such as a mail or a secret: when its answer is lost, the failure
 * says that the outcome is unknown.
 */
export async function unseen<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    throw isOutcomeUnknown(error) ? error.settled('unknown') : error
  }
}

async function secondLook(lost: HttpFailure, look: () => Promise<boolean>): Promise<typeof SEEN_DONE> {
  let done: boolean
  try {
    done = await look()
  } catch {
    throw lost.settled('unknown')
  }
  if (!done) throw lost.settled('notDone')
  return SEEN_DONE
}
