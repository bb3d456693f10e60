import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import IconActivity from '@tabler/icons-react/icons/IconActivity'
import { contentOf, type Log, logQueries } from '#/resources/log/log'
import type { LogFilter, LogScope } from '#/resources/log/log-filter'
import { IconActionButton } from '#/ui/button/icon-action-button'
import { PAGE_SIZE } from '#/http/rows'
import { useT } from '#/ui/language/use-t'
import classes from './log-list.module.css'
import { withoutTests } from './use-log-rows'

/** Toggles live updates. */
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
    </>
  )
}

interface NewRowsNoticeProps {
  /** Nothing is rendered for 0. */
  newRows: LiveUpdates['newRows']
  onReload: () => void
}

/** Announces new entries. The list moves only after the user reloads it. */
export function NewRowsNotice({ newRows: { n, isMore }, onReload }: NewRowsNoticeProps) {
  const t = useT()
  const text =
    n === 1 && !isMore ? t('log.newRows.one') : t(isMore ? 'log.newRows.many' : 'log.newRows', { n })
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

interface LiveUpdates {
  isOn: boolean
  toggle: () => void
  /** How many rows are newer than those in `shown`; `isMore`: at least so many. */
  newRows: { n: number; isMore: boolean }
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

/** Asks for the newest entries every five seconds, while the tab is visible, without changing the list. */
export function useLive({ scope, filter, isFirstPage, shown, shownAt, hidesTests }: Options): LiveUpdates {
  const [isOn, setOn] = useState(false)
  const isWatching = isOn && isFirstPage
  const { data, dataUpdatedAt } = useQuery({
    ...logQueries.newest(scope, filter),
    enabled: isWatching,
    staleTime: 0,
    gcTime: 0,
    refetchOnMount: 'always',
    refetchInterval: POLL_INTERVAL_MS,
  })
  const newest = isWatching && shown && dataUpdatedAt > shownAt ? (data?.rows ?? []) : []
  const first = shown?.[0] && contentOf(shown[0])
  const known = newest.findIndex((entry) => contentOf(entry) === first)
  const newer = known === -1 ? newest : newest.slice(0, known)
  return {
    isOn,
    toggle: () => setOn(!isOn),
    newRows: {
      n: (hidesTests ? withoutTests(newer) : newer).length,
      isMore: known === -1 && newest.length === PAGE_SIZE,
    },
  }
}
