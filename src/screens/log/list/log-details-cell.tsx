import { startTransition } from 'react'
import { truncate } from '#/format/truncate'
import type { Log } from '#/resources/log/log'
import { IconButton } from '#/ui/controls/icon-button'
import { useT } from '#/ui/language/use-t'
import classes from './log-cells.module.css'
import { LogBadges } from './log-badges'
import { logName } from './log-name'
import { useOpenLog } from './log-panel-context'

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
