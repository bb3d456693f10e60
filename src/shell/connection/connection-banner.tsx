import { Alert } from '#/ui/controls/alert'
import { Group } from '#/ui/layout/layout'
import { Button } from '#/ui/controls/button'
import { onlineManager, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { messageOf } from '#/http/failure'
import { statusQueries } from '#/resources/status/status-queries'
import { serverTextLanguage } from '#/ui/language/server-text-language'
import { useT } from '#/ui/language/use-t'
import { useAutoRetry, useCountdown } from '#/ui/status/use-countdown'
import { VisuallyHidden } from '#/ui/text/visually-hidden'
import { formatClockTime } from '#/format/timestamp'
import { oldestShown, type Outage } from './outage'
import { useOutage } from './use-outage'

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
      <Alert tone="warning" isSpaced role="status">
        <span>{t('shell.offline')}</span> <OfflineSince asOf={oldestShown(cache)} />
      </Alert>
    )
  }
  if (outage || !status.isError) return <OutageBanner />
  const message = messageOf(status.error)
  return (
    <Alert tone="warning" isSpaced role="status">
      <Group justify="between">
        <span>
          <span lang={serverTextLanguage(message)}>{message}</span> {t('shell.statusProblem')}
        </span>
        <Button size="sm" busy={status.isFetching} onClick={() => void status.refetch()}>
          {t('problem.retry')}
        </Button>
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
      <VisuallyHidden as="output">{!outage && hadOutage ? t('connection.restored') : ''}</VisuallyHidden>
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
    <Alert tone="warning" isSpaced role="group" aria-label={t('connection.title')}>
      <Group justify="between">
        <span>
          <span lang={serverTextLanguage(message)}>{message}</span>{' '}
          {t('connection.asOf', { time: formatClockTime(asOf) })}{' '}
          {isTrying ? t('connection.retrying') : isCounted && t('connection.nextRetry', { seconds })}
        </span>
        <Button size="sm" busy={isTrying} onClick={onRetry}>
          {t('connection.retryNow')}
        </Button>
      </Group>
      {/* Announced when a countdown starts and ends, not every second (AX-38). */}
      <VisuallyHidden as="output">
        {isTrying
          ? t('connection.retrying')
          : `${message} ${wait.automatic ? t('connection.nextRetry', wait) : ''}`}
      </VisuallyHidden>
    </Alert>
  )
}
