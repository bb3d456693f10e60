import { memo, useEffect, useRef, useSyncExternalStore } from 'react'
import IconDownload from '@tabler/icons-react/icons/IconDownload'
import { readPagesInOrder } from '#/async/read-pages'
import { createBackoff } from '#/async/wait'
import { createStreamedDownload } from '#/browser/download'
import { localDate, localTime } from '#/format/timestamp'
import { retryDelayOf, messageOf } from '#/http/failure'
import { PAGE_SIZE, receivedRowCount, type ListPage } from '#/http/rows'
import { serverSeconds } from '#/http/server-clock'
import { t as translate } from '#/i18n/i18n'
import { type Log, fetchLogs } from '#/resources/log/log'
import { type LogFilter, type LogScope, rangeBounds } from '#/resources/log/log-filter'
import { csvLines, JSON_LINES, type LogLines } from '#/resources/log/log-lines'
import { countRepeatedRows } from '#/resources/log/pagination-drift'
import { moneyScale } from '#/resources/status/status'
import { currentAccount, onAccountChange } from '#/session/session'
import { useStatus } from '#/session/use-status'
import { exportStorage } from '#/shell/bulk/export-storage'
import {
  runsStore,
  changeRuns,
  type ExternalRun,
  hideRun,
  newRunId,
  showRun,
  restoreFocus,
} from '#/shell/bulk/runs'
import { IconButton } from '#/ui/controls/icon-button'
import { useT } from '#/ui/language/use-t'
import { MenuTrigger } from '#/ui/menu/menu-trigger'

/** Whether an export goes on or is paused. */
const isExporting = () =>
  runsStore.read().runs.some((run) => 'commands' in run && run.stream && run.phase !== 'over')
const countRuns = () => runsStore.read().runs.length

