import { Button } from '@mantine/core'
import { useEffect } from 'react'
import { messageOf } from '#/http/failure-message'
import { useCountdown } from '#/ui/feedback/use-countdown'
import { serverTextLanguage } from '#/ui/language/server-text-language'
import { useT } from '#/ui/language/use-t'
import classes from './log-overview.module.css'
import type { Reading } from './use-reading'

/** So many calls are made without asking; more need a person's word. */
const AUTOMATIC = 10

/**
 * Says how many calls are to be made, makes few by itself and many when told to. One button all along, so that the
 * focus has where to stay.
 */
export function ReadingBar({ reading, onAgain }: { reading: Reading; onAgain: () => void }) {
  const t = useT()
  const { now, missing, start, stop } = reading
  const isAutomatic = now.state === 'idle' && missing > 0 && missing <= AUTOMATIC
  useEffect(() => {
    if (isAutomatic) start()
    // oxlint-disable-next-line react/exhaustive-deps -- `start` is written anew at each drawing
  }, [isAutomatic])

  const [label, act] = (() => {
    if (now.state === 'failed') return [t('panel.retry'), start] as const
    if (now.state === 'running') return [t('log.overview.stop'), stop] as const
    return missing > 0
      ? ([t('log.overview.read'), start] as const)
      : ([t('log.overview.again'), onAgain] as const)
  })()
  const message = now.state === 'failed' ? messageOf(now.error) : undefined
  return (
    <div className={classes.bar}>
      {message !== undefined && (
        <span role="alert" lang={serverTextLanguage(message)} className={classes.cause}>
          {message}
        </span>
      )}
      <output>
        {now.state === 'running' && t('log.overview.reading', { n: missing })}
        {(now.state === 'idle' || now.state === 'stopped') &&
          missing > 0 &&
          t('log.overview.calls', { n: missing })}
      </output>
      {now.state === 'running' && now.pause && <Pause key={now.pause.until} seconds={now.pause.seconds} />}
      <Button key="act" size="compact-sm" variant="default" onClick={act}>
        {label}
      </Button>
    </div>
  )
}

function Pause({ seconds }: { seconds: number }) {
  const t = useT()
  return <span>{t('grid.loadAll.paused', { seconds: useCountdown(seconds, true) })}</span>
}
