import { Button, Group } from '@mantine/core'
import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { messageOf } from '#/http/failure'
import { refetchOpenSums, sumPause, sumQuery, type SumWindow } from '#/resources/log/sums'
import { serverTextLanguage } from '#/ui/language/server-text-language'
import { useT } from '#/ui/language/use-t'
import { useCountdown } from '#/ui/status/use-countdown'
import { useStored } from '#/ui/storage/use-stored'

/** The sums of windows, in their order. Each is a call unless it is known; the first failure ends the others. */
export function useSums(windows: readonly SumWindow[]) {
  const client = useQueryClient()
  const queries = windows.map(sumQuery)
  const [isStopped, setStopped] = useState(false)
  const hasFailed = queries.some(({ queryKey }) => client.getQueryState(queryKey)?.status === 'error')
  const isOn = !isStopped && !hasFailed
  const results = useQueries({ queries: queries.map((query) => ({ ...query, enabled: isOn })) })
  useEffect(() => {
    if (isOn) return
    for (const { queryKey } of queries) void client.cancelQueries({ queryKey, exact: true })
    // oxlint-disable-next-line react/exhaustive-deps -- once when they are stopped, not for each sum that arrives
  }, [isOn])
  const start = () => {
    setStopped(false)
    for (const { isError, refetch } of results) if (isError) void refetch()
  }
  return {
    /** Server units; undefined until known. */
    sums: results.map(({ data }) => data),
    missing: results.filter(({ data }) => data === undefined).length,
    isRunning: results.some(({ isFetching }) => isFetching),
    error: results.find(({ error }) => error)?.error ?? undefined,
    start,
    stop: () => setStopped(true),
    refresh: () => refetchOpenSums(client),
  }
}

export type Sums = ReturnType<typeof useSums>

/** Shows how much is loaded and starts or stops it. One button for all states, so that it keeps the focus. */
export function SumsStatus({ sums, onRefresh = sums.refresh }: { sums: Sums; onRefresh?: () => void }) {
  const t = useT()
  const pause = useStored(sumPause)
  const startedAt = pause && pause.until - pause.seconds * 1000
  const seconds = useCountdown(pause?.seconds ?? 0, pause !== undefined, startedAt)
  const { error, isRunning, missing, start, stop } = sums
  const total = sums.sums.length
  // In whole tens: a screen reader says each change.
  const percent = Math.floor(((total - missing) / total) * 10) * 10
  const [label, action, progress] = (() => {
    if (error) return [t('problem.retry'), start] as const
    if (isRunning) return [t('batch.stop'), stop, t('batch.loading', { percent })] as const
    if (missing > 0) return [t('batch.load'), start, t('batch.missing')] as const
    return [t('batch.refresh'), onRefresh] as const
  })()
  const message = error && messageOf(error)
  return (
    <Group gap="sm" mih="var(--gc-control-small)" fz="sm" data-screen-only>
      {/* First, so that it stays where it is when the words beside it change. */}
      <Button size="xs" onClick={action}>
        {label}
      </Button>
      {message !== undefined && (
        <span role="alert" lang={serverTextLanguage(message)}>
          {message}
        </span>
      )}
      <output>{progress}</output>
      {isRunning && seconds > 0 && <span>{t('common.paused', { seconds })}</span>}
    </Group>
  )
}
