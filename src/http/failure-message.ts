import { t } from '#/i18n/i18n'
import { HttpFailure } from './failure'

const LONGEST_MESSAGE = 300
const LONGEST_TEXT = 100_000
const BYTES_PER_KIB = 1024

/** A server message may be a stack trace or a page: clipped, so that it stays a sentence on the screen. */
function clipped(text: string): string {
  return text.length > LONGEST_MESSAGE ? `${text.slice(0, LONGEST_MESSAGE)}…` : text
}

/** The text of `error` when `messageOf` has clipped it, never more than a page can draw; undefined when it has not. */
export function clippedTextOf(error: unknown): string | undefined {
  const text =
    error instanceof HttpFailure ? error.serverMessage : error instanceof Error ? error.message : ''
  return text && text.length > LONGEST_MESSAGE ? text.slice(0, LONGEST_TEXT) : undefined
}

/** The server's own words in a failure, blank when it gave none. */
export function serverTextOf(failure: HttpFailure): string {
  return clipped(failure.serverMessage ?? '')
}

function withStatus(failure: HttpFailure): string {
  if (failure.serverMessage) return t('failure.other', { message: clipped(failure.serverMessage) })
  return failure.status ? t('failure.status', { status: failure.status }) : t('failure.malformed')
}

function tooLarge({ sentBytes = 0, sentMostly }: HttpFailure): string {
  const size = `${Math.ceil(sentBytes / BYTES_PER_KIB)} KiB`
  return sentMostly
    ? t('failure.tooLarge.mostly', { size, field: sentMostly })
    : t('failure.tooLarge', { size })
}

function causeOf(failure: HttpFailure): string {
  switch (failure.kind) {
    case 'offline':
      return t('failure.offline')
    case 'unreachable':
      return t('failure.unreachable')
    case 'timeout':
      return t('failure.timeout')
    case 'tooMany':
      return t('failure.tooMany')
    case 'unavailable':
      return t('failure.unavailable')
    case 'server':
      return failure.status === 500 ? t('failure.server') : withStatus(failure)
    case 'demo':
      return t('failure.demo')
    case 'unauthenticated':
      return clipped(failure.serverMessage || t('failure.unauthenticated'))
    case 'refused':
    case 'banned':
      return clipped(failure.serverMessage || t('failure.refused'))
    case 'forbidden':
      return clipped(failure.serverMessage || t('failure.forbidden'))
    case 'gone':
      return failure.serverMessage
        ? t('failure.gone.said', { message: clipped(failure.serverMessage) })
        : t('failure.gone')
    case 'tooLarge':
      return tooLarge(failure)
    case 'cutOff':
    case 'malformed':
      return t('failure.malformed')
    default:
      return withStatus(failure)
  }
}

/** What a person is told about `error`, in the console's language; the server's own words where it gave any. */
export function messageOf(error: unknown): string {
  if (!(error instanceof HttpFailure)) {
    return t('failure.other', { message: error instanceof Error ? clipped(error.message) : '?' })
  }
  if (error.outcome === 'notDone') return `${causeOf(error)} ${t('outcome.notDone')}`
  if (error.outcome === 'unknown') return `${causeOf(error)} ${t('outcome.unknown')}`
  return causeOf(error)
}
