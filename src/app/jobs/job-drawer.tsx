import { ActionButton } from '#/ui/button/action-button'
import { IconActionButton } from '#/ui/button/icon-action-button'
import { LinkButton } from '#/ui/button/link-button'
import { Group } from '@mantine/core'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useId, useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import IconX from '@tabler/icons-react/icons/IconX'
import { formatCount } from '#/format/quota'
import { tooltipText } from '#/format/truncate'
import type { StaticKey } from '#/i18n/i18n'
import { useFocusFallback } from '#/ui/focus/lost-focus'
import { useT } from '#/ui/language/use-t'
import { useStored } from '#/ui/storage/use-stored'
import { scheduledEnds } from './deletions'
import { groupByState, hasFailedAndUnsent, isActive, isPaused, isRetryable, isRetryableFailure } from './job'
import type { Job, JobEnd } from './job'
import { workingJobs } from './job-commands'
import { saveJobCsv } from './job-csv'
import { putBackPlan } from './job-end'
import { continueJob } from './job-engine'
import { closeJob } from './job-keeper'
import { kindOf } from './job-kinds'
import { JobOutcome, JobProgress, StreamStatus } from './job-report'
import { changeJobs, hideCard, JOB_DRAWER, jobsStore, openJob, restoreFocus, useOwnJobs } from './jobs'
import classes from './jobs.module.css'

const END_REASONS: Record<JobEnd, StaticKey | undefined> = {
  finished: undefined,
  stopped: 'job.end.stopped',
  offline: 'job.end.offline',
  signedOut: 'job.end.signedOut',
  rateLimited: 'job.end.rateLimited',
  reloaded: undefined,
}

const closeDrawer = () => changeJobs({ isOpen: false })

function closeByEscape(event: KeyboardEvent): void {
  if (event.key === 'Escape') closeDrawer()
}

/** All jobs of the account: progress, pause, stop, report. Not modal: the page stays usable. */
export function JobOverview({ owner }: { owner: number }) {
  const t = useT()
  const { wait, focused } = useStored(jobsStore)
  const jobs = useOwnJobs(owner)
  const drawer = useRef<HTMLElement>(null)
  // A layout effect: it is cleaned up before the focused element is removed.
  useLayoutEffect(() => {
    const element = drawer.current
    return () => {
      if (element?.contains(document.activeElement)) restoreFocus()
    }
  }, [])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles Escape that bubbles from its buttons
    <section
      ref={drawer}
      id={JOB_DRAWER}
      aria-label={t('job.runs')}
      className={classes.panel}
      onKeyDown={closeByEscape}
    >
      <div className={classes.head}>
        <h2 className={classes.title}>{t('job.runs')}</h2>
        <IconActionButton icon={IconX} label={t('job.runs.hide')} onClick={closeDrawer} />
      </div>
      {jobs.toReversed().map((job) => (
        <JobCard key={job.id} job={job} wait={wait} hasFocus={job.id === focused} />
      ))}
    </section>
  )
}

interface CardProps {
  job: Job
  wait: number | undefined
  /** Whether it takes the focus when it appears. */
  hasFocus: boolean
}

function JobCard({ job, wait, hasFocus }: CardProps) {
  const t = useT()
  const titleId = useId()
  const card = useRef<HTMLElement>(null)
  const { title, phase, stream } = job
  const isOver = phase === 'over'
  useEffect(() => {
    if (!hasFocus) return
    card.current?.focus()
    changeJobs({ focused: undefined })
  }, [hasFocus])
  useFocusFallback(card, card)
  return (
    <article ref={card} tabIndex={-1} aria-labelledby={titleId} className={classes.card}>
      <h3 id={titleId} className={classes.title} title={tooltipText(title)}>
        {title}
      </h3>
      {phase === 'scheduled' && <p className={classes.line}>{t('job.delayed')}</p>}
      {stream ? (
        <StreamStatus job={job} stream={stream} wait={isActive(job) ? wait : undefined} />
      ) : isOver ? (
        <JobReport job={job} />
      ) : (
        <JobProgress job={job} wait={isActive(job) ? wait : undefined} />
      )}
      <JobButtons job={job} />
    </article>
  )
}

