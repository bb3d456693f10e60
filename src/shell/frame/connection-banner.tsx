import { Alert, Button, Group } from '@mantine/core'
import { onlineManager, useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { messageOf } from '#/http/failure-message'
import { statusQueries } from '#/resources/status/status-queries'
import { serverTextLanguage } from '#/ui/language/server-text-language'
import { useT } from '#/ui/language/use-t'

const subscribe = (listener: () => void) => onlineManager.subscribe(listener)
const isOnline = () => onlineManager.isOnline()

/** Tells, above the screen, that the browser is offline or that the server did not say what it is (P1, R4). */
export function ConnectionBanner() {
  const t = useT()
  const online = useSyncExternalStore(subscribe, isOnline)
  const status = useQuery(statusQueries.current())
  if (!online) {
    return (
      <Alert role="status" color="orange" mb="md">
        {t('shell.offline')}
      </Alert>
    )
  }
  if (!status.isError) return null
  const message = messageOf(status.error)
  return (
    <Alert role="status" color="orange" mb="md">
      <Group justify="space-between">
        <span>
          <span lang={serverTextLanguage(message)}>{message}</span> {t('shell.statusProblem')}
        </span>
        <Button size="xs" variant="default" loading={status.isFetching} onClick={() => void status.refetch()}>
          {t('panel.retry')}
        </Button>
      </Group>
    </Alert>
  )
}
