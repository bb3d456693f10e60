import { Loader } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useT } from '#/ui/language/use-t'
import classes from './loading.module.css'

/** Shown late, so that quick answers do not flicker, and honest after a while, so that nobody wonders (FM-R7). */
const SPINNER_DELAY_MS = 300
const SLOW_AFTER_MS = 5000

/** Stands where something is being fetched; `prompt` names it in a sentence. */
export function Loading({ prompt }: { prompt: string }) {
  const t = useT()
  const isShown = useDelayElapsed(SPINNER_DELAY_MS)
  const isLong = useDelayElapsed(SLOW_AFTER_MS)
  return (
    <div role="status" className={classes.loading}>
      {isShown && (
        <>
          <Loader size="sm" aria-hidden="true" />
          {t('shell.loading', { prompt })}
          {isLong && <> {t('shell.stillLoading')}</>}
        </>
      )}
    </div>
  )
}

function useDelayElapsed(ms: number): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return isOver
}
