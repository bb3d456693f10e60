import { useQueryClient } from '@tanstack/react-query'
import { memo, useEffect, useRef, useState, useSyncExternalStore, type ComponentProps } from 'react'
import IconDownload from '@tabler/icons-react/icons/IconDownload'
import { serverSeconds } from '#/http/server-clock'
import { loadAllTexts } from '#/i18n/i18n'
import { useChannelNames } from '#/parts/channel-names'
import { fetchLogs } from '#/resources/log/log'
import { type LogFilter, type LogScope, rangeBounds } from '#/resources/log/log-filter'
import { csvLines, JSON_LINES, type LogLines } from '#/resources/log/log-lines'
import { useMoneyScale } from '#/session/use-status'
import { jobsStore } from '#/app/jobs/jobs'
import { notifyError } from '#/app/problem/notify-error'
import { IconButton } from '#/ui/button/icon-button'
import { useT } from '#/ui/language/use-t'
import { MenuTrigger } from '#/ui/menu/menu-trigger'
import { lazyPart } from '#/ui/status/lazy-part'

const ExportQuestion = lazyPart(async () => (await import('./export-question')).ExportQuestion)

const isExporting = () => jobsStore.read().jobs.some(({ stream, phase }) => stream && phase !== 'over')
const countJobs = () => jobsStore.read().jobs.length

/** Downloads all entries of the filter as a file. Memoised, so that paging does not re-render it. */
export const ExportButton = memo(function ExportButton({
  scope,
  filter,
  hidesTests,
}: {
  scope: LogScope
  filter: LogFilter
  hidesTests: boolean
}) {
  const t = useT()
  const scale = useMoneyScale()
  const nameOf = useChannelNames(false)
  const cache = useQueryClient()
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
  const [isAsking, setAsking] = useState(false)
  const [question, setQuestion] = useState<Omit<ComponentProps<typeof ExportQuestion>, 'onClose'>>()
  const prepare = async (lines: LogLines) => {
    // Resolve a relative range once; otherwise later pages would use different bounds.
    const range = rangeBounds(filter.range, serverSeconds())
    const [{ CALLS_AT_ONCE }, { countPages, startLogExport }] = await Promise.all([
      import('#/http/pace'),
      import('./log-export'),
      loadAllTexts(),
    ])
    // The export itself tells what fails.
    const beyond = await fetchLogs(scope, { ...filter, range }, CALLS_AT_ONCE).catch(() => undefined)
    const start = (since = range.start) =>
      startLogExport(cache, scope, { ...filter, range: { ...range, start: since } }, lines, hidesTests)
    const [first] = beyond?.rows ?? []
    if (!first) return start()
    const calls = await countPages(scope, { ...filter, range }, CALLS_AT_ONCE)
    // Without the entries of its second.
    setQuestion({ calls, since: first.created_at + 1, onStart: start })
  }
  const choose = (lines: LogLines) => {
    setAsking(true)
    void prepare(lines)
      .catch((error: unknown) => notifyError(error))
      .finally(() => setAsking(false))
  }
  const formats = () => [
    { label: t('log.export.csv'), onSelect: () => choose(csvLines(scale, nameOf)) },
    { label: t('log.export.json'), onSelect: () => choose(JSON_LINES) },
  ]
  return (
    <>
      <MenuTrigger items={formats}>
        {(triggerProps) => (
          <IconButton
            ref={button}
            icon={IconDownload}
            size="lg"
            label={t('log.export')}
            busy={isBusy || isAsking}
            {...triggerProps}
          />
        )}
      </MenuTrigger>
      {question && <ExportQuestion {...question} onClose={() => setQuestion(undefined)} />}
    </>
  )
})
