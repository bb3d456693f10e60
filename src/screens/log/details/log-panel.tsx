import { Button } from '#/ui/controls/button'
import type { Log } from '#/resources/log/log'
import { SidePanel } from '#/ui/dialog/side-panel'
import { Icon } from '#/ui/icon/icon'
import { useT } from '#/ui/language/use-t'
import { LogParts } from './log-parts'
import classes from './log-panel.module.css'

interface Props {
  log: Log
  /** Rows on screen, in display order. */
  rows: readonly Log[]
  isForAdmin: boolean
  onShow: (log: Log) => void
  onClose: () => void
}

/** Side panel with all details of a log entry. Previous and next entries open by button, arrow key or row. */
export default function LogPanel({ log, rows, isForAdmin, onShow, onClose }: Props) {
  const t = useT()
  const at = rows.findIndex(({ key }) => key === log.key)
  const previous = at > 0 ? rows[at - 1] : undefined
  const next = at >= 0 ? rows[at + 1] : undefined

  const goTo = (key: string) => {
    const nextLog = key === 'ArrowLeft' ? previous : key === 'ArrowRight' ? next : undefined
    if (nextLog) onShow(nextLog)
  }
  const step = (label: string, icon: 'chevron-left' | 'chevron-right', to: Log | undefined) => (
    <Button
      icon={icon === 'chevron-left' ? <Icon name={icon} /> : undefined}
      isBlocked={!to}
      onClick={() => to && onShow(to)}
    >
      {label}
      {icon === 'chevron-right' && <Icon name={icon} />}
    </Button>
  )
  return (
    <SidePanel title={t('log.entry')} subject={log.key} onKey={goTo} onClose={onClose}>
      <div className={classes.panel}>
        <div className={classes.steps}>
          {step(t('log.previous'), 'chevron-left', previous)}
          {step(t('log.next'), 'chevron-right', next)}
          <output className={classes.place}>
            {at >= 0 && t('log.place', { n: at + 1, total: rows.length })}
          </output>
        </div>
        <LogParts log={log} isForAdmin={isForAdmin} />
      </div>
    </SidePanel>
  )
}
