import { PlainButton } from '#/ui/controls/plain-button'
import { useT } from '#/ui/language/use-t'
import classes from './log-list.module.css'

/** A page's worth: of more than that nobody knows how many there are. */
const MAX_COUNTED = 10

interface Props {
  /** How many new rows are known of; nothing is shown for 0. */
  n: number
  onReload: () => void
}

/** Says that entries have come, and leaves it to the person when the list moves (CD-35). */
export function NewRowsNotice({ n, onReload }: Props) {
  const t = useT()
  const text = n === 1 ? t('log.newRows.one') : t(n < MAX_COUNTED ? 'log.newRows' : 'log.newRows.many', { n })
  return (
    <div className={classes.notice} data-on={n > 0 || undefined}>
      <output>{n > 0 && text}</output>
      {n > 0 && (
        <PlainButton size="compact-sm" onClick={onReload}>
          {t('log.newRows.reload')}
        </PlainButton>
      )}
    </div>
  )
}
