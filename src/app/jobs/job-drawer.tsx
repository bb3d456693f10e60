import { ActionButton } from '#/ui/button/action-button'
import { IconButton } from '#/ui/button/icon-button'
import { LinkButton } from '#/ui/button/link-button'
import { Box, Button, Group, Paper, Text, Title } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { memo, useId, useLayoutEffect, useRef } from 'react'
import IconX from '@tabler/icons-react/icons/IconX'
import { formatCount } from '#/format/quota'
import { tooltipText } from '#/format/truncate'
import { useFocusFallback } from '#/ui/focus/lost-focus'
import { useT } from '#/ui/language/use-t'
import { groupByState, isRetryable, isRetryableFailure, type Job } from './job'
import { saveJobCsv } from './job-csv'
import { putBackPlan } from './job-end'
import { kindOf } from './job-kinds'
import { JobProgress, JobReport, StreamStatus } from './job-report'
import { changeJobs, closeJob, hideCard, JOB_DRAWER } from './jobs'
import { openJob, restoreFocus, runs } from './jobs'
import { runJob } from './run-job'

const closeDrawer = () => changeJobs({ isOpen: false })

/** All jobs of the account: progress, pause, stop, report. Not modal: the page stays usable. */
export const JobOverview = memo(function JobOverview({ jobs }: { jobs: readonly Job[] }) {
  const t = useT()
  const drawer = useRef<HTMLElement>(null)
  // A layout effect: it is cleaned up before the focused element is removed.
  useLayoutEffect(() => {
    const element = drawer.current
    if (document.activeElement?.getAttribute('aria-controls') === JOB_DRAWER) element?.focus()
    return () => {
      if (element?.contains(document.activeElement)) restoreFocus()
    }
  }, [])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles Escape that bubbles from its buttons
    <Paper
      component="section"
      withBorder
      bg="var(--gc-overlay)"
      shadow="md"
      pos="fixed"
      bottom="var(--gc-space-4)"
      right="var(--gc-space-4)"
      w="min(var(--gc-length-26), 100vw - var(--gc-space-8))"
      mah="60vh"
      px="md"
      py="sm"
      style={{ zIndex: 150, overflowY: 'auto' }}
      data-screen-only
      ref={drawer}
      id={JOB_DRAWER}
      tabIndex={-1}
      aria-label={t('job.runs')}
      onKeyDown={({ key }) => key === 'Escape' && closeDrawer()}
    >
      <Group justify="space-between">
        <Title order={2} size="h5">
          {t('job.runs')}
        </Title>
        <IconButton icon={IconX} label={t('job.runs.hide')} onClick={closeDrawer} />
      </Group>
      {jobs.toReversed().map((job) => (
        <JobCard key={job.id} job={job} />
      ))}
    </Paper>
  )
})

const CARD = { borderBlockStart: '1px solid var(--gc-line)', overflowWrap: 'anywhere' } as const

function JobCard({ job }: { job: Job }) {
  const t = useT()
  const titleId = useId()
  const card = useRef<HTMLElement>(null)
  const { title, phase, stream } = job
  const { page } = kindOf(job)
  useFocusFallback(card, card)
  return (
    <Box component="article" ref={card} tabIndex={-1} aria-labelledby={titleId} py="sm" style={CARD}>
      <Title order={3} id={titleId} size="h6" lineClamp={3} title={tooltipText(title)}>
        {title}
      </Title>
      {phase === 'scheduled' ? (
        <Text>{t('job.delayed')}</Text>
      ) : stream ? (
        <StreamStatus job={job} stream={stream} />
      ) : phase === 'over' ? (
        <JobReport job={job} />
      ) : (
        <JobProgress job={job} />
      )}
      <Group justify="flex-end" mt="xs">
        {page && (
          <LinkButton to={page.to} size="xs">
            {t(page.label)}
          </LinkButton>
        )}
        {phase === 'over' ? <EndButtons job={job} /> : <JobRunButtons job={job} />}
      </Group>
    </Box>
  )
}

/** Pauses, resumes and stops a job that runs in this page. */
export function JobRunButtons({ job }: { job: Job }) {
  const t = useT()
  const { id, phase } = job
  const isEnding = phase === 'stopping'
  const isPaused = phase === 'paused'
  const run = runs.get(id)
  if (!run) return null
  return (
    <>
      <ActionButton size="xs" isBlocked={isEnding} onClick={isPaused ? run.resume : run.pause}>
        {t(isPaused ? 'job.resume' : 'job.pause')}
      </ActionButton>
      <ActionButton size="xs" isBlocked={isEnding} onClick={run.stop}>
        {t(isEnding ? 'job.stopping' : 'common.stop')}
      </ActionButton>
    </>
  )
}

function EndButtons({ job }: { job: Job }) {
  const t = useT()
  const cache = useQueryClient()
  const { id, items } = job
  const { page, step } = kindOf(job)
  const { failed, unknown, notSent } = groupByState(items)
  const plan = putBackPlan(job)
  const n = formatCount(notSent.length)
  const hasFailed = failed.length + unknown.length > 0
  const isMixed = hasFailed && notSent.length > 0
  const retryLabel = isMixed ? 'job.retry.all' : hasFailed ? 'job.retry' : 'job.retry.rest'
  const close = () => {
    // Its page keeps the results.
    if (page) hideCard(id)
    else closeJob(id)
    restoreFocus()
  }
  return (
    <>
      {items.length > 0 && !page && (
        <Button size="xs" onClick={() => saveJobCsv(job)}>
          {t('job.csv')}
        </Button>
      )}
      {plan && (
        <Button size="xs" onClick={() => openJob(plan)}>
          {t('job.putBack')}
        </Button>
      )}
      <Button size="xs" onClick={close}>
        {t('job.close')}
      </Button>
      {step && isMixed && (
        <Button size="xs" onClick={() => void runJob(id, cache, isRetryableFailure)}>
          {t('job.retry.onlyFailed')}
        </Button>
      )}
      {step && items.some(isRetryable) && (
        <Button size="xs" variant="filled" onClick={() => void runJob(id, cache)}>
          {t(retryLabel, { n })}
        </Button>
      )}
    </>
  )
}
