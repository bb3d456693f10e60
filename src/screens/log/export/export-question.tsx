import { Button, Text } from '@mantine/core'
import { formatCount } from '#/format/quota'
import { formatTimestamp } from '#/format/timestamp'
import { minutesOf } from '#/http/pace'
import { PAGE_SIZE } from '#/http/rows'
import { ConfirmDialog } from '#/ui/dialog/confirm-dialog'
import { useT } from '#/ui/language/use-t'

interface Props {
  /** About how many pages there are. */
  pages: number
  /** Since when the entries are that can be read at once, in unix seconds. */
  since: number
  /** Starts the export of all entries, or of those since a moment. */
  onStart: (since?: number) => void
  onClose: () => void
}

/** Says before a long export how long it takes, and offers a shorter range. */
export function ExportQuestion({ pages, since, onStart, onClose }: Props) {
  const t = useT()
  const start = (from?: number) => {
    onClose()
    onStart(from)
  }
  return (
    <ConfirmDialog
      title={t('log.export.ask', { n: formatCount(pages * PAGE_SIZE) })}
      hint={
        <>
          <Text mb="sm">{t('job.duration', { calls: pages, minutes: minutesOf(pages) })}</Text>
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
