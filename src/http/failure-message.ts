import { t } from '#/i18n/i18n'
import { HttpFailure } from './failure'

const MAX_MESSAGE_LENGTH = 300
const LONGEST_TEXT = 100_000
const BYTES_PER_KIB = 1024

/** A server message may be a stack trace or a page: clipped, so that it stays a sentence on the screen. */
function clip(text: string): string {
  return text.length > MAX_MESSAGE_LENGTH ? `${text.slice(0, MAX_MESSAGE_LENGTH)}…` : text
}

/** The text of `error` when `messageOf` has clipped it, never more than a page can draw; undefined when it has not. */
export function clippedTextOf(error: unknown): string | undefined {
  const text =
    error instanceof HttpFailure ? error.serverMessage : error instanceof Error ? error.message : ''
  return text && text.length > MAX_MESSAGE_LENGTH ? text.slice(0, LONGEST_TEXT) : undefined
}

/** The server's own words in a failure, blank when it gave none. */
export function serverTextOf(failure: HttpFailure): string {
  return clip(failure.serverMessage ?? '')
}

function withStatusCode(failure: HttpFailure): string {
  if (failure.serverMessage) return t('failure.other', { message: clip(failure.serverMessage) })
  return failure.status ? t('failure.status', { status: failure.status }) : t('failure.malformed')
}

function tooLargeMessage({ bodyBytes = 0, largestField }: HttpFailure): string {
  const size = `${Math.ceil(bodyBytes / BYTES_PER_KIB)} KiB`
  return largestField
    ? t('failure.tooLarge.largestField', { size, field: largestField })
    : t('failure.tooLarge', { size })
}

function failureCause(failure: HttpFailure): string {
  switch (failure.kind) {
    case 'offline':
      return t('failure.offline')
    case 'unreachable':
      return t('failure.unreachable')
    case 'timeout':
      return t('failure.timeout')
    case 'rateLimited':
      return t('failure.rateLimited')
    case 'unavailable':
      return t('failure.unavailable')
    case 'server':
      return failure.status === 500 ? t('failure.server') : withStatusCode(failure)
    case 'demoReadOnly':
      return t('failure.demoReadOnly')
    case 'unauthenticated':
      return clip(failure.serverMessage || t('failure.unauthenticated'))
    case 'refused':
    case 'banned':
      return clip(failure.serverMessage || t('failure.refused'))
    case 'forbidden':
      return clip(failure.serverMessage || t('failure.forbidden'))
    case 'notFound':
      return failure.serverMessage
        ? t('failure.gone.said', { message: clip(failure.serverMessage) })
        : t('failure.notFound')
    case 'tooLarge':
      return tooLargeMessage(failure)
    case 'truncated':
    case 'malformed':
      return t('failure.malformed')
    default:
      return withStatusCode(failure)
  }
}

/** What a person is told about `error`, in the console's language; the server's own words where it gave any. */
export function messageOf(error: unknown): string {
  if (!(error instanceof HttpFailure)) {
    return t('failure.other', { message: error instanceof Error ? clip(error.message) : '?' })
  }
  if (error.outcome === 'notDone') return `${failureCause(error)} ${t('outcome.notDone')}`
  if (error.outcome === 'unknown') return `${failureCause(error)} ${t('outcome.unknown')}`
  return failureCause(error)
}
