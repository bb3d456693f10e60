import { ActionButton } from '#/ui/button/action-button'
import { Group, VisuallyHidden, Alert } from '@mantine/core'
import { onlineManager, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { formatClockTime } from '#/format/timestamp'
import { messageOf } from '#/http/failure'
import { statusQueries } from '#/resources/status/status'
import { serverTextLanguage } from '#/ui/language/server-text-language'
import { useT } from '#/ui/language/use-t'
import { useStored } from '#/ui/storage/use-stored'
import { useAutoRetry, useCountdown } from '#/ui/status/use-countdown'
import { outageMonitorOf } from '../cache'
import { oldestShown, type Outage } from './outage'

const subscribe = (listener: () => void) => onlineManager.subscribe(listener)
const isOnline = () => onlineManager.isOnline()

/** Banner above the screen while the browser is offline or the server fails. */
export function ConnectionBanner() {
  const t = useT()
  const cache = useQueryClient()
  const { outage, tryNow } = useOutage()
  const online = useSyncExternalStore(subscribe, isOnline)
  const status = useQuery(statusQueries.current())
  if (!online) {
    return (
      <Alert color="orange" mb="md" role="status">
        <span>{t('app.offline')}</span> <OfflineSince asOf={oldestShown(cache)} />
      </Alert>
    )
  }
  if (outage) return <OutageMessage outage={outage} onRetry={() => void tryNow()} />
  if (!status.isError) return null
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

/** An outage: the error, the age of the displayed data, and a countdown with the retry at its end. */
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
      {/* Announced when a countdown starts and ends, not every second. */}
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
