import { Alert, Group } from '@mantine/core'
import { onlineManager, useQuery, useQueryClient, type Query } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { localTime } from '#/format/timestamp'
import { isOutage, messageOf, retryAfterOf } from '#/http/failure'
import { statusQueries } from '#/resources/status/status'
import { RetryButton } from '#/ui/button/retry-button'
import { serverTextLanguage } from '#/ui/language/server-text-language'
import { useT } from '#/ui/language/use-t'

/** Seconds until a failed refetch is tried again, where the server names none. */
const RETRY_S = 30

const isStatus = ({ queryKey }: Query) => queryKey.length === 1 && queryKey[0] === 'status'
const hasFailed = ({ state, meta }: Query) => state.status === 'error' && meta?.errorToast !== undefined
/** Shows data that could not be fetched again. The status shows the last known one; others without data their own error. */
const isStale = (query: Query) =>
  hasFailed(query) && (isStatus(query) || (query.state.data !== undefined && isOutage(query.state.error)))

/** The state of the query whose refetch has failed last, while what is displayed is stale. */
export function useOutage(): Query['state'] | undefined {
  const queries = useQueryClient().getQueryCache()
  const subscribe = useCallback((listener: () => void) => queries.subscribe(listener), [queries])
  return useSyncExternalStore(subscribe, () => {
    const stale = queries.findAll({ type: 'active', predicate: isStale }).map(({ state }) => state)
    return stale.toSorted((a, b) => b.errorUpdatedAt - a.errorUpdatedAt)[0]
  })
}

const subscribeToConnection = (listener: () => void) => onlineManager.subscribe(listener)
const isOnline = () => onlineManager.isOnline()

/** Banner above the screen while the browser is offline or what is displayed cannot be fetched again. */
export function ConnectionBanner() {
  const t = useT()
  const cache = useQueryClient()
  const online = useSyncExternalStore(subscribeToConnection, isOnline)
  // Observed here, so that it is one of the displayed queries.
  useQuery(statusQueries.current())
  const outage = useOutage()
  if (online && !outage) return null
  const shown = cache.getQueryCache().findAll({ type: 'active', predicate: online ? isStale : undefined })
  const times = shown.map(({ state }) => state.dataUpdatedAt).filter((at) => at > 0)
  const message = outage && online ? messageOf(outage.error) : t('app.offline')
  const wait = retryAfterOf(outage?.error) ?? { seconds: RETRY_S, automatic: isOutage(outage?.error) }
  return (
    <Alert color="orange" mb="md" role="status">
      <Group justify="space-between">
        <span>
          <span lang={serverTextLanguage(message)}>{message}</span>{' '}
          {times.length > 0
            ? t('connection.asOf', { time: localTime(Math.min(...times)) })
            : online && t('app.statusProblem')}
        </span>
        {online && (
          <RetryButton
            size="xs"
            wait={wait.automatic ? { ...wait, startedAt: outage?.errorUpdatedAt } : undefined}
            onRetry={() =>
              void cache.refetchQueries({ type: 'active', predicate: hasFailed }, { cancelRefetch: false })
            }
          />
        )}
      </Group>
    </Alert>
  )
}
