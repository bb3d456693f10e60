import type { useAllChannels } from '#/parts/use-all-channels'
import { Button } from '#/ui/controls/button'
import { useT } from '#/ui/language/use-t'
import { Group } from '#/ui/layout/layout'
import { useCountdown } from '#/ui/status/use-countdown'

/** Number of channels and calls while all channels are loaded, with a button to stop, or to go on. */
export function LoadProgress({ all }: { all: ReturnType<typeof useAllChannels> }) {
  const t = useT()
  const { channels, calls, loadAll } = all
  if (loadAll.state === 'idle') {
    if (channels) return null
    return <Button onClick={() => loadAll.start()}>{t('grid.loadAll')}</Button>
  }
  if (loadAll.state === 'failed') return null
  const { announcedRows, rows, pause } = loadAll
  return (
    <Group>
      <progress aria-label={t('grid.loadingAll')} aria-valuetext={t('grid.count', { n: announcedRows })} />
      <span>{t('coverage.loading', { n: rows, calls })}</span>
      {pause && <Pause key={pause.until} seconds={pause.seconds} />}
      <Button size="sm" onClick={loadAll.stop}>
        {t('grid.loadAll.cancel')}
      </Button>
    </Group>
  )
}

function Pause({ seconds }: { seconds: number }) {
  const t = useT()
  return <span>{t('grid.loadAll.paused', { seconds: useCountdown(seconds, true) })}</span>
}
