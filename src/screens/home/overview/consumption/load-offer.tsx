import { Button } from '#/ui/controls/button'
import { useT } from '#/ui/language/use-t'
import classes from '../overview.module.css'

interface Props {
  /** Calls that loading takes at most. */
  calls: number
  isLoading: boolean
  error: string | undefined
  onLoad: () => void
}

/** Says what loading takes, before anything is asked for. */
export function LoadOffer({ calls, isLoading, error, onLoad }: Props) {
  const t = useT()
  return (
    <div className={classes.offer}>
      {error !== undefined && <span role="alert">{error}</span>}
      <output>
        {isLoading ? t('shell.loading', { prompt: t('log.overview') }) : t('overview.upTo', { n: calls })}
      </output>
      <Button size="sm" busy={isLoading} onClick={onLoad}>
        {t('batch.load')}
      </Button>
    </div>
  )
}
