import { memo, useRef } from 'react'
import { messageOf } from '#/http/failure-message'
import { momentText } from '#/format/moment'
import { countText } from '#/format/quota'
import type { LogFilter, LogScope } from '#/resources/log/log-filter'
import { csvLines, JSON_LINES } from '#/resources/log/log-lines'
import { moneyScale } from '#/resources/status/status'
import { useStatus } from '#/session/use-status'
import { PlainButton } from '#/ui/button/plain-button'
import { MenuOpener } from '#/ui/feedback/menu-opener'
import { useCountdown } from '#/ui/feedback/use-countdown'
import { useKeptFocus } from '#/ui/grid/use-kept-focus'
import { Icon } from '#/ui/icon/icon'
import { serverTextLanguage } from '#/ui/language/server-text-language'
import { useT } from '#/ui/language/use-t'
import { VisuallyHidden } from '#/ui/text/visually-hidden'
import classes from './log-export.module.css'
import { useExport, type ExportState } from './use-export'

/** Everything the filter asks for, as a file. Another page of it draws nothing here. */
export const LogExport = memo(function LogExport({ scope, filter }: { scope: LogScope; filter: LogFilter }) {
  const t = useT()
  const scale = moneyScale(useStatus())
  const { now, start, goOn, stop } = useExport(scope, filter)
  const isBusy = now.state === 'running'
  const panel = useRef<HTMLSpanElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  // What runs out takes its buttons with it.
  useKeptFocus(panel, button)
  const formats = () => [
    { label: t('log.export.csv'), onChoose: () => start(csvLines(scale)) },
    { label: t('log.export.json'), onChoose: () => start(JSON_LINES) },
  ]
  return (
    <span ref={panel} className={classes.panel}>
      <MenuOpener parts={formats} isDisabled={isBusy} buttonRef={button}>
        {(forButton) => (
          <PlainButton
            lead={<Icon name="download" />}
            aria-disabled={isBusy || undefined}
            data-disabled={isBusy || undefined}
            {...forButton}
          >
            {t('log.export')}
          </PlainButton>
        )}
      </MenuOpener>
      {now.state !== 'idle' && <ExportBar now={now} onGoOn={goOn} onStop={stop} />}
    </span>
  )
})

interface BarProps {
  now: Exclude<ExportState, { state: 'idle' }>
  onGoOn: () => void
  onStop: () => void
}

function ExportBar({ now, onGoOn, onStop }: BarProps) {
  const t = useT()
  const { rows, reached, unreadable, pause } = now.progress
  const n = countText(rows)
  const isFailed = now.state === 'failed'
  const message = isFailed ? messageOf(now.error) : ''
  const far = t('log.export.far', { n, time: momentText(reached) ?? '–' })
  return (
    <div role="group" aria-label={t('log.export')} className={classes.bar}>
      {now.state === 'running' && (
        <>
          <progress aria-label={t('log.export.running')} aria-valuetext={far} className={classes.progress} />
          {/* Seen to run; what is told aloud is its beginning, its pauses and its end. */}
          <span aria-hidden="true">{far}</span>
          <span className={classes.note}>{t('log.export.leaving')}</span>
        </>
      )}
      {pause && <Pause key={pause.until} seconds={pause.seconds} />}
      {isFailed && (
        <span role="alert" className={classes.cause}>
          {t('log.export.failed', { n })} <span lang={serverTextLanguage(message)}>{message}</span>
        </span>
      )}
      <output>{now.state === 'done' && t('log.export.done', { n })}</output>
      {unreadable > 0 && <span role="note">{t('panel.badRows', { n: unreadable })}</span>}
      {isFailed && (
        <PlainButton tone="filled" size="compact-sm" onClick={onGoOn}>
          {t('log.export.goOn')}
        </PlainButton>
      )}
      <PlainButton size="compact-sm" onClick={onStop}>
        {t(now.state === 'done' ? 'shell.close' : 'log.export.stop')}
      </PlainButton>
    </div>
  )
}

function Pause({ seconds }: { seconds: number }) {
  const t = useT()
  const left = useCountdown(seconds, true)
  return (
    <>
      <span aria-hidden="true">{t('grid.loadAll.paused', { seconds: left })}</span>
      <VisuallyHidden as="output">{t('grid.loadAll.paused', { seconds })}</VisuallyHidden>
    </>
  )
}