function JobReport({ job }: { job: Job }) {
  const t = useT()
  const { items, end } = job
  const endReason = end && END_REASONS[end]
  const sent = items.length - groupByState(items).notSent.length
  return (
    <>
      {end === 'reloaded' && (
        <p className={classes.line}>
          {t('job.interrupted.sent', { n: formatCount(sent), total: formatCount(items.length) })}
        </p>
      )}
      {endReason && <p className={classes.line}>{t(endReason)}</p>}
      {items.length > 0 && <JobOutcome job={job} />}
    </>
  )
}

/** The buttons of a card, in their order. *Resume* takes the place of *Pause*, with its focus. */
const BUTTONS = [
  { name: 'undo', label: 'job.undo' },
  { name: 'beginNow', label: 'job.beginNow' },
  { name: 'pause', label: 'job.pause' },
  { name: 'resume', label: 'job.resume', place: 'pause' },
  { name: 'stop', label: 'job.stop' },
  { name: 'csv', label: 'job.csv' },
  { name: 'putBack', label: 'job.putBack' },
  { name: 'close', label: 'job.close' },
  { name: 'retryFailed', label: 'job.retry.onlyFailed' },
  { name: 'retry', label: 'job.retry' },
] as const satisfies { name: string; label: StaticKey; place?: string }[]

/** What can be done with a job in its present phase, each a button of its card. */
type Commands = Partial<Record<(typeof BUTTONS)[number]['name'], (cache: QueryClient) => void>>

function commandsOf(job: Job): Commands {
  const { id, phase, items } = job
  const kind = kindOf(job)
  const scheduled = scheduledEnds.get(id)
  if (phase === 'scheduled') return { undo: () => scheduled?.undo(), beginNow: () => scheduled?.send() }
  if (phase !== 'over') {
    const working = workingJobs.get(id)
    if (!working) return {}
    const { pause, resume, stop } = working
    return isPaused(job) ? { resume, stop } : { pause, stop }
  }
  const close = () => {
    // Its page keeps the results.
    if (kind.page) hideCard(id)
    else closeJob(id)
    restoreFocus()
  }
  const { step } = kind
  const plan = putBackPlan(job)
  return {
    csv: items.length > 0 ? () => saveJobCsv(job) : undefined,
    putBack: plan && (() => openJob(plan)),
    close,
    retryFailed:
      step && hasFailedAndUnsent(items) ? (cache) => continueJob(id, cache, isRetryableFailure) : undefined,
    retry: step && items.some(isRetryable) ? (cache) => continueJob(id, cache) : undefined,
  }
}

function JobButtons({ job }: { job: Job }) {
  const t = useT()
  const cache = useQueryClient()
  const commands = commandsOf(job)
  const isEnding = job.phase === 'stopping'
  const { failed, unknown, notSent } = groupByState(job.items)
  const n = formatCount(notSent.length)
  const retryLabel =
    failed.length + unknown.length === 0
      ? t('job.retry.rest', { n })
      : t(commands.retryFailed ? 'job.retry.all' : 'job.retry', { n })
  const { page } = kindOf(job)
  return (
    <Group justify="flex-end" mt="md">
      {page && (
        <LinkButton to={page.to} size="xs">
          {t(page.label)}
        </LinkButton>
      )}
      {BUTTONS.map((button) => {
        const { name, label } = button
        const command = commands[name]
        if (!command) return null
        const isStopping = name === 'stop' && job.phase === 'stopping'
        return (
          <ActionButton
            key={'place' in button ? button.place : name}
            size="xs"
            variant={name === 'retry' ? 'filled' : 'default'}
            isBlocked={isEnding}
            onClick={() => isEnding || command(cache)}
          >
            {name === 'retry' ? retryLabel : t(isStopping ? 'job.stopping' : label)}
          </ActionButton>
        )
      })}
    </Group>
  )
}
