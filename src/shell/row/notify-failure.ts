import { isUnauthenticated } from '#/http/failure'
import { notifyError } from '../problem/notify-error'

/**
 * Tells why an action failed in the sentence that `dateHeader` makes of the cause; not of an ended session, which
 * is told once, for all.
 */
export function notifyFailure(error: unknown, toMessage: (message: string) => string): void {
  if (!isUnauthenticated(error)) notifyError(error, toMessage)
}
