import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import type { Log } from '#/resources/log/log'
import { DialogFrame } from '#/ui/form/dialog-frame'
import { Icon } from '#/ui/icon/icon'
import { useT } from '#/ui/language/use-t'
import { LogParts } from './log-parts'
import classes from './log-panel.module.css'

interface Props {
  log: Log
  /** The rows on the screen, in order. */
  rows: readonly Log[]
  isForAdmin: boolean
  onShow: (log: Log) => void
  onClose: () => void
}

/** One entry in full, beside the list; its neighbours by button or by arrow key. */
export default function LogPanel({ log, rows, isForAdmin, onShow, onClose }: Props) {
  const t = useT()
  const at = rows.findIndex(({ key }) => key === log.key)
  const previous = at > 0 ? rows[at - 1] : undefined
  const next = at >= 0 ? rows[at + 1] : undefined

  const goTo = useRef<(key: string) => void>(undefined)
  useEffect(() => {
    goTo.current = (key) => {
      const wanted = key === 'ArrowLeft' ? previous : key === 'ArrowRight' ? next : undefined
      if (wanted) onShow(wanted)
    }
  })
  useEffect(() => {
    // On the page and not on the dialog: its close button stands beside what is drawn here.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      goTo.current?.(event.key)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  const step = (label: string, icon: 'chevron-left' | 'chevron-right', to: Log | undefined) => (
    <Button
      variant="default"
      leftSection={icon === 'chevron-left' ? <Icon name={icon} /> : undefined}
      rightSection={icon === 'chevron-right' ? <Icon name={icon} /> : undefined}
      aria-disabled={to ? undefined : true}
      data-disabled={to ? undefined : true}
      onClick={() => to && onShow(to)}
    >
      {label}
    </Button>
  )
  return (
    <DialogFrame title={t('log.entry')} place="side" size="lg" onClose={onClose}>
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
    </DialogFrame>
  )
}
