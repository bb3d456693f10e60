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

const NOTHING: ExportProgress = { rows: 0, unreadable: 0, reached: 0, pause: undefined }

/** The export of this screen: one at a time; leaving the screen stops it. */
export function useExport(scope: LogScope, filter: LogFilter) {
  const [now, setNow] = useState<ExportState>({ state: 'idle' })
  const latest = useRef<ExportRun>(undefined)
  useEffect(() => () => latest.current?.stop(), [])

  const go = (run: ExportRun) => {
    const isLatest = () => latest.current === run
    run.run().then(
      () =>
        setNow((before) =>
          isLatest() && before.state === 'running' ? { ...before, state: 'done' } : before,
        ),
      (error: unknown) =>
        setNow((before) =>
          isLatest() && before.state === 'running' ? { ...before, state: 'failed', error } : before,
        ),
    )
  }
  return {
    now,
    start: (lines: LogLines) => {
      // Resolved once: a range that moves would begin elsewhere at the last page than at the first.
      const fixed = { ...filter, range: rangeBounds(filter.range, nowInSeconds()) }
      const run: ExportRun = createExport({
        readPage: (p, signal) => fetchLogs(scope, fixed, p, signal),
        lines,
        fileName: `logs-${dayjs().format('YYYY-MM-DD-HHmmss')}.${lines.extension}`,
        onProgress: (progress) => {
          if (latest.current === run) setNow({ state: 'running', progress })
        },
      })
      latest.current = run
      setNow({ state: 'running', progress: NOTHING })
      go(run)
    },
    resume: () => {
      if (!latest.current || now.state !== 'failed') return
      setNow({ state: 'running', progress: now.progress })
      go(latest.current)
    },
    /** Stops what runs, and takes the message of what has ended away. */
    stop: () => {
      latest.current?.stop()
      latest.current = undefined
      setNow({ state: 'idle' })
    },
  }
}
