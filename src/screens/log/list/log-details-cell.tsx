import { startTransition } from 'react'
import { truncate } from '#/format/truncate'
import type { Log } from '#/resources/log/log'
import { IconButton } from '#/ui/controls/icon-button'
import { useT } from '#/ui/language/use-t'
import classes from './log-cells.module.css'
import { LogBadges } from './log-badges'
import { logName } from './log-name'
import { useOpenLog } from './log-panel-context'

/** More characters than any screen has room for in one line. */
const MOST = 120

/** The beginning of what the entry says, and the way to all of it. */
export function LogDetailsCell({ log }: { log: Log }) {
  const t = useT()
  const open = useOpenLog()
  return (
    <div className={classes.details}>
      <div className={classes.said}>
        <LogBadges log={log} />
        {log.content === undefined
          ? '–'
          : log.content && <bdi className={classes.content}>{truncate(log.content, MOST)}</bdi>}
      </div>
      <IconButton
        icon="chevron-right"
        label={t('log.details.of', { name: logName(log) })}
        // The press is answered at once; the panel follows.
        onClick={() => startTransition(() => open(log))}
      />
    </div>
  )
}
