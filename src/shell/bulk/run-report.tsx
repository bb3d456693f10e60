import { VisuallyHidden } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { formatCount } from '#/format/quota'
import { formatTimestamp } from '#/format/timestamp'
import { serverTextLanguage } from '#/ui/language/server-text-language'
import { useT } from '#/ui/language/use-t'
import { useCountdown } from '#/ui/status/use-countdown'
import { ClippedText } from '#/ui/text/clipped-text'
import { groupByState, type BulkEntry } from './bulk-entry'
import classes from './bulk.module.css'
import { runProgress, type Run, type ExternalRun, type RunStream } from './runs'

interface OutcomeProps {
  entries: readonly BulkEntry[]
  /** Label of the entries for which nothing was sent. */
  notSentLabel?: 'bulk.notSent' | 'bulk.server.pending'
}

/** Records named in each group of a report; the CSV has all. */
const MAX_NAMED = 100

/** Summary of a run: counts, and the names of the entries that are not certainly done. */
export function BulkOutcome({ entries, notSentLabel = 'bulk.notSent' }: OutcomeProps) {
  const t = useT()
  const { done, failed, skipped, unknown, notSent } = groupByState(entries)
  const groups = [
    { title: t('bulk.failed', { n: formatCount(failed.length) }), members: failed },
    { title: t('bulk.skipped', { n: formatCount(skipped.length) }), members: skipped },
    { title: t('bulk.unknown', { n: formatCount(unknown.length) }), members: unknown },
    { title: t(notSentLabel, { n: formatCount(notSent.length) }), members: notSent },
  ].filter(({ members }) => members.length > 0)
  return (
    <>
      <p role="status" className={classes.line}>
        {[
          t('bulk.done', { n: formatCount(done.length), total: formatCount(entries.length) }),
          ...groups.map(({ title }) => title),
        ].join(' · ')}
      </p>
      {groups.map(({ title, members }) => (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be reachable by keyboard
        <section key={title} aria-label={title} tabIndex={0} className={classes.group}>
          <strong>{title}</strong>
          <BulkEntryNames entries={members.slice(0, MAX_NAMED)} />
          {members.length > MAX_NAMED && (
            <p className={classes.line}>{t('bulk.more', { n: formatCount(members.length - MAX_NAMED) })}</p>
          )}
        </section>
      ))}
    </>
  )
}

interface NamesProps {
  entries: ReadonlyArray<Pick<BulkEntry, 'id' | 'name' | 'reason'>>
}

/** Lists records by name and id: names can be made to look alike, ids cannot (T-24). */
export function BulkEntryNames({ entries }: NamesProps) {
  return (
    <ul className={classes.names}>
      {entries.map(({ id, name, reason }) => (
        <li key={`${id} ${name}`}>
          <ClippedText text={name} isWrapping /> <span className={classes.id}>#{id}</span>
          {reason && <span className={classes.reason}> – {reason}</span>}
        </li>
      ))}
    </ul>
  )
}

/** Screen readers announce progress in quarters, not for every record (AX-41). */
const ANNOUNCED_STEPS = 4

/** Progress bar of a run; `wait` is the length of the pause that the server asked for. */
export function BulkProgress({ run, wait = 0 }: { run: Run; wait: number | undefined }) {
  const t = useT()
  const { n, total } = runProgress([run])
  const announced = Math.floor((Math.floor((n / total) * ANNOUNCED_STEPS) / ANNOUNCED_STEPS) * total)
  const progressText = (done: number) =>
    t('bulk.progress', { n: formatCount(done), total: formatCount(total) })
  const seconds = useCountdown(wait, wait > 0)
  return (
    <>
      <div
        role="progressbar"
        aria-label={run.title}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={n}
        aria-valuetext={progressText(n)}
        className={classes.progress}
      >
        <div className={classes.done} style={{ transform: `scaleX(${n / total})` }} />
      </div>
      <p className={classes.line} aria-hidden="true">
        {progressText(n)} {seconds > 0 && t('bulk.paused', { seconds })}
      </p>
      {run.phase === 'running' && seconds === 0 && <RemainingTime n={n} total={total} />}
      <VisuallyHidden component="output">
        {wait > 0 ? t('bulk.paused', { seconds: wait }) : progressText(announced)}
      </VisuallyHidden>
    </>
  )
}

const MINUTE_MS = 60_000
const MEASURE_MS = 5000
/** With fewer results the time of one is known badly. */
const MIN_RESULTS = 5

/** How long the rest of a run takes, by what it did since this appeared; nothing below a minute. */
function RemainingTime({ n, total }: { n: number; total: number }) {
  const t = useT()
  const [minutes, setMinutes] = useState(0)
  const latest = useRef({ n, total })
  useEffect(() => {
    latest.current = { n, total }
  }, [n, total])
  useEffect(() => {
    const start = { at: Date.now(), n: latest.current.n }
    const timer = setInterval(() => {
      const results = latest.current.n - start.n
      const open = latest.current.total - latest.current.n
      const left = results < MIN_RESULTS ? 0 : ((Date.now() - start.at) / results) * open
      setMinutes(left < MINUTE_MS ? 0 : Math.ceil(left / MINUTE_MS))
    }, MEASURE_MS)
    return () => clearInterval(timer)
  }, [])
  if (minutes === 0) return null
  return <p className={classes.line}>{t('bulk.remaining', { minutes: formatCount(minutes) })}</p>
}

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
      {wait > 0 && <VisuallyHidden component="output">{t('bulk.paused', { seconds: wait })}</VisuallyHidden>}
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
