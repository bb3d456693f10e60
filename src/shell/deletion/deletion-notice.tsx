import { Alert } from '#/ui/controls/alert'
import { Button } from '#/ui/controls/button'
import { useT } from '#/ui/language/use-t'
import { PAGE_TITLE_ID } from '#/ui/text/page-title'
import { undoDeletion, useLeaving } from './waiting-deletions'

/** A record, by the first part of the query keys of its resource. */
export interface RecordRef {
  noun: string
  id: number
}

/** Says above a form that its record is being deleted, and offers *Undo* while it waits. */
export function DeletionNotice({ noun, id }: RecordRef) {
  const t = useT()
  const state = useLeaving(noun).get(String(id))
  if (state === undefined) return null
  const undo = () => {
    undoDeletion(noun, String(id))
    // The button is gone.
    document.getElementById(PAGE_TITLE_ID)?.focus()
  }
  return (
    <Alert tone="warning" isSpaced>
      <p>{t(state === 'waiting' ? 'row.leaving.form' : 'row.leaving')}</p>
      {state === 'waiting' && (
        <Button size="sm" onClick={undo}>
          {t('bulk.undo')}
        </Button>
      )}
    </Alert>
  )
}
