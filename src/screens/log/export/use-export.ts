import dayjs from 'dayjs'
import { useEffect, useRef, useState } from 'react'
import type { LogFilter, LogScope } from '#/resources/log/log-filter'
import type { LogLines } from '#/resources/log/log-lines'
import { fetchLogs } from '#/resources/log/log-queries'
import { rangeBounds, nowInSeconds } from '#/resources/log/log-range'
import { createExport, type ExportProgress, type ExportRun } from './export-run'

export type ExportState =
  | { state: 'idle' }
  | { state: 'running'; progress: ExportProgress }
  | { state: 'failed'; progress: ExportProgress; error: unknown }
  | { state: 'done'; progress: ExportProgress }

const NO_PROGRESS: ExportProgress = { rows: 0, unreadable: 0, reached: 0, pause: undefined }

/** State of the screen's export: one at a time, stopped on unmount. */
export function useExport(scope: LogScope, filter: LogFilter) {
  const [exportState, setExportState] = useState<ExportState>({ state: 'idle' })
  const latest = useRef<ExportRun>(undefined)
  useEffect(() => () => latest.current?.stop(), [])

  const execute = (run: ExportRun) => {
    const isLatest = () => latest.current === run
    run.run().then(
      () =>
        setExportState((current) =>
          isLatest() && current.state === 'running' ? { ...current, state: 'done' } : current,
        ),
      (error: unknown) =>
        setExportState((current) =>
          isLatest() && current.state === 'running' ? { ...current, state: 'failed', error } : current,
        ),
    )
  }
  return {
    exportState,
    start: (lines: LogLines) => {
      // Resolve a relative range once; otherwise later pages would use different bounds.
      const fixedFilter = { ...filter, range: rangeBounds(filter.range, nowInSeconds()) }
      const run: ExportRun = createExport({
        readPage: (p, signal) => fetchLogs(scope, fixedFilter, p, signal),
        lines,
        fileName: `logs-${dayjs().format('YYYY-MM-DD-HHmmss')}.${lines.extension}`,
        onProgress: (progress) => {
          if (latest.current === run) setExportState({ state: 'running', progress })
        },
      })
      latest.current = run
      setExportState({ state: 'running', progress: NO_PROGRESS })
      execute(run)
    },
    resume: () => {
      if (!latest.current || exportState.state !== 'failed') return
      setExportState({ state: 'running', progress: exportState.progress })
      execute(latest.current)
    },
    /** Stops a running export, or dismisses the message of a finished one. */
    stop: () => {
      latest.current?.stop()
      latest.current = undefined
      setExportState({ state: 'idle' })
    },
  }
}
