import { Button } from '#/ui/controls/button'
import { IconButton } from '#/ui/controls/icon-button'
import { retryAfterOf, messageOf } from '#/http/failure'
import { useCountdown } from '#/ui/status/use-countdown'
import { serverTextLanguage } from '#/ui/language/server-text-language'
import { useT } from '#/ui/language/use-t'
import classes from './log-list.module.css'
import type { LiveUpdates } from './use-live'

/** Toggles live updates and shows why they are paused. */
export function LiveButton({ live, isFirstPage }: { live: LiveUpdates; isFirstPage: boolean }) {
  const t = useT()
  return (
    <>
      <IconButton
        icon="pulse"
        size="lg"
        label={t('log.live')}
        title={t('log.live.hint')}
        aria-pressed={live.isOn}
        onClick={live.toggle}
      />
      {live.isOn && !isFirstPage && <span className={classes.aside}>{t('log.live.elsewhere')}</span>}
      {live.error !== null && <LivePause key={live.failedAt} error={live.error} />}
    </>
  )
}

function LivePause({ error }: { error: unknown }) {
  const t = useT()
  const wait = retryAfterOf(error)
  const seconds = useCountdown(wait?.seconds ?? 0, wait !== undefined)
  const message = messageOf(error)
  return (
    <span className={classes.aside}>
      <span role="status" lang={serverTextLanguage(message)}>
        {message}
      </span>{' '}
      {seconds > 0 && t('log.live.paused', { seconds })}
    </span>
  )
}

/** Page size: larger numbers of new rows cannot be counted. */
const MAX_COUNTED = 10

interface NewRowsNoticeProps {
  /** Number of new rows; nothing is rendered for 0. */
  n: number
  onReload: () => void
}

/** Announces new entries. The list moves only after the user reloads it (CD-35). */
export function NewRowsNotice({ n, onReload }: NewRowsNoticeProps) {
  const t = useT()
  const text = n === 1 ? t('log.newRows.one') : t(n < MAX_COUNTED ? 'log.newRows' : 'log.newRows.many', { n })
  return (
    <div className={classes.notice} data-on={n > 0 || undefined}>
      <output>{n > 0 && text}</output>
      {n > 0 && (
        <Button size="sm" onClick={onReload}>
          {t('log.newRows.reload')}
        </Button>
      )}
    </div>
  )
}
