import { Alert, Button, Group } from '@mantine/core'
import { onlineManager, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { messageOf } from '#/http/failure-message'
import { statusQueries } from '#/resources/status/status-queries'
import { serverTextLanguage } from '#/ui/language/server-text-language'
import { useT } from '#/ui/language/use-t'
import { formatClockTime } from '#/format/timestamp'
import { oldestShown } from './outage'
import { OutageBanner } from './outage-banner'
import { useOutage } from './use-outage'

const subscribe = (listener: () => void) => onlineManager.subscribe(listener)
const isOnline = () => onlineManager.isOnline()

/** Tells, above the screen, that the browser is offline or that the server is not well (FM-R2 to FM-R4, FM-P1). */
export function ConnectionBanner() {
  const t = useT()
  const cache = useQueryClient()
  const { outage } = useOutage()
  const online = useSyncExternalStore(subscribe, isOnline)
  const status = useQuery(statusQueries.current())
  if (!online) {
    return (
      <Alert role="status" color="orange" mb="md">
        <span>{t('shell.offline')}</span> <OfflineSince asOf={oldestShown(cache)} />
      </Alert>
    )
  }
  if (outage || !status.isError) return <OutageBanner />
  const message = messageOf(status.error)
  return (
    <Alert role="status" color="orange" mb="md">
      <Group justify="space-between">
        <span>
          <span lang={serverTextLanguage(message)}>{message}</span> {t('shell.statusProblem')}
        </span>
        <Button size="xs" variant="default" loading={status.isFetching} onClick={() => void status.refetch()}>
          {t('problem.retry')}
        </Button>
      </Group>
    </Alert>
  )
}

/** The age of what is still shown (FM-R4), as it was when the connection went. */
function OfflineSince({ asOf }: { asOf: number | undefined }) {
  const t = useT()
  const [since] = useState(asOf)
  return since === undefined ? null : <span>{t('connection.asOf', { time: formatClockTime(since) })}</span>
}
