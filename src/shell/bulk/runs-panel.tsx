import { Group } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useLayoutEffect, useRef, useSyncExternalStore, type KeyboardEvent } from 'react'
import IconX from '@tabler/icons-react/icons/IconX'
import { formatCount } from '#/format/quota'
import { tooltipText } from '#/format/truncate'
import { formatTimestamp } from '#/format/timestamp'
import type { StaticKey } from '#/i18n/i18n'
import { Button, LinkButton } from '#/ui/controls/button'
import { IconButton } from '#/ui/controls/icon-button'
import { useT } from '#/ui/language/use-t'
import { groupByState, hasFailedAndUnsent, isRetryable, isRetryableFailure, type BulkEnd } from './bulk-entry'
import classes from './bulk.module.css'
import { endDelay } from './delay-run'
import { saveRunCsv } from './run-csv'
import { canPutBack, putBackPlan } from './put-back'
import { continueRun, dismissRun, interruptRun } from './run-engine'
import { BulkOutcome, BulkProgress, StreamStatus } from './run-report'
import {
  changeRuns,
  isRunActive,
  RUNS_PANEL,
  runsStore,
  type Run,
  type RunCommands,
  openRun,
  type BulkRun,
  restoreFocus,
} from './runs'

const END_REASONS: Record<BulkEnd, StaticKey | undefined> = {
  finished: undefined,
  stopped: 'bulk.end.stopped',
  offline: 'bulk.end.offline',
  signedOut: 'bulk.end.signedOut',
  rateLimited: 'bulk.end.rateLimited',
  reloaded: undefined,
}

const closePanel = () => changeRuns({ isOpen: false })

function closeByEscape(event: KeyboardEvent): void {
  if (event.key === 'Escape') closePanel()
}

/** All runs of the account: progress, pause, stop, report. Not modal: the page stays usable. */
export function RunsPanel({ owner }: { owner: number }) {
  const t = useT()
  const { runs, wait, focused } = useSyncExternalStore(runsStore.subscribe, runsStore.read)
  const panel = useRef<HTMLElement>(null)
  // A layout effect: it is cleaned up before the focused element is removed.
  useLayoutEffect(() => {
    const element = panel.current
    return () => {
      if (element?.contains(document.activeElement)) restoreFocus()
    }
  }, [])
  const own = runs.filter((run) => run.owner === owner)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles Escape that bubbles from its buttons
    <section
      ref={panel}
      id={RUNS_PANEL}
      aria-label={t('bulk.runs')}
      className={classes.panel}
      onKeyDown={closeByEscape}
    >
      <div className={classes.head}>
        <h2 className={classes.title}>{t('bulk.runs')}</h2>
        <IconButton icon={IconX} label={t('bulk.runs.hide')} onClick={closePanel} />
      </div>
      {own.toReversed().map((run) => (
        <RunCard
          key={run.id}
          run={run}
          wait={'kind' in run ? wait : run.wait}
          hasFocus={run.id === focused}
        />
      ))}
    </section>
  )
}

interface CardProps {
  run: Run
  wait: number | undefined
  /** Whether it takes the focus when it appears. */
  hasFocus: boolean
}

function RunCard({ run, wait, hasFocus }: CardProps) {
  const t = useT()
  const titleId = useId()
  const card = useRef<HTMLElement>(null)
  const isActive = isRunActive(run)
  const isPaused = run.phase === 'paused'
  useEffect(() => {
    if (!hasFocus) return
    card.current?.focus()
    changeRuns({ focused: undefined })
  }, [hasFocus])
  // Without dependencies: any render may have unmounted the focused button.
  useEffect(() => {
    const isLost = document.activeElement === document.body
    if (isLost && card.current?.dataset.hadFocus === 'true') card.current.focus()
  })
  const remember = () => card.current?.setAttribute('data-had-focus', 'true')
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- notices when a button in it had the focus
    <article
      ref={card}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={classes.card}
      onFocus={remember}
      onBlur={({ relatedTarget }) => relatedTarget && card.current?.removeAttribute('data-had-focus')}
    >
      <h3 id={titleId} className={classes.title} title={tooltipText(run.title)}>
        {run.title}
      </h3>
      {'commands' in run && run.stream ? (
        <StreamStatus run={run} stream={run.stream} />
      ) : 'commands' in run && run.startedAt !== undefined ? (
        <ServerReport entries={run.entries} startedAt={run.startedAt} />
      ) : isActive || isPaused ? (
        <>
          {run.phase === 'delayed' && <p className={classes.line}>{t('bulk.delayed')}</p>}
          <BulkProgress run={run} wait={isPaused ? undefined : wait} />
        </>
      ) : (
        <RunReport run={run} />
      )}
      <RunButtons run={run} />
    </article>
  )
}

