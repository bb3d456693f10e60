import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import IconActivity from '@tabler/icons-react/icons/IconActivity'
import { retryAfterOf, messageOf } from '#/http/failure'
import { type Log, logQueries } from '#/resources/log/log'
import type { LogFilter, LogScope } from '#/resources/log/log-filter'
import { countNewRows } from '#/resources/log/pagination-drift'
import { IconActionButton } from '#/ui/button/icon-action-button'
import { serverTextLanguage } from '#/ui/language/server-text-language'
import { useT } from '#/ui/language/use-t'
import { useCountdown } from '#/ui/status/use-countdown'
import classes from './log-list.module.css'
import { withoutTests } from './use-log-rows'

/** Toggles live updates and shows why they are paused. */
export function LiveButton({ live, isFirstPage }: { live: LiveUpdates; isFirstPage: boolean }) {
  const t = useT()
  return (
    <>
      <IconActionButton
        icon={IconActivity}
        size="lg"
        label={t('log.live')}
        hint={t('log.live.hint')}
        aria-pressed={live.isOn}
        onClick={live.toggle}
      />
      {live.isOn && !isFirstPage && <span className={classes.aside}>{t('log.live.elsewhere')}</span>}
      {live.error !== null && <LivePause key={live.failedAt} error={live.error} />}
    </>
  )
}

function LivePause({ error }: { error: unknown }) {
  const t = useT()
  const wait = retryAfterOf(error)
  const seconds = useCountdown(wait?.seconds ?? 0, wait !== undefined)
  const message = messageOf(error)
  return (
    <span className={classes.aside}>
      <span role="status" lang={serverTextLanguage(message)}>
        {message}
      </span>{' '}
      {seconds > 0 && t('log.live.paused', { seconds })}
    </span>
  )
}

/** Page size: larger numbers of new rows cannot be counted. */
const MAX_COUNTED = 10

interface NewRowsNoticeProps {
  /** Number of new rows; nothing is rendered for 0. */
  n: number
  onReload: () => void
}

/** Announces new entries. The list moves only after the user reloads it (CD-35). */
export function NewRowsNotice({ n, onReload }: NewRowsNoticeProps) {
  const t = useT()
  const text = n === 1 ? t('log.newRows.one') : t(n < MAX_COUNTED ? 'log.newRows' : 'log.newRows.many', { n })
  return (
    <div className={classes.notice} data-on={n > 0 || undefined}>
      <output>{n > 0 && text}</output>
      {n > 0 && (
        <Button size="xs" onClick={onReload}>
          {t('log.newRows.reload')}
        </Button>
      )}
    </div>
  )
}

const POLL_INTERVAL_MS = 5000
/** Delay in ms after an error without a retry time. */
const ERROR_DELAY_MS = 30_000

export interface LiveUpdates {
  isOn: boolean
  toggle: () => void
  /** Rows newer than those in `shown`, at most one page. */
  newRows: number
  /** Error that paused polling. */
  error: unknown
  /** Time of the error in ms; distinguishes two pauses. */
  failedAt: number
}

interface Options {
  scope: LogScope
  filter: LogFilter
  /** Only the first page can be polled, because new rows appear nowhere else. */
  isFirstPage: boolean
  shown: readonly Log[] | undefined
  shownAt: number
  /** Whether a new test of a channel is no new row. */
  hidesTests: boolean
}

function pauseAfterError(error: unknown): number | false {
  const retryAfter = retryAfterOf(error)
  if (!retryAfter) return ERROR_DELAY_MS
  return retryAfter.automatic && retryAfter.seconds * 1000
}

/**
 * Polls for new entries without changing the list. Polling stops while the tab is hidden and respects rate
 * limits.
 */
export function useLive({ scope, filter, isFirstPage, shown, shownAt, hidesTests }: Options): LiveUpdates {
  const [isOn, setOn] = useState(false)
  const isWatching = isOn && isFirstPage
  const newest = useQuery({
    ...logQueries.newest(scope, filter),
    enabled: isWatching,
    staleTime: 0,
    gcTime: 0,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) =>
      state.status === 'error' ? pauseAfterError(state.error) : POLL_INTERVAL_MS,
  })
  const isNewer = isWatching && newest.data !== undefined && newest.dataUpdatedAt > shownAt
  return {
    isOn,
    toggle: () => setOn(!isOn),
    newRows:
      isNewer && shown
        ? countNewRows(shown, hidesTests ? withoutTests(newest.data.rows) : newest.data.rows)
        : 0,
    error: isWatching ? newest.error : null,
    failedAt: newest.errorUpdatedAt,
  }
}
