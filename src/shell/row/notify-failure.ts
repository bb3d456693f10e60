import { isUnauthenticated } from '#/http/failure'
import { notifyError } from '../problem/notify-error'

/**
 * Notifies of a failed action; `toMessage` wraps the cause into a sentence. Skips the end of a session, which the
 * session watch reports.
 */
export function notifyFailure(error: unknown, toMessage: (message: string) => string): void {
  if (!isUnauthenticated(error)) notifyError(error, toMessage)
}