function RunReport({ run: { entries, end } }: { run: Run }) {
  const t = useT()
  const endReason = end && END_REASONS[end]
  const sent = entries.length - groupByState(entries).notSent.length
  return (
    <>
      {end === 'reloaded' && (
        <p className={classes.line}>
          {t('bulk.interrupted.sent', { n: formatCount(sent), total: formatCount(entries.length) })}
        </p>
      )}
      {endReason && <p className={classes.line}>{t(endReason)}</p>}
      <BulkOutcome entries={entries} />
    </>
  )
}

/** What was read of a run that the server executes by itself. */
function ServerReport({ entries, startedAt }: { entries: Run['entries']; startedAt: number }) {
  const t = useT()
  return (
    <>
      <p className={classes.line}>{t('bulk.server', { time: formatTimestamp(startedAt) ?? '–' })}</p>
      {entries.length > 0 && <BulkOutcome entries={entries} notSentLabel="bulk.server.pending" />}
    </>
  )
}

/** The buttons of a card, in their order. *Resume* takes the place of *Pause*, with its focus. */
const BUTTONS = [
  { name: 'undo', label: 'bulk.undo' },
  { name: 'beginNow', label: 'bulk.beginNow' },
  { name: 'check', label: 'bulk.check' },
  { name: 'pause', label: 'bulk.pause' },
  { name: 'resume', label: 'bulk.resume', place: 'pause' },
  { name: 'stop', label: 'bulk.stop' },
  { name: 'csv', label: 'bulk.csv' },
  { name: 'putBack', label: 'bulk.putBack' },
  { name: 'close', label: 'bulk.close' },
  { name: 'retryFailed', label: 'bulk.retry.onlyFailed' },
  { name: 'retry', label: 'bulk.retry' },
] as const satisfies { name: keyof RunCommands; label: StaticKey; place?: string }[]

/** What can be done with a bulk run in its present phase. */
function bulkCommands(run: BulkRun): RunCommands {
  const { id, phase } = run
  if (phase === 'delayed') return { undo: () => endDelay(id, 'undo'), beginNow: () => endDelay(id, 'send') }
  const stop = () => interruptRun(id, 'stopping')
  if (phase === 'paused') return { resume: (cache) => continueRun(id, cache), stop }
  if (phase !== 'over') return { pause: () => interruptRun(id, 'pausing'), stop }
  return {
    csv: () => saveRunCsv(run),
    putBack: canPutBack(run) ? () => openRun(putBackPlan(run)) : undefined,
    close: () => {
      dismissRun(id)
      restoreFocus()
    },
    retryFailed: hasFailedAndUnsent(run.entries)
      ? (cache) => continueRun(id, cache, isRetryableFailure)
      : undefined,
    retry: run.entries.some(isRetryable) ? (cache) => continueRun(id, cache) : undefined,
  }
}

function RunButtons({ run }: { run: Run }) {
  const t = useT()
  const cache = useQueryClient()
  const commands = 'kind' in run ? bulkCommands(run) : run.commands
  const isEnding = run.phase === 'stopping' || run.phase === 'pausing'
  const { failed, unknown, notSent } = groupByState(run.entries)
  const onlyNotSent = failed.length + unknown.length === 0
  const n = formatCount(notSent.length)
  const retryLabel = onlyNotSent
    ? t('bulk.retry.rest', { n })
    : t(commands.retryFailed ? 'bulk.retry.all' : 'bulk.retry', { n })
  return (
    <Group justify="flex-end" mt="md">
      {'commands' in run && run.page && (
        <LinkButton to={run.page.to} size="sm">
          {t(run.page.label)}
        </LinkButton>
      )}
      {BUTTONS.map((button) => {
        const { name, label } = button
        const command = commands[name]
        if (!command) return null
        const isStopping = name === 'stop' && run.phase === 'stopping'
        return (
          <Button
            key={'place' in button ? button.place : name}
            size="sm"
            variant={name === 'retry' ? 'primary' : undefined}
            isBlocked={isEnding}
            onClick={() => isEnding || command(cache)}
          >
            {name === 'retry' ? retryLabel : t(isStopping ? 'bulk.stopping' : label)}
          </Button>
        )
      })}
    </Group>
  )
}
