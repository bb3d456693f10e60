import { localDate, localTime } from '#/format/timestamp'
import { messageOf } from '#/http/failure'
import { t } from '#/i18n/i18n'
import { type LogFilter, type LogScope, nowInSeconds, rangeBounds } from '#/resources/log/log-filter'
import type { LogLines } from '#/resources/log/log-lines'
import { fetchLogs } from '#/resources/log/log-queries'
import { currentAccount, onAccountChange } from '#/session/session'
import { exportStorage } from '#/shell/bulk/export-storage'
import { hideRun, newRunId, showRun, restoreFocus } from '#/shell/bulk/shown-runs'
import { changeRuns, type ExternalRun } from '#/shell/bulk/runs'
import { createExport } from './export-run'

const fileTime = (date: Date) => `${localDate(date)}-${localTime(date).replaceAll(':', '')}`

/** Starts an export of all entries of a filter, as a run of the job panel. It goes on while other pages are visited. */
export function startLogExport(scope: LogScope, filter: LogFilter, lines: LogLines): void {
  const owner = currentAccount()?.id
  if (owner === undefined) return
  // Resolve a relative range once; otherwise later pages would use different bounds.
  const fixedFilter = { ...filter, range: rangeBounds(filter.range, nowInSeconds()) }
  const fileName = `logs-${fileTime(new Date())}.${lines.extension}`
  const storage = exportStorage(owner)
  let isGone = false
  let attempt = 0
  let run: ExternalRun & { stream: NonNullable<ExternalRun['stream']> } = {
    id: newRunId(),
    owner,
    title: t('log.export.run', { file: fileName }),
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
