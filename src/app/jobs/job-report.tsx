import { Box, Text, VisuallyHidden } from '@mantine/core'
import { formatCount } from '#/format/quota'
import { formatTimestamp } from '#/format/timestamp'
import { serverTextLanguage } from '#/ui/language/server-text-language'
import { useT } from '#/ui/language/use-t'
import { useCountdown } from '#/ui/status/use-countdown'
import { useStored } from '#/ui/storage/use-stored'
import { ClippedText } from '#/ui/text/clipped-text'
import { groupByState, isActive, itemName, progressOf, type Job, type JobStream } from './job'
import { jobsStore, type JobStart } from './jobs'

/** Items named in each group of a report; the CSV has all. */
const MAX_NAMED = 100

interface ReportProps {
  job: Job
  /** Whether a page shows the items. */
  isInPage?: boolean
}

/** How a job has ended: why, counts, and the names of the items that are not certainly done. */
export function JobReport({ job: { items, end }, isInPage = false }: ReportProps) {
  const t = useT()
  const { done, ...others } = groupByState(items)
  const n = formatCount(items.length - others.notSent.length)
  const total = formatCount(items.length)
  const groups = (['gone', 'failed', 'skipped', 'unknown', 'notSent', 'undone'] as const).flatMap((name) => {
    const members = others[name]
    return members.length > 0
      ? [{ title: t(`job.${name}`, { n: formatCount(members.length) }), members }]
      : []
  })
  const summary = [t('job.done', { n: formatCount(done.length), total }), ...groups.map(({ title }) => title)]
  return (
    <>
      {end === 'reloaded' && <Text>{t('job.interrupted.sent', { n, total })}</Text>}
      {end && end !== 'finished' && end !== 'reloaded' && <Text>{t(`job.end.${end}`)}</Text>}
      <Text role="status">{summary.join(' · ')}</Text>
      {!isInPage &&
        groups.map(({ title, members }) => (
          <ItemNames key={title} title={title} isHeaded items={members} max={MAX_NAMED} />
        ))}
    </>
  )
}

interface NamesProps {
  title: string
  /** Whether the title is shown. */
  isHeaded?: boolean
  items: JobStart['items']
  /** How many are named; the others are counted. */
  max: number
}

/** Lists records by name and id: names can be made to look alike, ids cannot. */
export function ItemNames({ title, isHeaded, items, max }: NamesProps) {
  const t = useT()
  const more = items.length - max
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be reachable by keyboard
    <Box
      component="section"
      aria-label={title}
      tabIndex={0}
      mah="var(--gc-length-12)"
      mt="sm"
      style={{ overflowY: 'auto' }}
    >
      {isHeaded && <strong>{title}</strong>}
      <Box component="ul" my="xs" pl="lg" style={{ overflowWrap: 'anywhere' }}>
        {items.slice(0, max).map((item) => (
          <li key={`${item.id} ${itemName(item)}`}>
            <ClippedText text={itemName(item)} isWrapping />
            <Text span c="dimmed">
              {` #${item.id}`}
              {item.reason && ` – ${item.reason}`}
            </Text>
          </li>
        ))}
      </Box>
      {more > 0 && <p>{t('common.more', { n: formatCount(more) })}</p>}
    </Box>
  )
}

/** What the next step waits for, counted down; announced once. */
function Waiting({ job }: { job: Job }) {
  const t = useT()
  const { wait } = useStored(jobsStore)
  const isWaiting = wait !== undefined && isActive(job)
  const left = useCountdown(wait?.seconds ?? 0, isWaiting, wait && wait.until - wait.seconds * 1000)
  if (!isWaiting || left === 0) return null
  const key = wait.isRequired ? 'common.paused' : 'job.budget'
  return (
    <>
      <Text aria-hidden="true">{t(key, { seconds: left })}</Text>
      <VisuallyHidden component="output">{t(key, { seconds: wait.seconds })}</VisuallyHidden>
    </>
  )
}

/** Screen readers announce progress in quarters, not for every record. */
const ANNOUNCED_STEPS = 4

/** Progress bar of a job. */
export function JobProgress({ job }: { job: Job }) {
  const t = useT()
  const { n, total } = progressOf([job])
  const announced = Math.floor((Math.floor((n / total) * ANNOUNCED_STEPS) / ANNOUNCED_STEPS) * total)
  const progressText = (done: number) =>
    t('job.progress', { n: formatCount(done), total: formatCount(total) })
  return (
    <>
      <progress
        style={{ inlineSize: '100%' }}
        aria-label={job.title}
        aria-valuetext={progressText(n)}
        value={n}
        max={total}
      />
      <Text aria-hidden="true">{progressText(n)}</Text>
      <VisuallyHidden component="output">{progressText(announced)}</VisuallyHidden>
      <Waiting job={job} />
      <Text c="dimmed">{t('job.keepOpen')}</Text>
    </>
  )
}

/** Rows of an export so far; how many there are is known at its end. */
export function StreamStatus({ job, stream }: { job: Job; stream: JobStream }) {
  const t = useT()
  const { title, phase, end } = job
  const { rows, reached, unreadable, problem } = stream
  const n = formatCount(rows)
  const progress = t('job.stream.reached', { n, time: formatTimestamp(reached) ?? '–' })
  return (
    <>
      {phase === 'running' && (
        <progress style={{ inlineSize: '100%' }} aria-label={title} aria-valuetext={progress} />
      )}
      {/* Progress is visual only; pauses and the end are announced. */}
      {phase !== 'over' && <Text aria-hidden="true">{progress}</Text>}
      <Waiting job={job} />
      {problem !== undefined && (
        <Text role="alert" c="red">
          {t('job.stream.failed', { n })} <span lang={serverTextLanguage(problem)}>{problem}</span>
        </Text>
      )}
      {phase === 'over' && (
        <Text role="status">{t(end === 'reloaded' ? 'job.stream.lost' : 'job.stream.done', { n })}</Text>
      )}
      {unreadable > 0 && <p role="note">{t('problem.unreadableRows', { n: unreadable })}</p>}
    </>
  )
}
