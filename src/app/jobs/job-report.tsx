import { VisuallyHidden } from '@mantine/core'
import { useEffect, useEffectEvent, useState } from 'react'
import { formatCount } from '#/format/quota'
import { formatTimestamp } from '#/format/timestamp'
import { serverTextLanguage } from '#/ui/language/server-text-language'
import { useT } from '#/ui/language/use-t'
import { useCountdown } from '#/ui/status/use-countdown'
import { ClippedText } from '#/ui/text/clipped-text'
import { groupByState, progressOf, type Job, type JobItem, type JobStream } from './job'
import { kindOf } from './job-kinds'
import classes from './jobs.module.css'

/** Items named in each group of a report; the CSV has all. */
const MAX_NAMED = 100

/** Summary of a job: counts, and the names of the items that are not certainly done. */
export function JobOutcome({ job }: { job: Job }) {
  const t = useT()
  const { items } = job
  const { done, failed, skipped, unknown, notSent, undone } = groupByState(items)
  const groups = [
    { title: t('job.failed', { n: formatCount(failed.length) }), members: failed },
    { title: t('job.skipped', { n: formatCount(skipped.length) }), members: skipped },
    { title: t('job.unknown', { n: formatCount(unknown.length) }), members: unknown },
    { title: t('job.notSent', { n: formatCount(notSent.length) }), members: notSent },
    { title: t('job.undone', { n: formatCount(undone.length) }), members: undone },
  ].filter(({ members }) => members.length > 0)
  return (
    <>
      <p role="status" className={classes.line}>
        {[
          t('job.done', { n: formatCount(done.length), total: formatCount(items.length) }),
          ...groups.map(({ title }) => title),
        ].join(' · ')}
      </p>
      {groups.map(({ title, members }) => (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be reachable by keyboard
        <section key={title} aria-label={title} tabIndex={0} className={classes.group}>
          <strong>{title}</strong>
          <ItemNames items={members.slice(0, MAX_NAMED)} kind={job.kind} />
          {members.length > MAX_NAMED && (
            <p className={classes.line}>{t('job.more', { n: formatCount(members.length - MAX_NAMED) })}</p>
          )}
        </section>
      ))}
    </>
  )
}

interface NamesProps {
  items: ReadonlyArray<Omit<JobItem, 'state'>>
  kind: string
}

/** Lists records by name and id: names can be made to look alike, ids cannot. */
export function ItemNames({ items, kind }: NamesProps) {
  const { nameOf = ({ name }) => name } = kindOf({ kind })
  return (
    <ul className={classes.names}>
      {items.map((item) => {
        const name = nameOf(item)
        return (
          <li key={`${item.id} ${name}`}>
            <ClippedText text={name} isWrapping />
            <span className={classes.id}> #{item.id}</span>
            {item.reason && <span className={classes.reason}> – {item.reason}</span>}
          </li>
        )
      })}
    </ul>
  )
}

/** Screen readers announce progress in quarters, not for every record. */
const ANNOUNCED_STEPS = 4

/** Progress bar of a job; `wait` is the length of the pause that the server asked for. */
export function JobProgress({ job, wait = 0 }: { job: Job; wait: number | undefined }) {
  const t = useT()
  const { n, total } = progressOf([job])
  const announced = Math.floor((Math.floor((n / total) * ANNOUNCED_STEPS) / ANNOUNCED_STEPS) * total)
  const progressText = (done: number) =>
    t('job.progress', { n: formatCount(done), total: formatCount(total) })
  const seconds = useCountdown(wait, wait > 0)
  return (
    <>
      <div
        role="progressbar"
        aria-label={job.title}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={n}
        aria-valuetext={progressText(n)}
        className={classes.progress}
      >
        <div className={classes.done} style={{ transform: `scaleX(${n / total})` }} />
      </div>
      <p className={classes.line} aria-hidden="true">
        {progressText(n)} {seconds > 0 && t('job.paused', { seconds })}
      </p>
      {job.phase === 'running' && seconds === 0 && <RemainingTime n={n} total={total} />}
      <VisuallyHidden component="output">
        {wait > 0 ? t('job.paused', { seconds: wait }) : progressText(announced)}
      </VisuallyHidden>
    </>
  )
}

const MINUTE_MS = 60_000
const MEASURE_MS = 5000
/** With fewer results the time of one is known badly. */
const MIN_RESULTS = 5

/** How long the rest of a job takes, by what it did since this appeared; nothing below a minute. */
function RemainingTime({ n, total }: { n: number; total: number }) {
  const t = useT()
  const [minutes, setMinutes] = useState(0)
  const [start] = useState(() => ({ at: Date.now(), n }))
  const measure = useEffectEvent(() => {
    const results = n - start.n
    const left = results < MIN_RESULTS ? 0 : ((Date.now() - start.at) / results) * (total - n)
    setMinutes(left < MINUTE_MS ? 0 : Math.ceil(left / MINUTE_MS))
  })
  useEffect(() => {
    const timer = setInterval(() => measure(), MEASURE_MS)
    return () => clearInterval(timer)
  }, [])
  if (minutes === 0) return null
  return <p className={classes.line}>{t('job.remaining', { minutes: formatCount(minutes) })}</p>
}

interface Props {
  job: Job
  stream: JobStream
  wait: number | undefined
}

/** Rows of an export so far; how many there are is known at its end. */
export function StreamStatus({ job: { title, phase, end }, stream, wait = 0 }: Props) {
  const t = useT()
  const { rows, reached, unreadable, problem } = stream
  const n = formatCount(rows)
  const seconds = useCountdown(wait, wait > 0)
  const progress = t('job.stream.reached', { n, time: formatTimestamp(reached) ?? '–' })
  return (
    <>
      {phase === 'running' && (
        <progress aria-label={title} aria-valuetext={progress} style={{ inlineSize: '100%' }} />
      )}
      {/* Progress is visual only; pauses and the end are announced. */}
      {phase !== 'over' && (
        <p className={classes.line} aria-hidden="true">
          {progress} {seconds > 0 && t('job.paused', { seconds })}
        </p>
      )}
      {wait > 0 && <VisuallyHidden component="output">{t('job.paused', { seconds: wait })}</VisuallyHidden>}
      {problem !== undefined && (
        <p role="alert" className={classes.problem}>
          {t('job.stream.failed', { n })} <span lang={serverTextLanguage(problem)}>{problem}</span>
        </p>
      )}
      {phase === 'over' && (
        <p role="status" className={classes.line}>
          {t(end === 'reloaded' ? 'job.stream.lost' : 'job.stream.done', { n })}
        </p>
      )}
      {unreadable > 0 && <p role="note">{t('problem.unreadableRows', { n: unreadable })}</p>}
    </>
  )
}
