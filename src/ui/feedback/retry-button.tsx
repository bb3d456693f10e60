import { Button, type ButtonProps } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useT } from '#/ui/language/use-t'
import { useCountdown } from './use-countdown'

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
  useRetryAtEnd(seconds, wait?.automatic === true, onRetry)
  return (
    <Button type="button" variant="default" {...look} onClick={onRetry}>
      {seconds > 0 ? t('panel.retryIn', { seconds }) : t('panel.retry')}
    </Button>
  )
}

/** One read at the end of a wait, when the page is looked at; a hidden page waits until it is. */
function useRetryAtEnd(seconds: number, automatic: boolean, onRetry: () => void): void {
  const counted = useRef(false)
  const retry = useRef(onRetry)
  useEffect(() => {
    retry.current = onRetry
  })
  useEffect(() => {
    if (!automatic) return undefined
    if (seconds > 0) {
      counted.current = true
      return undefined
    }
    if (!counted.current) return undefined
    const run = () => {
      if (document.visibilityState !== 'visible' || !counted.current) return
      counted.current = false
      retry.current()
    }
    run()
    document.addEventListener('visibilitychange', run)
    return () => document.removeEventListener('visibilitychange', run)
  }, [seconds, automatic])
}
