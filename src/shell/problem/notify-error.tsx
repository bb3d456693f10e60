import { Suspense } from 'react'
import { HttpFailure } from '#/http/failure'
import { clippedTextOf, messageOf } from '#/http/failure-message'
import { lazyComponent } from '#/ui/status/lazy-component'
import { notify } from '#/ui/notifications/notify'

const ShowAll = lazyComponent(async () => (await import('#/ui/status/show-all')).ShowAll)

/** Shows `error` as a notification, in the sentence that `toMessage` builds around its message; a clipped text has a button that shows it all. */
export function notifyError(
  error: unknown,
  toMessage: (message: string) => string = (message) => message,
): void {
  const text = toMessage(messageOf(error))
  const whole = clippedTextOf(error)
  const tone = error instanceof HttpFailure && error.kind === 'demoReadOnly' ? 'info' : 'error'
  if (whole === undefined) return notify(tone, text)
  return notify(
    tone,
    text,
    <>
      <div>{text}</div>
      <Suspense>
        <ShowAll text={whole} />
      </Suspense>
    </>,
  )
}
