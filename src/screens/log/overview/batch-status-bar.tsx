import { Button } from '@mantine/core'
import { useEffect } from 'react'
import { messageOf } from '#/http/failure-message'
import { useCountdown } from '#/ui/status/use-countdown'
import { serverTextLanguage } from '#/ui/language/server-text-language'
import { useT } from '#/ui/language/use-t'
import classes from './log-overview.module.css'
import type { BatchedQueries } from './use-batched-queries'

/** Up to this many calls start automatically; more need a click. */
const MAX_AUTOMATIC_CALLS = 10

/**
 * Shows how many calls are missing; starts a few automatically and many on request. One button for all
 * states, so that it keeps the focus.
 */
export function BatchStatusBar({ batch, onRefresh }: { batch: BatchedQueries; onRefresh: () => void }) {
  const t = useT()
  const { state, missing, start, stop } = batch
  const isAutomatic = state.state === 'idle' && missing > 0 && missing <= MAX_AUTOMATIC_CALLS
  useEffect(() => {
    if (isAutomatic) start()
    // oxlint-disable-next-line react/exhaustive-deps -- `start` is a new function on every render
  }, [isAutomatic])

  const [label, action] = (() => {
    if (state.state === 'failed') return [t('problem.retry'), start] as const
    if (state.state === 'running') return [t('log.overview.stop'), stop] as const
    return missing > 0
      ? ([t('log.overview.load'), start] as const)
      : ([t('log.overview.refresh'), onRefresh] as const)
  })()
  const message = state.state === 'failed' ? messageOf(state.error) : undefined
  return (
    <div className={classes.bar}>
      {message !== undefined && (
        <span role="alert" lang={serverTextLanguage(message)} className={classes.cause}>
          {message}
        </span>
      )}
      <output>
        {state.state === 'running' && t('log.overview.loading', { n: missing })}
        {(state.state === 'idle' || state.state === 'stopped') &&
          missing > 0 &&
          t('log.overview.calls', { n: missing })}
      </output>
      {state.state === 'running' && state.pause && (
        <Pause key={state.pause.until} seconds={state.pause.seconds} />
      )}
      <Button key="act" size="compact-sm" variant="default" onClick={action}>
        {label}
      </Button>
    </div>
  )
}

function Pause({ seconds }: { seconds: number }) {
  const t = useT()
  return <span>{t('grid.loadAll.paused', { seconds: useCountdown(seconds, true) })}</span>
}
