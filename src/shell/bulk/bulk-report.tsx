import { Button, Group } from '@mantine/core'
import { useEffect, useRef } from 'react'
import type { StaticKey } from '#/i18n/i18n'
import { useT } from '#/ui/language/use-t'
import { isRetryable, type BulkEnd } from './bulk-entry'
import { BulkOutcome } from './bulk-outcome'
import type { BulkRun } from './use-bulk'
import classes from './bulk.module.css'

const END_REASONS: Record<BulkEnd, StaticKey | undefined> = {
  finished: undefined,
  stopped: 'bulk.end.stopped',
  offline: 'bulk.end.offline',
  signedOut: 'bulk.end.signedOut',
  rateLimited: 'bulk.end.rateLimited',
}

interface Props {
  run: BulkRun
  onRetry: () => void
  onClose: () => void
}

/** What became of each record, with a second try for those that failed or were never sent. */
export function BulkReport({ run, onRetry, onClose }: Props) {
  const t = useT()
  const summary = useRef<HTMLDivElement>(null)
  // The button that had the focus went with the progress.
  useEffect(() => summary.current?.focus(), [])
  const why = run.end && END_REASONS[run.end]
  return (
    <>
      <div ref={summary} tabIndex={-1} className={classes.summary}>
        {why && <p className={classes.line}>{t(why)}</p>}
        <BulkOutcome entries={run.entries} />
      </div>
      <Group justify="flex-end" mt="md">
        <Button type="button" variant="default" onClick={onClose}>
          {t('bulk.close')}
        </Button>
        {run.entries.some(isRetryable) && (
          <Button type="button" onClick={onRetry}>
            {t('bulk.retry')}
          </Button>
        )}
      </Group>
    </>
  )
}
