import { Alert, Button } from '@mantine/core'
import { useT } from '#/ui/language/use-t'
import { BulkOutcome } from './bulk-outcome'
import type { Bulk } from './use-bulk'

/** Alert about a run that a reload or navigation interrupted: how many were sent, done, unknown and not sent (CD-24). */
export function BulkNotice<Row extends { id: number }>({ bulk }: { bulk: Bulk<Row> }) {
  const t = useT()
  const { interruptedRun, run } = bulk
  if (!interruptedRun || run) return null
  const n = interruptedRun.entries.filter(({ state }) => state !== 'waiting').length
  return (
    <Alert
      color="orange"
      variant="light"
      my="md"
      title={t('bulk.interrupted', { title: interruptedRun.title })}
    >
      <p>{t('bulk.interrupted.sent', { n, total: interruptedRun.entries.length })}</p>
      <BulkOutcome entries={interruptedRun.entries} />
      <Button type="button" variant="default" size="xs" mt="sm" onClick={bulk.dismissInterrupted}>
        {t('bulk.interrupted.dismiss')}
      </Button>
    </Alert>
  )
}
