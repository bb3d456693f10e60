import { formatElapsed } from '#/format/elapsed'
import type { Log } from '#/resources/log/log'
import { useT } from '#/ui/language/use-t'
import classes from './log-cells.module.css'

/** Badges of a call: duration, streaming, replaced prompt. */
export function LogBadges({ log }: { log: Log }) {
  const t = useT()
  const marks = [
    log.elapsed_time > 0 && formatElapsed(log.elapsed_time),
    log.is_stream && t('log.stream'),
    log.system_prompt_reset && t('log.promptReset'),
  ].filter((mark) => mark !== false)
  if (marks.length === 0) return null
  return (
    <span className={classes.marks}>
      {marks.map((mark) => (
        <span key={mark} className={classes.mark}>
          {mark}
        </span>
      ))}
    </span>
  )
}
