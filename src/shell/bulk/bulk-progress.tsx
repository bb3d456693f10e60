import { useCountdown } from '#/ui/status/use-countdown'
import { useT } from '#/ui/language/use-t'
import { VisuallyHidden } from '#/ui/text/visually-hidden'
import { runProgress, type Run } from './runs'
import classes from './bulk.module.css'

/** Screen readers announce progress in quarters, not for every record (AX-41). */
const ANNOUNCED_STEPS = 4

/** Progress bar of a run; `wait` is the length of the pause that the server asked for. */
export function BulkProgress({ run, wait = 0 }: { run: Run; wait: number | undefined }) {
  const t = useT()
  const { n, total } = runProgress([run])
  const announced = Math.floor((Math.floor((n / total) * ANNOUNCED_STEPS) / ANNOUNCED_STEPS) * total)
  const seconds = useCountdown(wait, wait > 0)
  return (
    <>
      <div
        role="progressbar"
        aria-label={run.title}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={n}
        aria-valuetext={t('bulk.progress', { n, total })}
        className={classes.progress}
      >
        <div className={classes.done} style={{ transform: `scaleX(${n / total})` }} />
      </div>
      <p className={classes.line} aria-hidden="true">
        {t('bulk.progress', { n, total })} {seconds > 0 && t('bulk.paused', { seconds })}
      </p>
      <VisuallyHidden as="output">
        {wait > 0 ? t('bulk.paused', { seconds: wait }) : t('bulk.progress', { n: announced, total })}
      </VisuallyHidden>
    </>
  )
}
