import { formatCount } from '#/format/quota'
import { formatTimestamp } from '#/format/timestamp'
import { serverTextLanguage } from '#/ui/language/server-text-language'
import { useT } from '#/ui/language/use-t'
import { useCountdown } from '#/ui/status/use-countdown'
import { VisuallyHidden } from '#/ui/text/visually-hidden'
import type { ExternalRun, RunStream } from './runs'
import classes from './bulk.module.css'

interface Props {
  run: ExternalRun
  stream: RunStream
}

/** Rows of an export so far; how many there are is known at its end. */
export function StreamStatus({ run: { title, phase, end, wait = 0 }, stream }: Props) {
  const t = useT()
  const { rows, reached, unreadable, problem } = stream
  const n = formatCount(rows)
  const seconds = useCountdown(wait, wait > 0)
  const progress = t('bulk.stream.reached', { n, time: formatTimestamp(reached) ?? '–' })
  return (
    <>
      {phase === 'running' && (
        <progress aria-label={title} aria-valuetext={progress} style={{ inlineSize: '100%' }} />
      )}
      {/* Progress is visual only; pauses and the end are announced. */}
      {phase !== 'over' && (
        <p className={classes.line} aria-hidden="true">
          {progress} {seconds > 0 && t('bulk.paused', { seconds })}
        </p>
      )}
      {wait > 0 && <VisuallyHidden as="output">{t('bulk.paused', { seconds: wait })}</VisuallyHidden>}
      {problem !== undefined && (
        <p role="alert" className={classes.problem}>
          {t('bulk.stream.failed', { n })} <span lang={serverTextLanguage(problem)}>{problem}</span>
        </p>
      )}
      {phase === 'over' && (
        <p role="status" className={classes.line}>
          {t(end === 'reloaded' ? 'bulk.stream.lost' : 'bulk.stream.done', { n })}
        </p>
      )}
      {unreadable > 0 && <p role="note">{t('problem.unreadableRows', { n: unreadable })}</p>}
    </>
  )
}
