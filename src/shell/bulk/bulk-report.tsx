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

/** Report after a run, with a button to retry the records that failed or were never sent. */
export function BulkReport({ run, onRetry, onClose }: Props) {
  const t = useT()
  const summary = useRef<HTMLDivElement>(null)
  // The focused button was unmounted with the progress view.
  useEffect(() => summary.current?.focus(), [])
  const endReason = run.end && END_REASONS[run.end]
  return (
    <>
      <div ref={summary} tabIndex={-1} className={classes.summary}>
        {endReason && <p className={classes.line}>{t(endReason)}</p>}
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