/** Downloads all entries of the filter as a file. Memoised, so that paging does not re-render it. */
export const LogExport = memo(function LogExport({ scope, filter }: { scope: LogScope; filter: LogFilter }) {
  const t = useT()
  const scale = moneyScale(useStatus())
  const isBusy = useSyncExternalStore(runsStore.subscribe, isExporting)
  const runCount = useSyncExternalStore(runsStore.subscribe, countRuns)
  const button = useRef<HTMLButtonElement>(null)
  const previousRunCount = useRef(runCount)
  useEffect(() => {
    const isClosed = runCount < previousRunCount.current
    previousRunCount.current = runCount
    // The card whose button was pressed is gone.
    if (isClosed && document.activeElement === document.body) button.current?.focus()
  }, [runCount])
  const formats = () => [
    { label: t('log.export.csv'), onSelect: () => startLogExport(scope, filter, csvLines(scale)) },
    { label: t('log.export.json'), onSelect: () => startLogExport(scope, filter, JSON_LINES) },
  ]
  return (
    <MenuTrigger items={formats} isDisabled={isBusy} buttonRef={button}>
      {(triggerProps) => (
        <IconButton
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

/** Progress of an export. `rows` is the number written, `reached` the time of the last one in Unix seconds. */
interface ExportProgress {
  rows: number
  /** Entries that could not be parsed and are missing in the file. */
  unreadable: number
  reached: number
  /** Current rate limit pause; `until` is in ms. */
  pause: { seconds: number; until: number } | undefined
}

interface ExportOptions {
  readPage: (p: number, signal: AbortSignal) => Promise<ListPage<Log>>
  lines: LogLines
  fileName: string
  onProgress: (progress: ExportProgress) => void
}

interface ExportRun {
  /** Starts the export, or resumes it after the last page written. Rejects if it fails or is stopped. */
  run: () => Promise<void>
  stop: () => void
}

/** How many of the last written rows the next page is compared with: new entries push written rows down into it. */
const MAX_REMEMBERED_ROWS = 50

/**
 * Writes all pages of a filter into a file, each row once. Pages are not kept in memory; a failed run can be
 * resumed.
 */
export function createExport({ readPage, lines, fileName, onProgress }: ExportOptions): ExportRun {
  const file = createStreamedDownload(lines.mediaType)
  file.write(lines.head())
  const progress: ExportProgress = { rows: 0, unreadable: 0, reached: 0, pause: undefined }
  const report = (change: Partial<ExportProgress>) => onProgress({ ...Object.assign(progress, change) })
  let latest = new AbortController()
  let written: readonly Log[] = []
  let nextPage = 0

  const write = (page: ListPage<Log>) => {
    const fresh = page.rows.slice(countRepeatedRows(written, page.rows))
    for (const row of fresh) file.write(lines.line(row))
    written = [...written, ...fresh].slice(-MAX_REMEMBERED_ROWS)
    nextPage += 1
    report({
      rows: progress.rows + fresh.length,
      unreadable: progress.unreadable + page.unreadable,
      reached: fresh.at(-1)?.created_at ?? progress.reached,
    })
  }

  const run = async () => {
    const abort = new AbortController()
    latest = abort
    const { signal } = abort
    const runWithBackoff = createBackoff({
      signal,
      retryDelayOf,
      onPause: (seconds) =>
        report({
          pause: seconds === undefined ? undefined : { seconds, until: Date.now() + seconds * 1000 },
        }),
    })
    try {
      const readWithBackoff = (p: number) => runWithBackoff(() => readPage(p, signal))
      for await (const page of readPagesInOrder(readWithBackoff, { signal, from: nextPage })) {
        write(page)
        if (receivedRowCount(page) < PAGE_SIZE) break
      }
      file.save(fileName)
    } finally {
      // Abort the prefetched pages.
      abort.abort()
    }
  }
  return { run, stop: () => latest.abort() }
}

const fileTime = (date: Date) => `${localDate(date)}-${localTime(date).replaceAll(':', '')}`

/** Starts an export of all entries of a filter, as a run of the job panel. It goes on while other pages are visited. */
function startLogExport(scope: LogScope, filter: LogFilter, lines: LogLines): void {
  const owner = currentAccount()?.id
  if (owner === undefined) return
  // Resolve a relative range once; otherwise later pages would use different bounds.
  const fixedFilter = { ...filter, range: rangeBounds(filter.range, serverSeconds()) }
  const fileName = `logs-${fileTime(new Date())}.${lines.extension}`
  const storage = exportStorage(owner)
  let isGone = false
  let attempt = 0
  let run: ExternalRun & { stream: NonNullable<ExternalRun['stream']> } = {
    id: newRunId(),
    owner,
    title: translate('log.export.run', { file: fileName }),
    phase: 'running',
    entries: [],
    stream: { rows: 0, reached: 0, unreadable: 0 },
    commands: {},
  }
  const show = (patch: Partial<typeof run>) => {
    if (isGone) return
    run = { ...run, ...patch }
    if (run.phase === 'over') storage.remove()
    else storage.write({ title: run.title, rows: run.stream.rows })
    showRun(run)
  }
  const work = createExport({
    readPage: (p, signal) => fetchLogs(scope, fixedFilter, p, signal),
    lines,
    fileName,
    onProgress: ({ pause: wait, ...progress }) =>
      show({ stream: { ...run.stream, ...progress }, wait: wait?.seconds }),
  })
  const remove = () => {
    isGone = true
    work.stop()
    storage.remove()
    unsubscribe()
    hideRun(run.id)
  }
  const unsubscribe = onAccountChange(() => {
    if (currentAccount()?.id !== owner) remove()
  })
  const close = () => {
    remove()
    restoreFocus()
  }
  const halted = { resume: () => execute(), stop: close }
  const pause = () => {
    show({ phase: 'paused', wait: undefined, commands: halted })
    work.stop()
  }
  const execute = () => {
    attempt += 1
    const own = attempt
    // The rejection of an attempt that was paused says nothing.
    const isCurrent = () => own === attempt && run.phase === 'running'
    show({
      phase: 'running',
      stream: { ...run.stream, problem: undefined },
      commands: { pause, stop: close },
    })
    work.run().then(
      () => show({ phase: 'over', end: 'finished', wait: undefined, commands: { close } }),
      (error: unknown) => {
        if (!isCurrent()) return
        const stream = { ...run.stream, problem: messageOf(error) }
        show({ phase: 'paused', stream, wait: undefined, commands: halted })
      },
    )
  }
  changeRuns({ isOpen: true })
  execute()
}
