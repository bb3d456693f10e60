import { Button } from '@mantine/core'
import { formatCount } from '#/format/quota'
import { formatTimestamp } from '#/format/timestamp'
import { minutesOf } from '#/http/pace'
import { PAGE_SIZE } from '#/http/rows'
import { ConfirmDialog } from '#/ui/dialog/confirm-dialog'
import { useT } from '#/ui/language/use-t'

interface Props {
  calls: number
  /** Since when the entries are that can be read at once, in unix seconds. */
  since: number
  /** Starts the export of all entries, or of those since a moment. */
  onStart: (since?: number) => void
  onClose: () => void
}

export function ExportQuestion({ calls, since, onStart, onClose }: Props) {
  const t = useT()
  const start = (from?: number) => {
    onClose()
    onStart(from)
  }
  return (
    <ConfirmDialog
      title={t('log.export.ask', { n: formatCount(calls * PAGE_SIZE) })}
      hint={
        <>
          <p>{t('job.duration', { calls, minutes: minutesOf(calls) })}</p>
          <Button onClick={() => start(since)}>
            {t('log.export.since', { time: formatTimestamp(since) ?? '' })}
          </Button>
        </>
      }
      confirmLabel={t('log.export.all')}
      tone="plain"
      onConfirm={() => start()}
      onCancel={onClose}
    />
  )
}
