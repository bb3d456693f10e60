import type { RowData } from '@tanstack/react-table'
import { useEffect, useState } from 'react'
import { PlainButton } from '#/ui/controls/plain-button'
import { useT } from '#/ui/language/use-t'
import { VisuallyHidden } from '#/ui/text/visually-hidden'
import type { RenderProblem } from './grid'
import classes from './load-all.module.css'
import type { GridModel } from './use-grid'

type Props<Data extends RowData> = { grid: GridModel<Data>; renderProblem: RenderProblem }

/** Fetches the rest of a list, so that order, filters and count cover everything. */
export function LoadAllRows<Data extends RowData>({ grid, renderProblem }: Props<Data>) {
  const t = useT()
  const { loadAll, bounds: extent } = grid.list
  if (!loadAll) return null
  if (loadAll.state === 'failed') return renderProblem(loadAll.error, () => loadAll.start(), {})
  const whole = grid.list.state === 'ready' && grid.list.scope === 'whole'
  if (loadAll.state === 'idle') {
    if (whole || (extent.isComplete && extent.last === 0)) return null
    return <PlainButton onClick={() => loadAll.start()}>{t('grid.loadAll')}</PlainButton>
  }
  const { pause, rows, announcedRows: errorHandledBy } = loadAll
  return (
    <div className={classes.run}>
      <progress
        aria-label={t('grid.loadingAll')}
        aria-valuetext={t('grid.countSoFar', { n: rows })}
        className={classes.bar}
        data-paused={pause ? true : undefined}
      />
      <span aria-hidden="true">
        {pause ? <Countdown key={pause.until} until={pause.until} /> : t('grid.countSoFar', { n: rows })}
      </span>
      <VisuallyHidden as="output">
        {pause
          ? t('grid.loadAll.paused', { seconds: pause.seconds })
          : errorHandledBy > 0
            ? t('grid.countSoFar', { n: errorHandledBy })
            : t('grid.loadingAll')}
      </VisuallyHidden>
      <PlainButton onClick={loadAll.stop}>{t('grid.loadAll.cancel')}</PlainButton>
    </div>
  )
}

/** Seen to run; it is told aloud only at its beginning (AX-38). */
function Countdown({ until }: { until: number }) {
  const t = useT()
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return t('grid.loadAll.paused', { seconds: Math.max(0, Math.ceil((until - now) / 1000)) })
}
