import { startTransition } from 'react'
import { truncate } from '#/format/truncate'
import type { Log } from '#/resources/log/log'
import { IconButton } from '#/ui/controls/icon-button'
import { useT } from '#/ui/language/use-t'
import classes from './log-list.module.css'
import { logName } from './log-name'
import { useOpenLog } from './log-panel-context'
import { formatElapsed } from '#/format/elapsed'

/** Maximum number of characters to render; no screen fits more in one line. */
const MAX_CHARACTERS = 120

/** Truncated content of the entry, with a button that opens the panel. */
export function LogDetailsCell({ log }: { log: Log }) {
  const t = useT()
  const open = useOpenLog()
  return (
    <div className={classes.details}>
      <div className={classes.summary}>
        <LogBadges log={log} />
        {log.content === undefined
          ? '–'
          : log.content && <bdi className={classes.content}>{truncate(log.content, MAX_CHARACTERS)}</bdi>}
      </div>
      <IconButton
        icon="chevron-right"
        label={t('log.details.of', { name: logName(log) })}
        // A transition keeps the click responsive; the panel renders afterwards.
        onClick={() => startTransition(() => open(log))}
      />
    </div>
  )
}

/** Badges of a call: duration, streaming, replaced prompt. */
function LogBadges({ log }: { log: Log }) {
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
