import { memo, useRef } from 'react'
import { messageOf } from '#/http/failure-message'
import { formatTimestamp } from '#/format/timestamp'
import { formatCount } from '#/format/quota'
import type { LogFilter, LogScope } from '#/resources/log/log-filter'
import { csvLines, JSON_LINES } from '#/resources/log/log-lines'
import { moneyScale } from '#/resources/status/status'
import { useStatus } from '#/session/use-status'
import { PlainButton } from '#/ui/controls/plain-button'
import { MenuTrigger } from '#/ui/menu/menu-trigger'
import { useCountdown } from '#/ui/status/use-countdown'
import { useFocusFallback } from '#/ui/grid/grid-focus'
import { Icon } from '#/ui/icon/icon'
import { serverTextLanguage } from '#/ui/language/server-text-language'
import { useT } from '#/ui/language/use-t'
import { VisuallyHidden } from '#/ui/text/visually-hidden'
import classes from './log-export.module.css'
import { useExport, type ExportState } from './use-export'

/** Downloads all entries of the filter as a file. Memoised, so that paging does not re-render it. */
export const LogExport = memo(function LogExport({ scope, filter }: { scope: LogScope; filter: LogFilter }) {
  const t = useT()
  const scale = moneyScale(useStatus())
  const { exportState: state, start, resume, stop } = useExport(scope, filter)
  const isBusy = state.state === 'running'
  const panel = useRef<HTMLSpanElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  // The bar's buttons are unmounted when it closes.
  useFocusFallback(panel, button)
  const formats = () => [
    { label: t('log.export.csv'), onSelect: () => start(csvLines(scale)) },
    { label: t('log.export.json'), onSelect: () => start(JSON_LINES) },
  ]
  return (
    <span ref={panel} className={classes.panel}>
      <MenuTrigger items={formats} isDisabled={isBusy} buttonRef={button}>
        {(triggerProps) => (
          <PlainButton
            lead={<Icon name="download" />}
            aria-disabled={isBusy || undefined}
            data-disabled={isBusy || undefined}
            {...triggerProps}
          >
            {t('log.export')}
          </PlainButton>
        )}
      </MenuTrigger>
      {state.state !== 'idle' && <ExportBar state={state} onResume={resume} onStop={stop} />}
    </span>
  )
})

interface BarProps {
  state: Exclude<ExportState, { state: 'idle' }>
  onResume: () => void
  onStop: () => void
}

function ExportBar({ state, onResume, onStop }: BarProps) {
  const t = useT()
  const { rows, reached, unreadable, pause } = state.progress
  const n = formatCount(rows)
  const isFailed = state.state === 'failed'
  const message = isFailed ? messageOf(state.error) : ''
  const progressText = t('log.export.reached', { n, time: formatTimestamp(reached) ?? '–' })
  return (
    <div role="group" aria-label={t('log.export')} className={classes.bar}>
      {state.state === 'running' && (
        <>
          <progress
            aria-label={t('log.export.running')}
            aria-valuetext={progressText}
            className={classes.progress}
          />
          {/* Progress is visual only; start, pauses and end are announced. */}
          <span aria-hidden="true">{progressText}</span>
          <span className={classes.note}>{t('log.export.leave')}</span>
        </>
      )}
      {pause && <Pause key={pause.until} seconds={pause.seconds} />}
      {isFailed && (
        <span role="alert" className={classes.cause}>
          {t('log.export.failed', { n })} <span lang={serverTextLanguage(message)}>{message}</span>
        </span>
      )}
      <output>{state.state === 'done' && t('log.export.done', { n })}</output>
      {unreadable > 0 && <span role="note">{t('problem.unreadableRows', { n: unreadable })}</span>}
      {isFailed && (
        <PlainButton tone="filled" size="compact-sm" onClick={onResume}>
          {t('log.export.resume')}
        </PlainButton>
      )}
      <PlainButton size="compact-sm" onClick={onStop}>
        {t(state.state === 'done' ? 'shell.close' : 'log.export.stop')}
      </PlainButton>
    </div>
  )
}

function Pause({ seconds }: { seconds: number }) {
  const t = useT()
  const secondsLeft = useCountdown(seconds, true)
  return (
    <>
      <span aria-hidden="true">{t('grid.loadAll.paused', { seconds: secondsLeft })}</span>
      <VisuallyHidden as="output">{t('grid.loadAll.paused', { seconds })}</VisuallyHidden>
    </>
  )
}
