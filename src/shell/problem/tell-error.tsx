import { Suspense } from 'react'
import { HttpFailure } from '#/http/failure'
import { clippedTextOf, messageOf } from '#/http/failure-message'
import { late } from '#/ui/feedback/late'
import { tell } from '#/ui/feedback/tell'

const ShowAll = late(async () => (await import('#/ui/feedback/show-all')).ShowAll)

/** Tells `error` over the page, in the sentence that `said` makes of its cause; a clipped text can be had in full. */
export function tellError(error: unknown, said: (message: string) => string = (message) => message): void {
  const text = said(messageOf(error))
  const whole = clippedTextOf(error)
  const tone = error instanceof HttpFailure && error.kind === 'demo' ? 'info' : 'error'
  if (whole === undefined) return tell(tone, text)
  return tell(
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
