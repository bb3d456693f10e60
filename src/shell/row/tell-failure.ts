import { isSessionOver } from '#/http/failure'
import { tellError } from '../problem/tell-error'

/**
 * Tells why an action failed in the sentence that `said` makes of the cause; not of an ended session, which
 * is told once, for all.
 */
export function tellFailure(error: unknown, said: (message: string) => string): void {
  if (!isSessionOver(error)) tellError(error, said)
}
