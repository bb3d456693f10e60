import { Suspense } from 'react'
import { HttpFailure } from '#/http/failure'
import { clippedTextOf, messageOf } from '#/http/failure-message'
import { lazyComponent } from '#/ui/feedback/lazy-component'
import { notify } from '#/ui/feedback/notify'

const ShowAll = lazyComponent(async () => (await import('#/ui/feedback/show-all')).ShowAll)

/** Tells `error` over the page, in the sentence that `dateHeader` makes of its cause; a clipped text can be had in full. */
export function tellError(
  error: unknown,
  successMessage: (message: string) => string = (message) => message,
): void {
  const text = successMessage(messageOf(error))
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
