import { PlainButton } from '#/ui/controls/plain-button'
import { useT } from '#/ui/language/use-t'
import classes from './log-list.module.css'

/** Page size: larger numbers of new rows cannot be counted. */
const MAX_COUNTED = 10

interface Props {
  /** Number of new rows; nothing is rendered for 0. */
  n: number
  onReload: () => void
}

/** Announces new entries. The list moves only after the user reloads it (CD-35). */
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
