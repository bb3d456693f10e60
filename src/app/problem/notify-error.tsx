import { Button } from '@mantine/core'
import { HttpFailure, clippedTextOf, isWebPage, messageOf } from '#/http/failure'
import { t } from '#/i18n/i18n'
import { reloadWithDrafts } from '#/ui/dialog/unsaved-work'
import { notify } from '#/ui/notifications/notify'
import { ShowAll } from '#/ui/status/show-all'

/**
 * Shows `error` as a notification. `toMessage` wraps the message into a sentence; a clipped server text gets a button
 * that shows it in full. What is in front of the gateway shows itself when the page is opened anew; what was typed is kept.
 */
export function notifyError(error: unknown, toMessage?: (message: string) => string): void {
  const message = messageOf(error)
  const text = toMessage?.(message) ?? message
  const fullText = clippedTextOf(error)
  const isNote = error instanceof HttpFailure && error.kind === 'demoReadOnly'
  const level = isWebPage(error) ? 'warning' : isNote ? 'info' : 'error'
  const more = isWebPage(error) ? (
    <Button size="xs" onClick={reloadWithDrafts}>
      {t('problem.openAnew')}
    </Button>
  ) : (
    fullText !== undefined && <ShowAll text={fullText} />
  )
  if (!more) return notify(level, text)
  return notify(
    level,
    text,
    <>
      <div>{text}</div>
      {more}
    </>,
  )
}
