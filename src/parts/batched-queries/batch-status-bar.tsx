import { Button } from '@mantine/core'
import { messageOf } from '#/http/failure'
import { serverTextLanguage } from '#/ui/language/server-text-language'
import { useT } from '#/ui/language/use-t'
import { PauseCountdown } from '#/ui/status/pause-countdown'
import classes from './batch-status-bar.module.css'
import type { BatchedQueries } from './use-batched-queries'

/** Shows how much is loaded and starts or stops them. One button for all states, so that it keeps the focus. */
export function BatchStatusBar({ batch, onRefresh }: { batch: BatchedQueries; onRefresh: () => void }) {
  const t = useT()
  const { state, missing, start, stop } = batch
  const [label, action] = (() => {
    if (state.state === 'failed') return [t('problem.retry'), start] as const
    if (state.state === 'running') return [t('batch.stop'), stop] as const
    return missing > 0 ? ([t('batch.load'), start] as const) : ([t('batch.refresh'), onRefresh] as const)
  })()
  const message = state.state === 'failed' ? messageOf(state.error) : undefined
  return (
    <div className={classes.bar}>
      {/* First, so that it stays where it is when the words beside it change. */}
      <Button size="xs" onClick={action}>
        {label}
      </Button>
      {message !== undefined && (
        <span role="alert" lang={serverTextLanguage(message)} className={classes.cause}>
          {message}
        </span>
      )}
      <output>
        {state.state === 'running' && t('batch.loading', { percent: percentOf(batch) })}
        {(state.state === 'idle' || state.state === 'stopped') && missing > 0 && t('batch.missing')}
      </output>
      {state.state === 'running' && state.pause && (
        <PauseCountdown key={state.pause.until} seconds={state.pause.seconds} />
      )}
    </div>
  )
}

/** How much is loaded, in whole tens: a screen reader says each change. */
const percentOf = ({ sums, missing }: BatchedQueries) =>
  Math.floor(((sums.length - missing) / Math.max(1, sums.length)) * 10) * 10
