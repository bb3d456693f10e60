import { Button, VisuallyHidden } from '@mantine/core'
import { useT } from '#/ui/language/use-t'
import { useCountdown } from '../status/use-countdown'

/** Rate limit reported by the server, in seconds; `automatic` retries once when it ends. */
export interface Wait {
  seconds: number
  automatic: boolean
  /** Since when, in ms; by default since it is shown. */
  startedAt?: number
}

interface Props {
  /** `xs` within a line of text. */
  size?: 'xs'
  wait?: Wait
  onRetry: () => void
}

/** Button that retries a failed read. Enabled during the countdown too: the limit may already be lifted. */
export function RetryButton({ size, wait, onRetry }: Props) {
  const t = useT()
  const onEnd = wait?.automatic ? onRetry : undefined
  const seconds = useCountdown(wait?.seconds ?? 0, wait !== undefined, wait?.startedAt, onEnd)
  return (
    // Inside an alert every tick would be announced; only start and end of the wait are, below.
    <span aria-live="off">
      <Button size={size} onClick={onRetry}>
        {seconds > 0 ? t('form.countdown', { label: t('problem.retry'), seconds }) : t('problem.retry')}
      </Button>
      {wait && (
        <VisuallyHidden component="output">
          {seconds > 0 ? t('problem.waitStart', { seconds: wait.seconds }) : t('problem.waitEnd')}
        </VisuallyHidden>
      )}
    </span>
  )
}
