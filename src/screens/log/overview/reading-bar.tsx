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

/** Says how many calls are to be made, makes few by itself and many when told to. */
export function ReadingBar({ reading }: { reading: Reading }) {
  const t = useT()
  const { now, missing, start, stop } = reading
  const isAutomatic = now.state === 'idle' && missing > 0 && missing <= AUTOMATIC
  useEffect(() => {
    if (isAutomatic) start()
    // oxlint-disable-next-line react/exhaustive-deps -- `start` is written anew at each drawing
  }, [isAutomatic])

  if (now.state === 'failed') {
    const message = messageOf(now.error)
    return (
      <div role="alert" className={classes.bar}>
        <span lang={serverTextLanguage(message)} className={classes.cause}>
          {message}
        </span>
        <Button size="compact-sm" variant="default" onClick={start}>
          {t('panel.retry')}
        </Button>
      </div>
    )
  }
  if (now.state === 'running') {
    return (
      <div className={classes.bar}>
        <output>{t('log.overview.reading', { n: missing })}</output>
        {now.pause && <Pause key={now.pause.until} seconds={now.pause.seconds} />}
        <Button size="compact-sm" variant="default" onClick={stop}>
          {t('log.overview.stop')}
        </Button>
      </div>
    )
  }
  if (missing === 0) return null
  return (
    <div className={classes.bar}>
      <span>{t('log.overview.calls', { n: missing })}</span>
      <Button size="compact-sm" onClick={start}>
        {t('log.overview.read')}
      </Button>
    </div>
  )
}

function Pause({ seconds }: { seconds: number }) {
  const t = useT()
  return <span>{t('grid.loadAll.paused', { seconds: useCountdown(seconds, true) })}</span>
}
