import { Button, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState, memo } from 'react'
import * as z from 'zod/mini'
import IconChevronUp from '@tabler/icons-react/icons/IconChevronUp'
import IconChevronDown from '@tabler/icons-react/icons/IconChevronDown'
import { storedValue } from '#/browser/stored-value'
import { useStored } from '#/ui/storage/use-stored'
import { formatQuota } from '#/format/quota'
import { retryAfterOf, messageOf } from '#/http/failure'
import { logQueries } from '#/resources/log/log'
import type { LogFilter, LogScope, Bounds } from '#/resources/log/log-filter'
import { useMoneyScale } from '#/session/use-status'
import { useServerSeconds } from '#/app/server-time'
import { RetryButton } from '#/ui/button/retry-button'
import { serverTextLanguage } from '#/ui/language/server-text-language'
import { useT } from '#/ui/language/use-t'
import { lazyPart } from '#/ui/status/lazy-part'
import overviewClasses from '../overview/log-overview.module.css'
import type { OverviewProps } from '../overview/overview-parts'
import classes from './log-list.module.css'

const LogHistogram = lazyPart(async () => (await import('../histogram/log-histogram')).LogHistogram)

interface Props {
  scope: LogScope
  filter: LogFilter
  /** Whether the rows of this filter are on screen; the histogram waits for them. */
  hasRows: boolean
  onRange: (bounds: Bounds) => void
}

/** Sum and histogram of the filtered entries. The box of the histogram has its height from the beginning. */
export function LogSummary({ scope, filter, hasRows, onRange }: Props) {
  const sum = useQuery(logQueries.sum(scope, filter))
  const now = useServerSeconds(sum.dataUpdatedAt)
  const shown = useWhenIdle({ scope, filter, now }, hasRows && sum.isSuccess)
  // The table of the overview has the same rows.
  const isOverviewOpen = useIsOverviewOpen()
  const isOutdated = shown?.filter !== filter || shown.scope !== scope
  return (
    <div className={classes.summary}>
      <Group className={classes.sum}>
        <LogSum sum={sum} />
        <OverviewButton />
      </Group>
      <div className={classes.histogram} data-outdated={isOutdated || undefined}>
        {shown && <LogHistogram {...shown} hasTable={!isOverviewOpen} onRange={onRange} />}
      </div>
    </div>
  )
}

interface ShownFilter extends Pick<Props, 'scope' | 'filter'> {
  now: number
}

/** The latest filter that was ready while the browser was idle: rows come first. */
function useWhenIdle({ scope, filter, now }: ShownFilter, isReady: boolean): ShownFilter | undefined {
  const [shown, setShown] = useState<ShownFilter>()
  useEffect(() => {
    if (!isReady) return undefined
    const show = () => setShown({ scope, filter, now })
    // Safari has no `requestIdleCallback`.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(show, 200)
      return () => clearTimeout(timer)
    }
    const request = requestIdleCallback(show, { timeout: 1000 })
    return () => cancelIdleCallback(request)
  }, [scope, filter, now, isReady])
  return shown
}

interface SumProps {
  sum: Pick<
    ReturnType<typeof useQuery<number>>,
    'data' | 'error' | 'isError' | 'isPending' | 'isSuccess' | 'fetchStatus' | 'refetch'
  >
}

/** Quota sum of the filtered entries. If it is unknown, a dash with the reason, never zero (FM-R6). */
function LogSum({ sum }: SumProps) {
  const t = useT()
  const scale = useMoneyScale()
  const isWaiting = sum.isPending && sum.fetchStatus === 'fetching'
  const quota = sum.isSuccess && sum.data !== undefined ? formatQuota(sum.data, scale) : isWaiting ? '…' : '–'
  const message = sum.isError ? messageOf(sum.error) : undefined
  return (
    <>
      <output className={classes.total} title={t('log.sum.hint')}>
        {t('log.sum', { quota })}
      </output>
      {message !== undefined && (
        <>
          <span role="alert" lang={serverTextLanguage(message)} className={classes.cause}>
            {message}
          </span>
          <RetryButton size="xs" wait={retryAfterOf(sum.error)} onRetry={() => void sum.refetch()} />
        </>
      )}
    </>
  )
}

// Loaded when the overview is first opened.
const OverviewParts = lazyPart(async () => (await import('../overview/overview-parts')).default)

/** One overview is on the page. */
const OVERVIEW_ID = 'log-overview'
const storedIsOpen = storedValue('log.overview', z.boolean())

/** Whether the overview is open; the state is stored. */
const useIsOverviewOpen = () => useStored(storedIsOpen) ?? false

/** Opens and closes the overview. */
function OverviewButton() {
  const t = useT()
  const isOpen = useIsOverviewOpen()
  return (
    <Button
      variant="subtle"
      size="xs"
      leftSection={isOpen ? <IconChevronUp aria-hidden /> : <IconChevronDown aria-hidden />}
      aria-expanded={isOpen}
      aria-controls={isOpen ? OVERVIEW_ID : undefined}
      onClick={() => storedIsOpen.write(!isOpen)}
    >
      {t('log.overview')}
    </Button>
  )
}

/** Quota of the filtered entries by time and by name, while it is open. */
export const LogOverview = memo(function LogOverview(props: OverviewProps) {
  const t = useT()
  const isOpen = useIsOverviewOpen()
  const { scope, filter } = props
  if (!isOpen) return null
  return (
    <section id={OVERVIEW_ID} aria-label={t('log.overview')} className={overviewClasses.overview}>
      <OverviewParts key={JSON.stringify([scope, filter])} {...props} />
    </section>
  )
})
