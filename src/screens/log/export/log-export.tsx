import { memo, useEffect, useRef, useSyncExternalStore } from 'react'
import type { LogFilter, LogScope } from '#/resources/log/log-filter'
import { csvLines, JSON_LINES } from '#/resources/log/log-lines'
import { moneyScale } from '#/resources/status/status'
import { useStatus } from '#/session/use-status'
import { runsStore } from '#/shell/bulk/runs'
import { IconButton } from '#/ui/controls/icon-button'
import { useT } from '#/ui/language/use-t'
import { MenuTrigger } from '#/ui/menu/menu-trigger'
import { startLogExport } from './start-log-export'

/** Whether an export of this page goes on. */
const isExporting = () =>
  runsStore.read().runs.some((run) => 'commands' in run && run.stream && run.phase === 'running')
const countRuns = () => runsStore.read().runs.length

/** Downloads all entries of the filter as a file. Memoised, so that paging does not re-render it. */
export const LogExport = memo(function LogExport({ scope, filter }: { scope: LogScope; filter: LogFilter }) {
  const t = useT()
  const scale = moneyScale(useStatus())
  const isBusy = useSyncExternalStore(runsStore.subscribe, isExporting)
  const runs = useSyncExternalStore(runsStore.subscribe, countRuns)
  const button = useRef<HTMLButtonElement>(null)
  // The card whose button was pressed is gone.
  const before = useRef(runs)
  useEffect(() => {
    const isClosed = runs < before.current
    before.current = runs
    if (isClosed && document.activeElement === document.body) button.current?.focus()
  }, [runs])
  const formats = () => [
    { label: t('log.export.csv'), onSelect: () => startLogExport(scope, filter, csvLines(scale)) },
    { label: t('log.export.json'), onSelect: () => startLogExport(scope, filter, JSON_LINES) },
  ]
  return (
    <MenuTrigger items={formats} isDisabled={isBusy} buttonRef={button}>
      {(triggerProps) => (
        <IconButton
          icon="download"
          size="lg"
          label={t('log.export')}
          aria-disabled={isBusy || undefined}
          {...triggerProps}
        />
      )}
    </MenuTrigger>
  )
})
