import { ActionButton } from '#/ui/button/action-button'
import { Group, VisuallyHidden, Alert, Button } from '@mantine/core'
import { onlineManager, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState, useSyncExternalStore, useEffect } from 'react'
import { formatClockTime, formatTimestamp } from '#/format/timestamp'
import { messageOf } from '#/http/failure'
import { statusQueries } from '#/resources/status/status'
import { serverTextLanguage } from '#/ui/language/server-text-language'
import { useT } from '#/ui/language/use-t'
import { useStored } from '#/ui/storage/use-stored'
import { useAutoRetry, useCountdown } from '#/ui/status/use-countdown'
import { outageMonitorOf, refetchAccount } from '../cache'
import { oldestShown, type Outage } from './outage'

const subscribe = (listener: () => void) => onlineManager.subscribe(listener)
const isOnline = () => onlineManager.isOnline()

/** Banner above the screen while the browser is offline or the server fails. */
export function ConnectionBanner() {
  const t = useT()
  const cache = useQueryClient()
  const { outage } = useOutage()
  const online = useSyncExternalStore(subscribe, isOnline)
  const status = useQuery(statusQueries.current())
  if (!online) {
    return (
      <Alert color="orange" mb="md" role="status">
        <span>{t('app.offline')}</span> <OfflineSince asOf={oldestShown(cache)} />
      </Alert>
    )
  }
  if (outage || !status.isError) return <OutageBanner />
  const message = messageOf(status.error)
  return (
    <Alert color="orange" mb="md" role="status">
      <Group justify="space-between">
        <span>
          <span lang={serverTextLanguage(message)}>{message}</span> {t('app.statusProblem')}
        </span>
        <ActionButton size="xs" busy={status.isFetching} onClick={() => void status.refetch()}>
          {t('problem.retry')}
        </ActionButton>
      </Group>
    </Alert>
  )
}

/** Age of the displayed data when the connection was lost. */
function OfflineSince({ asOf }: { asOf: number | undefined }) {
  const t = useT()
  const [since] = useState(asOf)
  return since === undefined ? null : <span>{t('connection.asOf', { time: formatClockTime(since) })}</span>
}

/** Banner during an outage: the error, the age of the displayed data, and the time of the next retry. */
function OutageBanner() {
  const t = useT()
  const { outage, tryNow } = useOutage()
  const [hadOutage, setHadOutage] = useState(false)
  if (outage && !hadOutage) setHadOutage(true)
  return (
    <>
      {outage && <OutageMessage outage={outage} onRetry={() => void tryNow()} />}
      <VisuallyHidden component="output">
        {!outage && hadOutage ? t('connection.restored') : ''}
      </VisuallyHidden>
    </>
  )
}

/** One attempt: a countdown, and the retry at its end. */
function OutageMessage({ outage, onRetry }: { outage: Outage; onRetry: () => void }) {
  const t = useT()
  const { error, asOf, wait, isTrying } = outage
  const seconds = useCountdown(wait.seconds, !isTrying)
  useAutoRetry(seconds, wait.automatic && !isTrying, onRetry)
  const message = messageOf(error)
  const isCounted = wait.automatic && seconds > 0
  return (
    <Alert color="orange" mb="md" role="group" aria-label={t('connection.title')}>
      <Group justify="space-between">
        <span>
          <span lang={serverTextLanguage(message)}>{message}</span>{' '}
          {t('connection.asOf', { time: formatClockTime(asOf) })}{' '}
          {isTrying ? t('connection.retrying') : isCounted && t('connection.nextRetry', { seconds })}
        </span>
        <ActionButton size="xs" busy={isTrying} onClick={onRetry}>
          {t('connection.retryNow')}
        </ActionButton>
      </Group>
      {/* Announced when a countdown starts and ends, not every second (AX-38). */}
      <VisuallyHidden component="output">
        {isTrying
          ? t('connection.retrying')
          : `${message} ${wait.automatic ? t('connection.nextRetry', wait) : ''}`}
      </VisuallyHidden>
    </Alert>
  )
}

const NONE = { read: () => undefined, subscribe: () => () => {}, tryNow: async () => {} }

/** The current outage, if any, and a function that retries now. */
export function useOutage(): { outage: Outage | undefined; tryNow: () => Promise<void> } {
  const monitor = outageMonitorOf(useQueryClient()) ?? NONE
  return { outage: useStored(monitor), tryNow: monitor.tryNow }
}

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
    <Alert mb="md" role="status">
      <Group justify="space-between">
        <span>{t('connection.woke', { time: formatTimestamp(Math.floor(asOf / SECOND_MS)) ?? '' })}</span>
        <Button size="xs" onClick={refetch}>
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
