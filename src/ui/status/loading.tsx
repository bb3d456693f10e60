import { Loader } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useT } from '#/ui/language/use-t'
import classes from './loading.module.css'

/** Avoids a flicker for fast responses. */
const SPINNER_DELAY_MS = 300
/** From then on the text says that it takes longer than usual (FM-R7). */
const SLOW_AFTER_MS = 5000

/** Spinner for pending data; `prompt` names the data in the sentence "Loading …". */
export function Loading({ prompt }: { prompt: string }) {
  const t = useT()
  const isShown = useDelayElapsed(SPINNER_DELAY_MS)
  const isSlow = useDelayElapsed(SLOW_AFTER_MS)
  return (
    <div role="status" className={classes.loading}>
      {isShown && (
        <>
          <Loader />
          {t('shell.loading', { prompt })}
          {isSlow && <> {t('shell.stillLoading')}</>}
        </>
      )}
    </div>
  )
}

function useDelayElapsed(ms: number): boolean {
  const [hasElapsed, setElapsed] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setElapsed(true), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return hasElapsed
}
