import { Alert, Button } from '@mantine/core'
import { useT } from '#/ui/language/use-t'
import { BulkOutcome } from './bulk-outcome'
import type { Bulk } from './use-bulk'

/** After a run that a reload or leaving cut short: how many were sent, done, unknown, and not sent (CD-24). */
export function BulkNotice<Row extends { id: number }>({ bulk }: { bulk: Bulk<Row> }) {
  const t = useT()
  const { left, run } = bulk
  if (!left || run) return null
  const n = left.entries.filter(({ state }) => state !== 'waiting').length
  return (
    <Alert color="orange" variant="light" my="md" title={t('bulk.left', { title: left.title })}>
      <p>{t('bulk.left.sent', { n, total: left.entries.length })}</p>
      <BulkOutcome entries={left.entries} />
      <Button type="button" variant="default" size="xs" mt="sm" onClick={bulk.forgetLeft}>
        {t('bulk.left.dismiss')}
      </Button>
    </Alert>
  )
}
