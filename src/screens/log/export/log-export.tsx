import { memo, useEffect, useRef, useSyncExternalStore } from 'react'
import IconDownload from '@tabler/icons-react/icons/IconDownload'
import type { LogFilter, LogScope } from '#/resources/log/log-filter'
import { csvLines, JSON_LINES } from '#/resources/log/log-lines'
import { moneyScale } from '#/resources/status/status'
import { useStatus } from '#/session/use-status'
import { jobsStore } from '#/shell/jobs/jobs'
import { IconActionButton } from '#/ui/button/icon-action-button'
import { useT } from '#/ui/language/use-t'
import { MenuTrigger } from '#/ui/menu/menu-trigger'
import { startLogExport } from './export-job'

/** Whether an export goes on or is paused. */
const isExporting = () => jobsStore.read().jobs.some(({ stream, phase }) => stream && phase !== 'over')
const countJobs = () => jobsStore.read().jobs.length

/** Downloads all entries of the filter as a file. Memoised, so that paging does not re-render it. */
export const LogExport = memo(function LogExport({ scope, filter }: { scope: LogScope; filter: LogFilter }) {
  const t = useT()
  const scale = moneyScale(useStatus())
  const isBusy = useSyncExternalStore(jobsStore.subscribe, isExporting)
  const jobCount = useSyncExternalStore(jobsStore.subscribe, countJobs)
  const button = useRef<HTMLButtonElement>(null)
  const previousJobCount = useRef(jobCount)
  useEffect(() => {
    const isClosed = jobCount < previousJobCount.current
    previousJobCount.current = jobCount
    // The card whose button was pressed is gone.
    if (isClosed && document.activeElement === document.body) button.current?.focus()
  }, [jobCount])
  const formats = () => [
    { label: t('log.export.csv'), onSelect: () => startLogExport(scope, filter, csvLines(scale)) },
    { label: t('log.export.json'), onSelect: () => startLogExport(scope, filter, JSON_LINES) },
  ]
  return (
    <MenuTrigger items={formats} isDisabled={isBusy} buttonRef={button}>
      {(triggerProps) => (
        <IconActionButton
          icon={IconDownload}
          size="lg"
          label={t('log.export')}
          aria-disabled={isBusy || undefined}
          {...triggerProps}
        />
      )}
    </MenuTrigger>
  )
})
