import { Button } from '@mantine/core'
import { useT } from '#/ui/language/use-t'

/** Secondary button of an edit form whose record was deleted: creates a new record from the typed values (FM-W9). */
export function CreateAsNewButton({ onClick }: { onClick: () => void }) {
  const t = useT()
  return (
    <Button type="button" variant="light" onClick={onClick}>
      {t('form.deleted.createAsNew')}
    </Button>
  )
}
