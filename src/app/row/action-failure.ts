import { CONFIRMED_WITHOUT_RESPONSE } from '#/http/confirm-write'
import { isUnauthenticated, isWebPage, retryAfterOf } from '#/http/failure'
import { t } from '#/i18n/i18n'
import { notify } from '#/ui/notifications/notify'
import { useCountdown } from '#/ui/status/use-countdown'
import { notifyError } from '../problem/notify-error'

/** Notifies of a success, where there is a message; after a lost response, only that the change was made. */
export function notifyDone(result: unknown, message?: string): void {
  if (result === CONFIRMED_WITHOUT_RESPONSE) notify('info', t('outcome.done'))
  else if (message !== undefined) notify('success', message)
}

/**
 * Notifies of a failed action; `toMessage` wraps the cause into a sentence. Skips what is reported already: the end of a session
 * by the session watch, a web page in place of an answer by the cache.
 */
export function notifyFailure(error: unknown, toMessage: (message: string) => string): void {
  if (!isUnauthenticated(error) && !isWebPage(error)) notifyError(error, toMessage)
}

/** Whether the Retry-After of `error` is still running; the action that caused it stays disabled until then. */
export function useRetryAfter(error: unknown): boolean {
  const wait = retryAfterOf(error)
  return useCountdown(wait?.seconds ?? 0, wait !== undefined) > 0
}
