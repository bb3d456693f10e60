import { HttpFailure, clippedTextOf, messageOf } from '#/http/failure'
import { notify } from '#/ui/notifications/notify'
import { ShowAll } from '#/ui/status/show-all'

/**
 * Shows `error` as a notification. `toMessage` wraps the message into a sentence; a clipped server text gets a button
 * that shows it in full.
 */
export function notifyError(
  error: unknown,
  toMessage: (message: string) => string = (message) => message,
): void {
  const text = toMessage(messageOf(error))
  const fullText = clippedTextOf(error)
  const level = error instanceof HttpFailure && error.kind === 'demoReadOnly' ? 'info' : 'error'
  if (fullText === undefined) return notify(level, text)
  return notify(
    level,
    text,
    <>
      <div>{text}</div>
      <ShowAll text={fullText} />
    </>,
  )
}
