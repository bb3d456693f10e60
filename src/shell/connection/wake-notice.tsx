import { Alert } from '#/ui/controls/alert'
import { Group } from '#/ui/layout/layout'
import { Button } from '#/ui/controls/button'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { formatTimestamp } from '#/format/timestamp'
import { useT } from '#/ui/language/use-t'
import { refetchAccount } from '../cache'
import { oldestShown } from './outage'

const SECOND_MS = 1000

/** Notice after the computer resumed from sleep: the age of the displayed data, until refetch or navigation (CD-39). */
export function WakeNotice() {
  const t = useT()
  const cache = useQueryClient()
  const router = useRouter()
  const [asOf, setAsOf] = useState<number>()
  useEffect(() => onResume(() => setAsOf(oldestShown(cache))), [cache])
  useEffect(
    () => router.subscribe('onBeforeNavigate', ({ pathChanged }) => pathChanged && setAsOf(undefined)),
    [router],
  )
  if (asOf === undefined) return null
  const refetch = () => {
    setAsOf(undefined)
    refetchAccount(cache)
    // The focused button unmounts with the notice.
    document.querySelector('h1')?.focus()
  }
  return (
    <Alert isSpaced role="status">
      <Group justify="between">
        <span>{t('connection.woke', { time: formatTimestamp(Math.floor(asOf / SECOND_MS)) ?? '' })}</span>
        <Button size="sm" onClick={refetch}>
          {t('connection.refetch')}
        </Button>
      </Group>
    </Alert>
  )
}

const TICK_MS = 30_000
/** Timers of hidden tabs may be delayed by a minute; a longer gap means sleep or a frozen tab. */
const MIN_SLEEP_MS = 5 * 60_000

/** Calls `listener` once after the computer resumes from sleep. Returns the unsubscribe function. */
export function onResume(listener: () => void): () => void {
  let last = Date.now()
  const checkGap = () => {
    const gapMs = Date.now() - last
    last = Date.now()
    if (gapMs > MIN_SLEEP_MS) listener()
  }
  const timer = setInterval(checkGap, TICK_MS)
  document.addEventListener('visibilitychange', checkGap)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', checkGap)
  }
}
