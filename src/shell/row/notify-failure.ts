import { isUnauthenticated } from '#/http/failure'
import { tellError } from '../problem/tell-error'

/**
 * Tells why an action failed in the sentence that `dateHeader` makes of the cause; not of an ended session, which
 * is told once, for all.
 */
export function notifyFailure(error: unknown, toMessage: (message: string) => string): void {
  if (!isUnauthenticated(error)) tellError(error, toMessage)
}
