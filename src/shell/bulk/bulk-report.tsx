import { Button, Group } from '@mantine/core'
import { useEffect, useRef } from 'react'
import type { PlainKey } from '#/i18n/i18n'
import { useT } from '#/ui/language/use-t'
import { mayTryAgain, type BulkEnd } from './bulk-entry'
import { BulkOutcome } from './bulk-outcome'
import type { BulkRun } from './use-bulk'
import classes from './bulk.module.css'

const WHY: Record<BulkEnd, PlainKey | undefined> = {
  finished: undefined,
  stopped: 'bulk.end.stopped',
  offline: 'bulk.end.offline',
  signedOut: 'bulk.end.signedOut',
  tooMany: 'bulk.end.tooMany',
}

interface Props {
  run: BulkRun
  onTryAgain: () => void
  onClose: () => void
}

/** What became of each record, with a second try for those that failed or were never sent. */
export function BulkReport({ run, onTryAgain, onClose }: Props) {
  const t = useT()
  const summary = useRef<HTMLDivElement>(null)
  // The button that had the focus went with the progress.
  useEffect(() => summary.current?.focus(), [])
  const why = run.end && WHY[run.end]
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
        {run.entries.some(mayTryAgain) && (
          <Button type="button" onClick={onTryAgain}>
            {t('bulk.tryAgain')}
          </Button>
        )}
      </Group>
    </>
  )
}
