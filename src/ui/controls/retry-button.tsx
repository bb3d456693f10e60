import { Button, type ButtonProps } from '@mantine/core'
import { useT } from '#/ui/language/use-t'
import { VisuallyHidden } from '#/ui/text/visually-hidden'
import { useCountdown } from '../status/use-countdown'
import { useAutoRetry } from '../status/use-auto-retry'

/** The server wants to be left alone for so many seconds; `automatic`: it is then asked once by itself. */
export interface Wait {
  seconds: number
  automatic: boolean
}

interface Props extends Omit<ButtonProps, 'children'> {
  wait?: Wait
  onRetry: () => void
}

/** Asks again. It can be pressed during a wait too: a person may know better. */
export function RetryButton({ wait, onRetry, ...look }: Props) {
  const t = useT()
  const seconds = useCountdown(wait?.seconds ?? 0, wait !== undefined)
  useAutoRetry(seconds, wait?.automatic === true, onRetry)
  return (
    // Inside an alert each second would be said; the wait is, at its start and its end (AX-38).
    <span aria-live="off">
      <Button type="button" variant="default" {...look} onClick={onRetry}>
        {seconds > 0 ? t('problem.retryIn', { seconds }) : t('problem.retry')}
      </Button>
      {wait && (
        <VisuallyHidden as="output">
          {seconds > 0 ? t('problem.waitStart', { seconds: wait.seconds }) : t('problem.waitEnd')}
        </VisuallyHidden>
      )}
    </span>
  )
}
