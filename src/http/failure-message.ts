import { t } from '#/i18n/i18n'
import { HttpFailure } from './failure'

const MAX_MESSAGE_LENGTH = 300
const MAX_FULL_TEXT_LENGTH = 100_000
const BYTES_PER_KIB = 1024

/** Truncates a server message, which may be a stack trace or a whole HTML page. */
function clip(text: string): string {
  return text.length > MAX_MESSAGE_LENGTH ? `${text.slice(0, MAX_MESSAGE_LENGTH)}…` : text
}

/** Full text of `error` (up to 100,000 characters) if `messageOf` truncates it; otherwise undefined. */
export function clippedTextOf(error: unknown): string | undefined {
  const text =
    error instanceof HttpFailure ? error.serverMessage : error instanceof Error ? error.message : ''
  return text && text.length > MAX_MESSAGE_LENGTH ? text.slice(0, MAX_FULL_TEXT_LENGTH) : undefined
}

/** Truncated server message of a failure; blank when there is none. */
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
        ? t('failure.notFound.quote', { message: clip(failure.serverMessage) })
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

/** Translates `error` into a message for the user; includes the server's message if there is one. */
export function messageOf(error: unknown): string {
  if (!(error instanceof HttpFailure)) {
    return t('failure.other', { message: error instanceof Error ? clip(error.message) : '?' })
  }
  if (error.outcome === 'notDone') return `${failureCause(error)} ${t('outcome.notDone')}`
  if (error.outcome === 'unknown') return `${failureCause(error)} ${t('outcome.unknown')}`
  return failureCause(error)
}
