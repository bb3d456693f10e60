import { isSessionOver } from '#/http/failure'
import { messageOf } from '#/http/failure-message'
import { tell } from '#/ui/feedback/tell'

/**
 * Tells why an action failed in the sentence that `said` makes of the cause; not of an ended session, which
 * is told once, for all.
 */
export function tellFailure(error: unknown, said: (message: string) => string): void {
  if (!isSessionOver(error)) tell('error', said(messageOf(error)))
}
