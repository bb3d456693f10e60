import { Alert, Button, Group } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { clockText } from '#/format/moment'
import { useCountdown } from './use-countdown'
import { useT } from '#/ui/language/use-t'
import { serverTextLanguage } from '#/ui/language/server-text-language'

interface Props {
  /** What could not be read, as a title. */
  title: string
  message: string
  /** The server wants to be left alone for so many seconds; `automatic`: it is then asked once by itself. */
  wait?: { seconds: number; automatic: boolean }
  /** When what is still shown was read, in ms. */
  asOf?: number
  onRetry: () => void
}

/** In place of what could not be read, or above older rows: why, and how to try again (R1 to R3). */
export function ProblemPanel({ title, message, wait, asOf, onRetry }: Props) {
  const t = useT()
  const seconds = useCountdown(wait?.seconds ?? 0, wait !== undefined)
  useRetryAtEnd(seconds, wait?.automatic === true, onRetry)
  return (
    <Alert role="alert" color="red" variant="light" title={title} my="md">
      <Group justify="space-between" gap="sm">
        <div>
          <span lang={serverTextLanguage(message)}>{message}</span>
          {asOf !== undefined && ` ${t('panel.asOf', { time: clockText(asOf) })}`}
        </div>
        <Button variant="default" onClick={onRetry}>
          {seconds > 0 ? t('panel.retryIn', { seconds }) : t('panel.retry')}
        </Button>
      </Group>
    </Alert>
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
